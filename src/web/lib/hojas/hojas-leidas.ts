import type { Hoja } from '#domain/hojas/hoja.ts'

/** falla: why the file as a whole cannot be read. */
export type HojasLeidas = { hojas: Hoja[]; falla: null } | { hojas: null; falla: string }

/** Which sheets of a book are wanted; reading those that are not takes as long. */
export type Cuales = 'primera' | 'todas'

export const fail = (falla: string): { hojas: null; falla: string } => ({ hojas: null, falla })

export const TRAE_DEMASIADO =
  'El libro de Excel trae demasiado para ser una lista. Copia la lista sola a un libro nuevo y escoge ese.'
