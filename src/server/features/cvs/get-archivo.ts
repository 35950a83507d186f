import type { AppContext } from '../../context.ts'
import { findContenidoDeCv } from './archivos-store.ts'
import { cvNotFound } from './cv-not-found.ts'
import { type CV, findCv } from './cvs-store.ts'

export async function getArchivo(
  { db }: AppContext,
  { idCv }: { idCv: string },
): Promise<{ cv: CV; contenido: Uint8Array }> {
  const cv = await findCv(db, idCv)
  const contenido = cv && (await findContenidoDeCv(db, idCv))
  if (!cv || !contenido) throw cvNotFound()
  return { cv, contenido }
}
