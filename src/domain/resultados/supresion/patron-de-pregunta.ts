import { isChico } from '../../climas/minimo-por-grupo.ts'
import { type AreaConGrupos, computePatron } from './compute-patron.ts'
import { listFilas } from './filas.ts'
import { type Celdas, type PatronDeGrupos, sum } from './patron.ts'

/**
 * Where the answers to one question may be shown among the areas and groups that `patron` shows: the same rule, counting those
 * who validly answered it, so that neither a small base nor the difference of two bases gives an answer away. Null: nowhere.
 * Where it is not shown, its counts and share are null and it stays out of the set's means, sums and squares.
 */
export function computePatronDePregunta(
  patron: PatronDeGrupos,
  areas: readonly AreaConGrupos[],
  bases: Celdas,
): PatronDeGrupos | null {
  // Most questions are answered by nearly everybody: then the sets are those of the block.
  const enPeligro = listFilas(patron, areas, bases).filas.some((fila) => isChico(sum(fila), patron.minimo))
  return enPeligro
    ? computePatron({ celdas: bases, areas, minimo: patron.minimo, previos: [patron] })
    : patron
}
