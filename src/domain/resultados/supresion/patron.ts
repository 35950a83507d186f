import type { Cubo } from '../cubo.ts'

/** People by group × seniority; the last seniority of each group is "did not say" and has no id. */
export type Celdas = {
  idsGrupos: readonly string[]
  idsAntiguedades: readonly string[]
  personas: ArrayLike<number>
}

/** Where the answers to a closed question are valid: all codes but "No Aplica". */
const VALORES_VALIDOS = 4

export const getCeldas = (cubo: Cubo): Celdas => ({ ...listIds(cubo), personas: cubo.encuestados })

/** Those who validly answered one question. */
export function countBases(cubo: Cubo, posicion: number): Celdas {
  const personas = cubo.encuestados.map((_, celda) => {
    const inicio = (celda * cubo.posiciones + posicion) * cubo.valores
    let validas = 0
    for (let i = inicio; i < inicio + VALORES_VALIDOS; i++) validas += cubo.cuentas[i]!
    return validas
  })
  return { ...listIds(cubo), personas }
}

const listIds = ({ indiceDeGrupo, indiceDeAntiguedad }: Cubo) => ({
  idsGrupos: [...indiceDeGrupo.keys()],
  idsAntiguedades: [...indiceDeAntiguedad.keys()],
})

/** Classes of one group, by seniority. */
export function listFila({ idsAntiguedades, personas }: Celdas, grupo: number): number[] {
  const ancho = idsAntiguedades.length + 1
  return Array.from({ length: ancho }, (_, i) => personas[grupo * ancho + i] ?? 0)
}

export const sum = (numeros: readonly number[]) => numeros.reduce((suma, numero) => suma + numero, 0)

export const addFila = (a: readonly number[] | undefined, b: readonly number[]) =>
  b.map((numero, i) => numero + (a?.[i] ?? 0))

/**
 * Which sets of people of a block of published sheets may be shown: the company, areas, groups, seniorities.
 *
 * Rule (design of publication): a set is shown with at least `minimo` sheets in the block, and only if no combination
 * of shown sets, with any signs and weights, has a positive or a negative part of 1 to minimo − 1 people. The shown
 * sets split the people of a block into classes: those who are in exactly the same shown sets. Every combination gives
 * all of a class one weight, so its parts are unions of classes; and for each class some combination has that class
 * alone as its positive part (group + seniority − company, say). So the rule holds exactly where **every class is
 * empty or has at least `minimo` people**. Whatever is computed from the shown sets stays the same when the sheets of a
 * class change hands: everybody is one of at least `minimo` in everything shown, rare answers included.
 *
 * Areas and groups are chosen first (`computePatron`), and seniorities within them: as runs of options, each with the people of
 * those rows where it has enough (`domain/tramos`). Nothing else may go by group where the group is withheld in the block, or
 * cross group and seniority: how many said each option is told of the company alone.
 *
 * A block stores its pattern as JSON, and later ones are made within it. Per question `computePatronDePregunta(…)` says in
 * which of the shown areas and groups its answers may be shown. `findReserva(patrones, …)` is what the wire says of one over
 * all blocks. No search, whatever the minimum: a pattern takes some milliseconds for 200 groups of 20 seniorities, a question
 * at most two. With hundreds of questions let others in between: after each, or after some.
 */
export type Reserva = 'menosDelMinimo' | 'porOtroGrupo'

export type Decision = 'visible' | Reserva

const CLASES_DE_CONJUNTO = ['areas', 'grupos', 'antiguedades'] as const

export type ClaseDeConjunto = (typeof CLASES_DE_CONJUNTO)[number]

export type ClasePorGrupo = Exclude<ClaseDeConjunto, 'antiguedades'>

/** By id. A set that is not here has no sheets in the block: undecided. The company is always shown. */
export type PatronDeGrupos = { minimo: number } & Record<ClasePorGrupo, Record<string, Decision>>

/** tramos: the runs of the block, by the ids of their options; null where no seniority can be read. */
export type Patron = PatronDeGrupos & { tramos: readonly (readonly string[])[] | null }

/** The wire's `reserva` of a set: null where its figures are shown. */
export function findReserva(
  patrones: readonly PatronDeGrupos[],
  clase: ClasePorGrupo,
  id: string,
): Reserva | 'sinPublicar' | null {
  const decision = findDecision(patrones, clase, id)
  return decision === 'visible' ? null : (decision ?? 'sinPublicar')
}

/** The first block with sheets of a set decides: later ones may show less of it, never more. */
export function findDecision(
  patrones: readonly PatronDeGrupos[],
  clase: ClasePorGrupo,
  id: string,
): Decision | undefined {
  return patrones.map((patron) => patron[clase][id]).find((decision) => decision !== undefined)
}

/** A set is decided by the last block that has people of it. */
export const joinPatrones = (patrones: readonly Patron[]): Patron => ({
  ...patrones.at(-1)!,
  areas: Object.assign({}, ...patrones.map(({ areas }) => areas)),
  grupos: Object.assign({}, ...patrones.map(({ grupos }) => grupos)),
})

export const isVisible = (patron: PatronDeGrupos, clase: ClasePorGrupo, id: string) =>
  patron[clase][id] === 'visible'

/** Groups of which figures are withheld, be it in one block of several. */
export const listGruposReservados = (patrones: readonly PatronDeGrupos[]): ReadonlySet<string> =>
  new Set(
    patrones.flatMap((patron) => Object.keys(patron.grupos).filter((id) => !isVisible(patron, 'grupos', id))),
  )
