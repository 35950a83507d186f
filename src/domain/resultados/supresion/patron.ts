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
 * Nothing else may go by group where the group is withheld in the block, or cross group and seniority: the options of the
 * seniority question itself are counted by seniority alone.
 *
 * Use: for each block `computePatron(…)`, with the patterns of the blocks before it; null: no block can be made yet.
 * Store it with the block as JSON. Per question `computePatronDePregunta(…)` says in which of the shown sets
 * its answers may be shown. `findReserva(patrones, …)` is what the wire says of a set over all blocks.
 * No search, whatever the minimum: a pattern takes some milliseconds for 200 groups of 20 seniorities, a question at most
 * two. With hundreds of questions let others in between: after each, or after some.
 */
export type Reserva = 'menosDelMinimo' | 'porOtroGrupo'

export type Decision = 'visible' | Reserva

export const CLASES_DE_CONJUNTO = ['areas', 'grupos', 'antiguedades'] as const

export type ClaseDeConjunto = (typeof CLASES_DE_CONJUNTO)[number]

/** By id. A set that is not here has no sheets in the block: undecided. The company is always shown. */
export type Patron = { minimo: number } & Record<ClaseDeConjunto, Record<string, Decision>>

/** What the wire's `reserva` says of a set: null where its figures are shown. */
export function findReserva(
  patrones: readonly Patron[],
  clase: ClaseDeConjunto,
  id: string,
): Reserva | 'sinPublicar' | null {
  const decision = findDecision(patrones, clase, id)
  return decision === 'visible' ? null : (decision ?? 'sinPublicar')
}

/** The first block with sheets of a set decides: later ones may show less of it, never more. */
export function findDecision(
  patrones: readonly Patron[],
  clase: ClaseDeConjunto,
  id: string,
): Decision | undefined {
  return patrones.map((patron) => patron[clase][id]).find((decision) => decision !== undefined)
}

export const isVisible = (patron: Patron, clase: ClaseDeConjunto, id: string) =>
  patron[clase][id] === 'visible'

/** Groups of which figures are withheld, be it in one block of several. */
export const listGruposReservados = (patrones: readonly Patron[]): ReadonlySet<string> =>
  new Set(
    patrones.flatMap((patron) => Object.keys(patron.grupos).filter((id) => !isVisible(patron, 'grupos', id))),
  )
