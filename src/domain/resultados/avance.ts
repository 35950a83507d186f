import type { Lectura } from '../climas/clima-input.ts'

/** So many times the minimum have to be finished: nobody presses when those that they want have. */
export const TERMINADAS_DE_AVANCE = 3
/** So many times the minimum still to come, or nobody: no group ends with too few left over. */
export const POR_VENIR_DE_AVANCE = 4

type Estructura = {
  gruposDeOpinion: readonly { id: string; encuestadosPlaneados: number }[]
  areasDeTrabajo: readonly { id: string; idsGruposDeOpinion: readonly string[] }[]
  lectura?: Lectura
}

type Cuentas = ReadonlyMap<string, number>

type Pedido = {
  definicion: Estructura
  minimo: number
  /** Finished questionnaires that wait, by group. */
  terminaron: Cuentas
  /** Those that somebody is still answering, by group. */
  siguen: Cuentas
  /** The highest plan of each group since the survey was first active: whoever lowers one gains nothing. */
  planes: Cuentas
}

/** entran: groups that can spare an early publication. con, de: how many groups it is of; areas, where they are read. */
export type Avance = { entran: ReadonlySet<string>; con: number; de: number }

const sum = (ids: readonly string[], count: (id: string) => number) =>
  ids.reduce((suma, id) => suma + count(id), 0)

/** Sets that are read: groups, or areas, each with its groups. */
const listLeidos = ({ gruposDeOpinion, areasDeTrabajo, lectura }: Estructura): readonly string[][] =>
  lectura === 'areas'
    ? areasDeTrabajo.map(({ idsGruposDeOpinion }) => [...idsGruposDeOpinion])
    : gruposDeOpinion.map(({ id }) => [id])

/** Groups, or areas where they are read. */
export const countLeidos = ({
  gruposDeOpinion,
  areasDeTrabajo,
  lectura,
}: {
  gruposDeOpinion: readonly unknown[]
  areasDeTrabajo: readonly unknown[]
  lectura?: Lectura
}): number => (lectura === 'areas' ? areasDeTrabajo : gruposDeOpinion).length

/**
 * Which groups enter the one publication of a round while its survey is active, each whole; where areas are read an area enters or
 * waits whole. It rests on how many have finished and on plans, never on an answer.
 */
export function chooseAvance({ definicion, minimo, terminaron, siguen, planes }: Pedido): Avance {
  const leidos = listLeidos(definicion)
  const actuales = new Map(definicion.gruposDeOpinion.map((g) => [g.id, g.encuestadosPlaneados]))
  const countPlan = (id: string) => Math.max(planes.get(id) ?? 0, actuales.get(id) ?? 0)
  const entran = leidos.filter((ids) => {
    const listas = sum(ids, (id) => terminaron.get(id) ?? 0)
    // More people of a group may have begun than were planned.
    const porVenir = sum(ids, (id) =>
      Math.max(countPlan(id) - (terminaron.get(id) ?? 0), siguen.get(id) ?? 0),
    )
    return (
      listas >= TERMINADAS_DE_AVANCE * minimo && (porVenir <= 0 || porVenir >= POR_VENIR_DE_AVANCE * minimo)
    )
  })
  return { entran: new Set(entran.flat()), con: entran.length, de: leidos.length }
}

/** "Avance: 3 de 8 grupos." */
export const formatAvance = ({ con, de }: { con: number; de: number }, lectura: Lectura = 'grupos'): string =>
  `Avance: ${con} de ${de} ${lectura === 'areas' ? 'áreas' : 'grupos'}`

/** The price of an early publication: usually read at the end, after it; and without it, from so many to so many. */
export type PrecioDeAvance = { con: number; desde: number; hasta: number }

/** "Al final se leerán unas 4 antigüedades en lugar de 4 o 5." Null where it asks for none, or none is read anyway. */
export function formatPrecio({ con, desde, hasta }: PrecioDeAvance): string | null {
  if (hasta === 0) return null
  const sin = desde === hasta ? `${hasta}` : `${desde} ${hasta - desde === 1 ? 'o' : 'a'} ${hasta}`
  if (con >= hasta && desde === hasta) return `Al final se leerán ${sin} antigüedades, como sin avance.`
  const leidas =
    con === 0
      ? 'no se leerá ninguna antigüedad'
      : con === 1
        ? 'se leerá una antigüedad'
        : `se leerán unas ${con} antigüedades`
  return `Al final ${leidas} en lugar de ${sin}.`
}
