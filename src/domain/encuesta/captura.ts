import type { Cuestionario, ParteCuestionario } from '../cuestionario/cuestionario.ts'
import { listOpciones } from '../cuestionario/list-opciones.ts'
import {
  type ClaseDePregunta,
  listNumeros,
  listPartes,
  listPreguntasDeParte,
} from '../cuestionario/preguntas-de-parte.ts'
import type { RespuestaEnviada } from './respuesta.ts'

export const MAX_PAPELES = 10

/** Nothing marked on paper, or two faces: it stays without an answer. */
export const EN_BLANCO = '-'

/** One question, or one option, of the paper. */
export interface Renglon {
  idPregunta: string
  numero: number
  clase: ClaseDePregunta
  pregunta: string
  parte: ParteCuestionario
  /** What each key means. A text has none: it is written. */
  teclas: readonly { tecla: string; valor: string; texto: string }[]
}

/** What was typed of one sheet, by question. */
export type Papel = ReadonlyMap<string, string>

/**
 * Up to ten sheets that live in the page: all of them once, then all of them again. A key that does not say what was typed
 * the first time does not go on: the next one, from the paper, decides.
 */
export interface Captura {
  renglones: readonly Renglon[]
  primera: readonly Papel[]
  segunda: readonly Papel[]
  vuelta: 1 | 2
  /** Which sheet and which line is being typed; `papeles` once everything is. */
  papel: number
  renglon: number
  /** The line was typed otherwise the first time, and waits for the key that decides. */
  difiere: boolean
  diferencias: number
}

const TECLA_NO_APLICA = 'n'

function listTeclas(clase: ClaseDePregunta, pregunta: Parameters<typeof listOpciones>[0]) {
  if (clase === 'abierta') return []
  if (clase === 'opcion') return [{ tecla: '1', valor: 'true', texto: 'Marcada' }]
  return listOpciones(pregunta).map(({ valor, texto, aparte }, i) => ({
    tecla: aparte ? TECLA_NO_APLICA : String(i + 1),
    valor,
    texto,
  }))
}

/** In the order of the paper. */
export function listRenglones(cuestionario: Cuestionario): Renglon[] {
  const numeros = listNumeros(cuestionario)
  return listPartes(cuestionario).flatMap((parte) =>
    listPreguntasDeParte(parte).map((pregunta) => ({
      idPregunta: pregunta.id,
      numero: numeros.get(pregunta.id) ?? 0,
      clase: pregunta.clase,
      pregunta: pregunta.pregunta,
      parte,
      teclas: listTeclas(pregunta.clase, pregunta),
    })),
  )
}

export function startCaptura(cuestionario: Cuestionario, papeles: number): Captura {
  const vacios = Array.from({ length: papeles }, () => new Map<string, string>())
  return {
    renglones: listRenglones(cuestionario),
    primera: vacios,
    segunda: vacios,
    vuelta: 1,
    papel: 0,
    renglon: 0,
    difiere: false,
    diferencias: 0,
  }
}

export const isTerminada = ({ vuelta, papel, primera }: Captura): boolean =>
  vuelta === 2 && papel === primera.length

const getTecleados = ({ vuelta, primera, segunda }: Captura) => (vuelta === 1 ? primera : segunda)

/** What stands on the sheet being typed. */
export const getPapel = (captura: Captura): Papel => getTecleados(captura)[captura.papel] ?? new Map()

function advance(captura: Captura): Captura {
  const { renglones, primera, papel, renglon, vuelta } = captura
  const siguiente = { ...captura, difiere: false }
  if (renglon + 1 < renglones.length) return { ...siguiente, renglon: renglon + 1 }
  if (papel + 1 < primera.length) return { ...siguiente, papel: papel + 1, renglon: 0 }
  return vuelta === 1
    ? { ...siguiente, vuelta: 2, papel: 0, renglon: 0 }
    : { ...siguiente, papel: primera.length, renglon: 0 }
}

