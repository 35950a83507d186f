import type { AppContext } from '#server/context/context.ts'
import { listVersiones, type Version } from './archivos-store.ts'
import { cvNotFound } from './cv-not-found.ts'
import { type CV, findCv } from './cvs-store.ts'

export interface VersionDeCv extends Version {
  cv: CV
}

export async function getVersiones(
  { db }: Pick<AppContext, 'db'>,
  { idCv }: { idCv: string },
): Promise<VersionDeCv[]> {
  const cv = await findCv(db, idCv)
  if (!cv) throw cvNotFound()
  return (await listVersiones(db, idCv)).map((version) => ({ ...version, cv }))
}
