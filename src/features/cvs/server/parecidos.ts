import { LIMITES_DE_CV } from '#domain/cvs/cv.ts'
import { type Contacto, listMotivos } from '#domain/cvs/parecidos.ts'
import type { AppContext } from '#server/context/context.ts'
import { listVersiones, type Version } from './archivos-store.ts'
import { cvNotFound } from './cvs.ts'
import { type CV, findCv, listCvsPorContacto } from './cvs-store.ts'

const MAXIMO = 5
/** Enough to still find five where some share only the last digits of a number. */
const CANDIDATOS = 50

/** Nothing that long was ever stored. */
const formatBuscado = (texto: string | null | undefined, largo: number) =>
  texto && texto.length <= largo ? texto.trim() || null : null

/** CVs that are probably of the same person: a warning for staff, never an obstacle. */
export async function getCvsParecidos(
  { db }: Pick<AppContext, 'db'>,
  {
    correo,
    celular,
    nombre,
    exceptoIdCv,
  }: {
    correo?: string | null
    celular?: string | null
    nombre?: string | null
    exceptoIdCv?: string | null
  },
): Promise<CV[]> {
  const contacto: Contacto = {
    correo: formatBuscado(correo, LIMITES_DE_CV.correo),
    celular: formatBuscado(celular, LIMITES_DE_CV.telefono),
    nombre: formatBuscado(nombre, 4 * LIMITES_DE_CV.nombre),
  }
  const candidatos = await listCvsPorContacto(db, contacto, CANDIDATOS)
  return candidatos
    .filter((cv) => cv.id !== exceptoIdCv && listMotivos(cv, contacto).length > 0)
    .slice(0, MAXIMO)
}

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
