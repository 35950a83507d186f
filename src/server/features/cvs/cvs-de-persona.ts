import type { Db } from '../../db/engine/database.ts'
import type { Tx } from '../../db/engine/transaction.ts'
import { getTextSearch } from '../../db/search/text-search.ts'
import { findContenido } from './archivos-store.ts'
import { type CvDePersona, deleteCvRows, listCvsDeCorreo } from './cvs-store.ts'
import { presentArchivo } from './present-cv.ts'

export type { CvDePersona }

export const listCvsDePersona = (db: Db, correo: string): Promise<CvDePersona[]> =>
  listCvsDeCorreo(db, correo)

/** One file at a time: each may have ten megabytes. */
export const findArchivoDePersona = (db: Db, { idArchivo }: CvDePersona): Promise<Uint8Array | null> =>
  findContenido(db, idArchivo)

export const getNombreDeArchivo = (cv: CvDePersona): string => presentArchivo(cv).nombre

/** For good: rows, files, and the words the search knows. */
export async function eraseCvsDePersona(tx: Tx, correo: string): Promise<void> {
  const numeros = (await listCvsDeCorreo(tx, correo)).map(({ numero }) => numero)
  // The rows first: whoever is bringing one back holds it, and has written its words by the time we get it.
  await deleteCvRows(tx, numeros)
  await getTextSearch(tx).delete(tx, numeros)
}
