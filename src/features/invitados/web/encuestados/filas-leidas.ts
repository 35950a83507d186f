import type { FilaCsv } from '#domain/encuestados/parse-csv.ts'

/** falla: why the file as a whole cannot be read. */
export type FilasLeidas = { filas: FilaCsv[]; falla: null } | { filas: null; falla: string }

export const fail = (falla: string): FilasLeidas => ({ filas: null, falla })

export const TRAE_DEMASIADO =
  'El libro de Excel trae demasiado para ser una lista. Copia la lista sola a un libro nuevo y escoge ese.'
