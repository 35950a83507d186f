import type { Cuestionario, ParteCuestionario } from '../cuestionario/cuestionario.ts'
import { listOpciones } from '../cuestionario/list-opciones.ts'
import { listNumeros, listPartes, listPreguntasDeParte } from '../cuestionario/preguntas-de-parte.ts'
import { type ClaseDePregunta, isDeUnaOpcion } from '../cuestionario/tipos-de-parte.ts'
import type { RespuestaEnviada } from './respuestas.ts'

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
  /** Meaning of each key. A text has none: it is written. */
  teclas: readonly { tecla: string; valor: string; texto: string }[]
}

/** The typing of one sheet, by question. */
export type PapelTecleado = ReadonlyMap<string, string>

/** How sheets are typed: each once, one of every ten again, or each again. */
export const MODOS_DE_CAPTURA = ['una', 'muestra', 'todas'] as const
export type ModoDeCaptura = (typeof MODOS_DE_CAPTURA)[number]

const UNO_DE_CADA = 10

/** Sheets that are typed a second time: of a sample at least one, drawn so that nobody knows it before typing. */
export function drawRepetidos(modo: ModoDeCaptura, papeles: number, random: () => number): Set<number> {
  const cuantos = { una: 0, muestra: Math.ceil(papeles / UNO_DE_CADA), todas: papeles }[modo]
  const quedan = Array.from({ length: papeles }, (_, i) => i)
  return new Set(
    Array.from({ length: cuantos }, () => quedan.splice(Math.floor(random() * quedan.length), 1)[0]!),
  )
}

/**
 * Up to ten sheets: each once, then those that are typed again. A sheet whose last typing ends waits to be kept, and is
 * forgotten here. A key that does not say what was typed the first time does not go on: the next one, from the paper, decides.
 */
export interface Captura {
  renglones: readonly Renglon[]
  primera: readonly PapelTecleado[]
  segunda: readonly PapelTecleado[]
  repetidos: ReadonlySet<number>
  /** Sheets that are stored, or left out because nothing stands on them. */
  listos: ReadonlySet<number>
  vuelta: 1 | 2
  /** Which sheet and which line is being typed. */
  papel: number
  renglon: number
  /** The sheet is typed through, and waits to be kept. */
  completo: boolean
  /** The line was typed otherwise the first time, and waits for the key that decides. */
  difiere: boolean
  /** The line ends a part with more marks than it takes, and waits for whoever looks at the paper. */
  sobran: boolean
  diferencias: number
}

export const TECLA_NO_APLICA = 'n'

const TECLAS = [...'0123456789d']
const TECLAS_DESDE_1 = 9

/** Which key types which answer. A point whose text begins with its number has that key; 10 is the letter of *diez*. */
export function listTeclas(clase: ClaseDePregunta, pregunta: Parameters<typeof listOpciones>[0]) {
  if (clase === 'abierta') return []
  if (clase === 'opcion') return [{ tecla: '1', valor: 'true', texto: 'Marcada' }]
  const opciones = listOpciones(pregunta)
  const desde = opciones.filter(({ aparte }) => !aparte).length > TECLAS_DESDE_1 ? 0 : 1
  return opciones.map(({ valor, texto, aparte, numero }, i) => ({
    tecla: aparte ? TECLA_NO_APLICA : (TECLAS[Number(numero ?? i + desde)] ?? TECLAS[i + desde] ?? ''),
    valor,
    texto,
  }))
}

