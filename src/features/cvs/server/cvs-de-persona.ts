import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { findContenido, listVersiones } from './archivos-store.ts'
import { presentArchivoDeEnvio } from './bandeja/envios.ts'
import {
  deleteEnviosDeCorreo,
  type EnvioDePersona,
  listEnviosDeCorreo,
} from './bandeja/envios-de-persona-store.ts'
import { deleteBusquedas, listBusquedasDeCorreo } from './busquedas/busquedas-store.ts'
import { type CandidaturaDePersona, listCandidaturas } from './candidatos-store.ts'
import { type CvDePersona, listCvsDeCorreo } from './cvs-store.ts'
import { eraseCvs } from './erase-cvs.ts'
import { presentArchivo } from './present-cv.ts'

export type { CandidaturaDePersona, CvDePersona, EnvioDePersona }

export const listCvsDePersona = (db: Db, correo: string): Promise<CvDePersona[]> =>
  listCvsDeCorreo(db, correo)

/** Submissions of the person: those that still wait, and those that became a CV. */
export const listEnviosDePersona = (db: Db, correo: string): Promise<EnvioDePersona[]> =>
  listEnviosDeCorreo(db, correo)

/** The positions that the person is considered for, with what staff wrote. */
export const listCandidaturasDePersona = (
  db: Db,
  { cvs, envios }: { cvs: readonly CvDePersona[]; envios: readonly EnvioDePersona[] },
): Promise<CandidaturaDePersona[]> =>
  listCandidaturas(db, { idsCv: cvs.map(({ id }) => id), idsEnvio: envios.map(({ id }) => id) })

/** Searches that somebody of staff keeps and that name the address. */
export const listBusquedasDePersona = (
  db: Db,
  correo: string,
): Promise<{ nombre: string; filtro: string }[]> => listBusquedasDeCorreo(db, correo)

export interface ArchivoDePersona {
  id: string
  nombre: string
}

/** The current file of a CV and its older versions. */
export async function listArchivosDeCv(db: Db, cv: CvDePersona): Promise<ArchivoDePersona[]> {
  const versiones = (await listVersiones(db, cv.id)).map(({ id, nombre, tipo }) => ({
    id,
    nombre: presentArchivo({ ...cv, nombreArchivo: nombre, tipoArchivo: tipo }).nombre,
  }))
  return [{ id: cv.idArchivo, nombre: presentArchivo(cv).nombre }, ...versiones]
}

/** The file of a submission that became a CV is the CV's. */
export const listArchivosDeEnvio = (envio: EnvioDePersona): ArchivoDePersona[] =>
  envio.idCv === null ? [{ id: envio.idArchivo, nombre: presentArchivoDeEnvio(envio).nombre }] : []

/** One file at a time: each may have ten megabytes. */
export const findArchivoDePersona = (db: Db, { id }: ArchivoDePersona): Promise<Uint8Array | null> =>
  findContenido(db, id)

/** For good: rows, files of all versions, submissions, candidacies, kept searches, and the words the search knows. */
export async function eraseCvsDePersona(tx: Tx, correo: string): Promise<void> {
  await eraseCvs(tx, await listCvsDeCorreo(tx, correo))
  await deleteEnviosDeCorreo(tx, correo)
  await deleteBusquedas(
    tx,
    (await listBusquedasDeCorreo(tx, correo)).map(({ id }) => id),
  )
}
