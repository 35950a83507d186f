import { isChico } from '../../climas/minimo-por-grupo.ts'
import type { Celdas } from './celdas.ts'
import { type AreaConGrupos, computePatron } from './compute-patron.ts'
import { isVisible, type Patron } from './patron.ts'

/**
 * Where the answers to one question may be shown among the sets that `patron` shows: the same rule, counting those who
 * validly answered it, so that neither a small base nor the difference of two bases gives an answer away. Null: nowhere.
 * Where it is not shown, its counts and share are null and it stays out of the set's means, sums and squares.
 */
export function computePatronDePregunta(
  patron: Patron,
  areas: readonly AreaConGrupos[],
  bases: Celdas,
): Patron | null {
  // Most questions are answered by nearly everybody: then the sets are those of the block.
  const enPeligro = countClases(patron, areas, bases).some((personas) => isChico(personas, patron.minimo))
  return enPeligro
    ? computePatron({ celdas: bases, areas, minimo: patron.minimo, previos: [patron] })
    : patron
}

/** People by class of the pattern: those who are in the same shown sets. */
function countClases(patron: Patron, areas: readonly AreaConGrupos[], celdas: Celdas): Float64Array {
  const { idsGrupos, idsAntiguedades, personas } = celdas
  const ancho = idsAntiguedades.length + 1
  const areaDeGrupo = new Map(
    areas.flatMap(({ id, idsGruposDeOpinion }, i) => {
      const fila = isVisible(patron, 'areas', id) ? idsGrupos.length + i : idsGrupos.length + areas.length
      return idsGruposDeOpinion.map((idGrupo) => [idGrupo, fila] as const)
    }),
  )
  const columnas = idsAntiguedades.map((id, a) => (isVisible(patron, 'antiguedades', id) ? a : ancho - 1))
  const clases = new Float64Array((idsGrupos.length + areas.length + 1) * ancho)
  idsGrupos.forEach((id, grupo) => {
    const fila = isVisible(patron, 'grupos', id) ? grupo : areaDeGrupo.get(id)!
    for (let a = 0; a < ancho; a++)
      clases[fila * ancho + (columnas[a] ?? ancho - 1)]! += personas[grupo * ancho + a]!
  })
  return clases
}
