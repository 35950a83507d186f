import { isVisible, type Patron, sum } from '../supresion/patron.ts'

/** People who answered an open question and whose texts are not published yet, by group. */
export type ContestaronAbierta = ReadonlyMap<string, number>

/** By open question: the groups whose texts stand beside their group; null where all wait for the next block. */
export type TextosDeBloque = Record<string, string[] | null>

/**
 * Open questions come last, and staff know who has finished: of a question that few answered, the texts are theirs. Whoever answered it
 * must be enough beside each group and beside none.
 */
export const computeTextosDeBloque = (
  porPregunta: ReadonlyMap<string, ContestaronAbierta>,
  patron: Patron,
): TextosDeBloque =>
  Object.fromEntries(
    Array.from(porPregunta, ([idPregunta, porGrupo]) => [idPregunta, decide(porGrupo, patron)]),
  )

function decide(porGrupo: ContestaronAbierta, patron: Patron): string[] | null {
  const { minimo } = patron
  const total = sum([...porGrupo.values()])
  if (total < minimo) return null
  const countPersonas = (id: string) => porGrupo.get(id) ?? 0
  // Of two of a size the later one of the study goes, not whichever the database tells last.
  const grupos = Object.keys(patron.grupos)
    .filter((id) => countPersonas(id) >= minimo && isVisible(patron, 'grupos', id))
    .sort((a, b) => countPersonas(b) - countPersonas(a))
  const countSinGrupo = () => total - sum(grupos.map(countPersonas))
  while (countSinGrupo() > 0 && countSinGrupo() < minimo) grupos.pop()
  return grupos
}
