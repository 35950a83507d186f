import type { FilaCsv } from '../encuestados/parse-csv.ts'

/** A sheet as whoever sent it sees it. */
export interface Hoja {
  nombre: string
  filas: readonly FilaCsv[]
  /** Columns that nobody sees, from 0 on. */
  ocultas?: readonly number[]
}