function write(captura: Captura, valor: string): Captura {
  const { idPregunta } = captura.renglones[captura.renglon]!
  const papeles = getTecleados(captura).map((papel, i) =>
    i === captura.papel ? new Map(papel).set(idPregunta, valor) : papel,
  )
  return { ...captura, [captura.vuelta === 1 ? 'primera' : 'segunda']: papeles }
}

const normalize = (valor: string | undefined) => valor ?? EN_BLANCO

/** Types a value into the line, and goes on unless it is not what was typed the first time. */
export function typeValor(captura: Captura, valor: string): Captura {
  if (isTerminada(captura)) return captura
  const escrita = write(captura, valor)
  const { idPregunta, clase } = captura.renglones[captura.renglon]!
  if (captura.vuelta === 1 || captura.difiere || clase === 'abierta') return advance(escrita)
  const antes = normalize(captura.primera[captura.papel]?.get(idPregunta))
  if (antes === valor) return advance(escrita)
  return { ...escrita, difiere: true, diferencias: captura.diferencias + 1 }
}

/** A key of the keyboard; null where it means nothing on this line. */
export function pressTecla(captura: Captura, tecla: string): Captura | null {
  const renglon = captura.renglones[captura.renglon]
  if (isTerminada(captura) || !renglon) return null
  if (tecla === 'arrowup') return goBack(captura)
  if (renglon.clase === 'abierta') return null
  if (tecla === ' ' || tecla === '0')
    return typeValor(captura, renglon.clase === 'opcion' ? 'false' : EN_BLANCO)
  if (tecla === 'enter' || tecla === 'arrowdown') {
    // What is typed already holds; an empty line is not passed over by mistake.
    const valor = getPapel(captura).get(renglon.idPregunta)
    return valor === undefined ? null : typeValor(captura, valor)
  }
  const elegida = renglon.teclas.find((una) => una.tecla === tecla)
  return elegida ? typeValor(captura, elegida.valor) : null
}

/** One line back, within the sheet and to the one before it. */
export function goBack(captura: Captura): Captura {
  const { renglon, papel, renglones } = captura
  if (renglon > 0) return { ...captura, renglon: renglon - 1, difiere: false }
  if (papel > 0) return { ...captura, papel: papel - 1, renglon: renglones.length - 1, difiere: false }
  return captura
}

/** Options that cannot be so on a sheet that is answered on a screen: the part is left without an answer. */
function isParteLegible(
  { tipo, cantidadDeOpciones, preguntas }: ParteCuestionario,
  marcadas: number,
): boolean {
  if (tipo === 'tiempoDeLaborarEnEmpresa') return marcadas === 1
  return marcadas <= (cantidadDeOpciones ?? preguntas.length)
}

/** What a sheet says, as everybody's is saved. Texts are read off the first typing, as they were mended in the second. */
export function listRespuestasDePapel(captura: Captura, papel: number): RespuestaEnviada[] {
  const primera = captura.primera[papel]!
  const segunda = captura.segunda[papel]!
  const read = ({ idPregunta, clase }: Renglon) =>
    clase === 'abierta' ? (segunda.get(idPregunta) ?? primera.get(idPregunta) ?? '') : segunda.get(idPregunta)
  const marcadas = new Map<ParteCuestionario, number>()
  for (const renglon of captura.renglones)
    if (renglon.clase === 'opcion')
      marcadas.set(renglon.parte, (marcadas.get(renglon.parte) ?? 0) + (read(renglon) === 'true' ? 1 : 0))
  return captura.renglones.flatMap((renglon) => {
    const valor = normalize(read(renglon))
    if (renglon.clase === 'opcion' && !isParteLegible(renglon.parte, marcadas.get(renglon.parte) ?? 0))
      return []
    return valor === EN_BLANCO ? [] : [{ idPregunta: renglon.idPregunta, respuesta: valor }]
  })
}
