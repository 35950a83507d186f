import type { AreaConGrupos } from './compute-patron.ts'
import { addFila, type Celdas, isVisible, listFila, type PatronDeGrupos } from './patron.ts'

/** People of each row by seniority, and by group of the cells the row that it belongs to. */
export type Filas = { filas: number[][]; filaDeGrupo: number[] }

/**
 * Classes of people by group: a shown group is a row of its own; what is withheld of a shown area is one together, and what
 * is left of the company another.
 */
export function listFilas(patron: PatronDeGrupos, areas: readonly AreaConGrupos[], celdas: Celdas): Filas {
  const areaDeGrupo = new Map(
    areas
      .filter(({ id }) => isVisible(patron, 'areas', id))
      .flatMap(({ id, idsGruposDeOpinion }) => idsGruposDeOpinion.map((idGrupo) => [idGrupo, id] as const)),
  )
  const filas = new Map<string, { lugar: number; fila: number[] }>()
  const filaDeGrupo = celdas.idsGrupos.map((id, grupo) => {
    const area = areaDeGrupo.get(id)
    const clave = isVisible(patron, 'grupos', id) ? `grupo ${id}` : area === undefined ? '' : `area ${area}`
    const { lugar, fila } = filas.get(clave) ?? { lugar: filas.size, fila: undefined }
    filas.set(clave, { lugar, fila: addFila(fila, listFila(celdas, grupo)) })
    return lugar
  })
  return { filas: [...filas.values()].map(({ fila }) => fila), filaDeGrupo }
}
