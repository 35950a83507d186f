import type { AppContext } from '../../context.ts'
import { cvNotFound } from './cv-not-found.ts'
import { type CV, findCv } from './cvs-store.ts'

export async function getCv({ db }: AppContext, { idCv }: { idCv: string }): Promise<CV> {
  const cv = await findCv(db, idCv)
  if (!cv) throw cvNotFound()
  return cv
}
