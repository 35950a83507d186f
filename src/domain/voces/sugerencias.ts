import { recallRaices } from './raices.ts'

export interface TemaConEjemplos {
  id: string
  nombre: string
}

export interface RespuestaConTemas {
  texto: string
  idsTemas: readonly string[]
}

export interface Sugerencia {
  idTema: string
  /** As they stand in the answer, the ones that say most first. */
  palabras: string[]
}

/** Counts of each root in the answers of a theme, and in those that have any theme. */
export interface Aprendido {
  temas: readonly TemaConEjemplos[]
  conTema: number
  deTodos: ReadonlyMap<string, number>
  porTema: ReadonlyMap<string, { respuestas: number; raices: ReadonlyMap<string, number> }>
}

const PALABRAS_DICHAS = 3
const SUGERENCIAS = 2
/** A single word is too often by chance. */
const PALABRAS_QUE_HABLAN = 2
/** Below this a word is as good as chance. */
const PESO_MINIMO = 0.7
/** Answers of other themes that are taken for granted: with a single theme its words must still say something. */
const OTRAS_SUPUESTAS = 4
/** The name of a theme counts as some answers of it: there is something to go by from the first one on. */
const PESO_DEL_NOMBRE = 2

const add = (cuentas: Map<string, number>, raiz: string, n: number) =>
  cuentas.set(raiz, (cuentas.get(raiz) ?? 0) + n)

const RESPUESTAS_POR_PASO = 100

/** From what people assigned, and nothing else; a few answers at a step, for whoever must not make others wait. */
export function* learnPorPasos(
  temas: readonly TemaConEjemplos[],
  respuestas: Iterable<RespuestaConTemas>,
): Generator<void, Aprendido> {
  const deTodos = new Map<string, number>()
  const porTema = new Map(
    temas.map(({ id }): [string, { respuestas: number; raices: Map<string, number> }] => [
      id,
      { respuestas: 0, raices: new Map() },
    ]),
  )
  let conTema = 0
  const learn = (texto: string, idsTemas: readonly string[], veces: number) => {
    const raices = [...recallRaices(texto).keys()]
    conTema += veces
    for (const raiz of raices) add(deTodos, raiz, veces)
    for (const idTema of idsTemas) {
      const tema = porTema.get(idTema)
      if (!tema) continue
      tema.respuestas += veces
      for (const raiz of raices) add(tema.raices, raiz, veces)
    }
  }
  for (const { id, nombre } of temas) learn(nombre, [id], PESO_DEL_NOMBRE)
  let leidas = 0
  for (const { texto, idsTemas } of respuestas) {
    if (idsTemas.length > 0) learn(texto, idsTemas, 1)
    if (++leidas % RESPUESTAS_POR_PASO === 0) yield
  }
  return { temas, conTema, deTodos, porTema }
}

/** The same at once. */
export function learnTemas(
  temas: readonly TemaConEjemplos[],
  respuestas: Iterable<RespuestaConTemas>,
): Aprendido {
  const pasos = learnPorPasos(temas, respuestas)
  for (;;) {
    const paso = pasos.next()
    if (paso.done) return paso.value
  }
}

/** The root's excess in answers of the theme over others, as a logarithm. */
function computePeso({ conTema, deTodos, porTema }: Aprendido, idTema: string, raiz: string): number {
  const tema = porTema.get(idTema)
  const suyas = tema?.raices.get(raiz) ?? 0
  if (!tema || suyas === 0) return 0
  const ajenas = (deTodos.get(raiz) ?? 0) - suyas
  return (
    Math.log((suyas + 0.5) / (tema.respuestas + 1)) -
    Math.log((ajenas + 0.5) / (conTema - tema.respuestas + OTRAS_SUPUESTAS))
  )
}

function weighTema(aprendido: Aprendido, id: string, raices: readonly (readonly [string, string])[]) {
  const dicen = raices
    .map(([raiz, palabra]) => ({ palabra, peso: computePeso(aprendido, id, raiz) }))
    .filter(({ peso }) => peso > PESO_MINIMO)
    .sort((a, b) => b.peso - a.peso)
  return { id, dicen, suma: dicen.reduce((suma, { peso }) => suma + peso, 0) }
}

/** The theme of an answer that a part of it speaks of most; the first where its words do not say. */
export function findTemaDeParte(
  aprendido: Aprendido,
  { texto, idsTemas }: RespuestaConTemas,
): string | undefined {
  const raices = [...recallRaices(texto)]
  return idsTemas
    .map((id) => weighTema(aprendido, id, raices))
    .sort((a, b) => b.suma - a.suma)
    .at(0)?.id
}

/** At most two themes that the answer does not have, where more than one of its words speaks for them. */
export function suggestTemas(aprendido: Aprendido, { texto, idsTemas }: RespuestaConTemas): Sugerencia[] {
  const raices = [...recallRaices(texto)]
  return aprendido.temas
    .filter(({ id }) => !idsTemas.includes(id))
    .map(({ id }) => weighTema(aprendido, id, raices))
    .filter(({ dicen }) => dicen.length >= PALABRAS_QUE_HABLAN)
    .sort((a, b) => b.suma - a.suma)
    .slice(0, SUGERENCIAS)
    .map(({ id, dicen }) => ({
      idTema: id,
      palabras: dicen.slice(0, PALABRAS_DICHAS).map(({ palabra }) => palabra),
    }))
}
