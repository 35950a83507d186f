import { sql } from 'kysely'
import { namePeriodo } from '#domain/climas/ronda.ts'

/** Columns that a query of `climas` reads for the name of a round among those of its company. */
export const COLUMNAS_DE_PERIODO = [
  'climas.anio',
  'climas.nombre as nombreDeRonda',
  'climas.estudio as esEstudio',
  sql<number>`(select count(*) from climas as otras where otras.id_empresa = climas.id_empresa and otras.anio = climas.anio)`.as(
    'rondasDelAnio',
  ),
] as const

interface Fila {
  anio: number
  nombreDeRonda: string
  rondasDelAnio: number
  esEstudio: 0 | 1
}

export const readPeriodo = ({ anio, nombreDeRonda, rondasDelAnio, esEstudio }: Fila): string =>
  namePeriodo({ anio, nombre: nombreDeRonda || null, rondasDelAnio, estudio: esEstudio === 1 })

/** The same for a query that may find no climate. */
export const readPeriodoSiHay = (fila: { [Columna in keyof Fila]: Fila[Columna] | null }): string | null =>
  fila.anio === null ? null : readPeriodo(fila as Fila)
