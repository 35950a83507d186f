import type { AppContext } from '#server/context/context.ts'
import { cvNotFound } from './cv-not-found.ts'
import { type CV, findCv } from './cvs-store.ts'
import { noteApertura } from './note-apertura.ts'

export async function getCv(ctx: AppContext, { idCv }: { idCv: string }): Promise<CV> {
  const cv = await findCv(ctx.db, idCv, { conTexto: true })
  if (!cv) throw cvNotFound()
  await noteApertura(ctx, { tipo: 'cvAbierto', idObjeto: idCv })
  return cv
}
