import { HORA_MS } from '#domain/fechas/duraciones.ts'
import type { AppContext } from '#server/context/context.ts'
import {
  type ArchivoRecibido,
  deleteArchivoSuelto,
  deleteArchivosSueltos,
  insertArchivoSuelto,
} from './archivos-store.ts'

type Ctx = Pick<AppContext, 'db' | 'now'>

/** Stores what a person sent, then does what makes it somebody's; where that fails, nothing is left. */
export async function withArchivoSuelto<T>(
  { db, now }: Ctx,
  archivo: ArchivoRecibido,
  work: (idArchivo: string) => Promise<T>,
): Promise<T> {
  const id = await insertArchivoSuelto(db, { ...archivo, propio: true }, now())
  try {
    return await work(id)
  } catch (error) {
    await deleteArchivoSuelto(db, id).catch(() => {})
    throw error
  }
}

/** No sending takes an hour. */
export const sweepArchivosSueltos = ({ db, now }: Ctx): Promise<void> =>
  deleteArchivosSueltos(db, now() - HORA_MS)