/** In the order of the paper. */
function listRenglones(cuestionario: Cuestionario): Renglon[] {
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

export function startCaptura(
  cuestionario: Cuestionario,
  papeles: number,
  repetidos: ReadonlySet<number>,
): Captura {
  const vacios = Array.from({ length: papeles }, () => new Map<string, string>())
  return {
    renglones: listRenglones(cuestionario),
    primera: vacios,
    segunda: vacios,
    repetidos,
    listos: new Set(),
    vuelta: 1,
    papel: 0,
    renglon: 0,
    completo: false,
    difiere: false,
    sobran: false,
    diferencias: 0,
  }
}

export const isTerminada = ({ listos, primera }: Captura): boolean => listos.size === primera.length

/** Whether something was typed that is not stored yet. */
export const hasPendientes = ({ primera, listos }: Captura): boolean =>
  primera.some((papel, i) => papel.size > 0 && !listos.has(i))

const getTecleados = ({ vuelta, primera, segunda }: Captura) => (vuelta === 1 ? primera : segunda)

/** The sheet being typed. */
export const getPapel = (captura: Captura): PapelTecleado => getTecleados(captura)[captura.papel] ?? new Map()

/** Another sheet, or the same one with nothing in its way. */
function turnTo(captura: Captura, vuelta: 1 | 2, papel: number, renglon = 0): Captura {
  return { ...captura, vuelta, papel, renglon, completo: false, difiere: false, sobran: false }
}

function goToSiguiente(captura: Captura): Captura {
  const { primera, papel, vuelta, repetidos, listos } = captura
  if (vuelta === 1 && papel + 1 < primera.length) return turnTo(captura, 1, papel + 1)
  const siguiente = primera.findIndex((_, i) => repetidos.has(i) && !listos.has(i))
  return siguiente < 0 ? turnTo(captura, vuelta, papel) : turnTo(captura, 2, siguiente)
}

function advance(captura: Captura): Captura {
  const { renglones, papel, renglon, vuelta, repetidos } = captura
  if (renglon + 1 < renglones.length) return turnTo(captura, vuelta, papel, renglon + 1)
  return vuelta === 1 && repetidos.has(papel)
    ? goToSiguiente(captura)
    : { ...turnTo(captura, vuelta, papel, renglon), completo: true }
}

/** The sheet is stored: what it said is forgotten, and the next one begins. */
export function forgetPapel(captura: Captura): Captura {
  const forget = (papeles: readonly PapelTecleado[]) =>
    papeles.map((papel, i) => (i === captura.papel ? new Map<string, string>() : papel))
  return goToSiguiente({
    ...captura,
    primera: forget(captura.primera),
    segunda: forget(captura.segunda),
    listos: new Set([...captura.listos, captura.papel]),
  })
}

function write(captura: Captura, valor: string): Captura {
  const { idPregunta } = captura.renglones[captura.renglon]!
  const papeles = getTecleados(captura).map((papel, i) =>
    i === captura.papel ? new Map(papel).set(idPregunta, valor) : papel,
  )
  return { ...captura, [captura.vuelta === 1 ? 'primera' : 'segunda']: papeles }
}

const normalize = (valor: string | undefined) => valor ?? EN_BLANCO

function isDistinto(
  { vuelta, difiere, primera, papel, renglones, renglon }: Captura,
  valor: string,
): boolean {
  const { idPregunta, clase } = renglones[renglon]!
  if (vuelta === 1 || difiere || clase === 'abierta') return false
  return normalize(primera[papel]?.get(idPregunta)) !== valor
}

/**
 * Types a value into the line, and goes on. It stays where the value is not what was typed the first time, or leaves its part
 * with more marks than it takes; the same value again says that the paper is so.
 */
export function typeValor(captura: Captura, valor: string): Captura {
  if (isTerminada(captura) || captura.completo) return captura
  const escrita = write(captura, valor)
  const { idPregunta } = captura.renglones[captura.renglon]!
  if (captura.sobran && getPapel(captura).get(idPregunta) === valor) return advance(escrita)
  if (isDistinto(captura, valor))
    return { ...escrita, difiere: true, sobran: false, diferencias: captura.diferencias + 1 }
  return findSobradaAqui(escrita) ? { ...escrita, difiere: false, sobran: true } : advance(escrita)
}

/** A key of the keyboard; null where it means nothing on this line. */
export function pressTecla(captura: Captura, tecla: string): Captura | null {
  const renglon = captura.renglones[captura.renglon]
  if (isTerminada(captura) || !renglon) return null
  if (tecla === 'arrowup') return goBack(captura)
  if (captura.completo) return null
  // Typing without looking would answer the next line here, and all that follow would be off by one.
  if (captura.sobran && tecla !== 'enter' && tecla !== 'arrowdown') return null
  if (renglon.clase === 'abierta') return null
  const elegida = renglon.teclas.find((una) => una.tecla === tecla)
  if (elegida) return typeValor(captura, elegida.valor)
  if (tecla === ' ' || tecla === '0')
    return typeValor(captura, renglon.clase === 'opcion' ? 'false' : EN_BLANCO)
  if (tecla === 'enter' || tecla === 'arrowdown') {
    // A typed answer already holds; an empty line is not passed over by mistake.
    const valor = getPapel(captura).get(renglon.idPregunta)
    return valor === undefined ? null : typeValor(captura, valor)
  }
  return null
}

/** One line back, within the sheet and to the one before it, unless that one is stored. */
export function goBack(captura: Captura): Captura {
  const { renglon, papel, renglones, vuelta, completo, listos } = captura
  if (completo) return turnTo(captura, vuelta, papel, renglon)
  if (renglon > 0) return turnTo(captura, vuelta, papel, renglon - 1)
  return vuelta === 1 && papel > 0 && !listos.has(papel - 1)
    ? turnTo(captura, vuelta, papel - 1, renglones.length - 1)
    : turnTo(captura, vuelta, papel)
}

/** Another line than the one being typed, chosen by hand. */
export const goTo = (captura: Captura, renglon: number): Captura =>
  renglon === captura.renglon ? captura : { ...captura, renglon, difiere: false, sobran: false }

const countCaben = ({ tipo, cantidadDeOpciones, preguntas }: ParteCuestionario): number =>
  isDeUnaOpcion(tipo) ? 1 : (cantidadDeOpciones ?? preguntas.length)

/** Options that cannot be so on a sheet that is answered on a screen: the part is left without an answer. */
const isParteLegible = (parte: ParteCuestionario, marcadas: number): boolean =>
  marcadas <= countCaben(parte) && (!isDeUnaOpcion(parte.tipo) || marcadas === 1)

function countMarcadas(renglones: readonly Renglon[], papel: PapelTecleado): Map<ParteCuestionario, number> {
  const marcadas = new Map<ParteCuestionario, number>()
  for (const { clase, parte, idPregunta } of renglones)
    if (clase === 'opcion')
      marcadas.set(parte, (marcadas.get(parte) ?? 0) + (papel.get(idPregunta) === 'true' ? 1 : 0))
  return marcadas
}

/** A part with more marks than it takes: as long as the paper says so, it is left without an answer. */
export interface Sobrada {
  parte: ParteCuestionario
  marcadas: number
  caben: number
}

const listSobradas = (renglones: readonly Renglon[], papel: PapelTecleado): Sobrada[] =>
  [...countMarcadas(renglones, papel)]
    .map(([parte, marcadas]) => ({ parte, marcadas, caben: countCaben(parte) }))
    .filter(({ marcadas, caben }) => marcadas > caben)

/** The part that the line being typed ends, where it has more marks than it takes. */
export function findSobradaAqui(captura: Captura): Sobrada | undefined {
  const { renglones, renglon } = captura
  const parte = renglones[renglon]?.parte
  if (renglones[renglon + 1]?.parte === parte) return undefined
  return listSobradas(renglones, getPapel(captura)).find((sobrada) => sobrada.parte === parte)
}

/** A sheet as it counts: as it was typed last. Texts are read off the first typing, as they were mended in the second. */
function getLeido({ primera, segunda, repetidos }: Captura, papel: number): PapelTecleado {
  return repetidos.has(papel) ? (segunda[papel] ?? new Map()) : (primera[papel] ?? new Map())
}

/** Parts of a sheet that are not going to count. */
export const listSobradasDePapel = (captura: Captura, papel: number): Sobrada[] =>
  listSobradas(captura.renglones, getLeido(captura, papel))

/** A sheet's answers, as everybody's are saved. */
export function listRespuestasDePapel(captura: Captura, papel: number): RespuestaEnviada[] {
  const leido = getLeido(captura, papel)
  const read = ({ idPregunta, clase }: Renglon) =>
    leido.get(idPregunta) ??
    (clase === 'abierta' ? (captura.primera[papel]?.get(idPregunta) ?? '') : undefined)
  const marcadas = countMarcadas(captura.renglones, leido)
  return captura.renglones.flatMap((renglon) => {
    const valor = normalize(read(renglon))
    if (renglon.clase === 'opcion' && !isParteLegible(renglon.parte, marcadas.get(renglon.parte) ?? 0))
      return []
    return valor === EN_BLANCO ? [] : [{ idPregunta: renglon.idPregunta, respuesta: valor }]
  })
}
