import { formatNombres } from '#domain/cvs/cv.ts'
import { formatDigitos } from '#domain/cvs/palabras.ts'
import type { TipoDeArchivo } from '#server/archivos/inspect-archivo.ts'
import type { AppContext } from '#server/context/context.ts'
import { listPlazasDeCv } from '../bandeja/envios-store.ts'
import { findCv } from '../cvs-store.ts'
import { findFechaDeBorrado } from '../find-fecha-de-borrado.ts'
import { findSolicitudAbierta, noteAbierta } from './solicitudes-store.ts'
import { hashToken } from './token-de-actualizacion.ts'

/** What a person's own link shows: no more than the person gave, and too little to be of use to anybody else. */
export interface CvPropio {
  nombres: string
  alDia: number
  /** The positions asked for in the public form; tags are staff's own words. */
  plazas: string[]
  finDeCelular: string
  /** As the person called it; null where staff put the file in. */
  nombreArchivo: string | null
  tipoArchivo: TipoDeArchivo
  hasta: number
  /** Null where old CVs are not erased. */
  seBorra: number | null
}

/** Null where the link does not serve: unknown, used, over, or its CV is gone. All of these are one answer. */
export async function getCvPropio(ctx: AppContext, { token }: { token: string }): Promise<CvPropio | null> {
  const { db } = ctx
  const now = ctx.now()
  const solicitud = await findSolicitudAbierta(db, hashToken(token), now)
  const cv = solicitud && (await findCv(db, solicitud.idCv))
  if (!solicitud || !cv) return null
  await noteAbierta(db, solicitud.id, now)
  return {
    nombres: formatNombres(cv),
    alDia: cv.alDia,
    plazas: await listPlazasDeCv(db, cv.id),
    finDeCelular: formatDigitos(cv.celular).slice(-2),
    nombreArchivo: cv.archivoPropio ? cv.nombreArchivo : null,
    tipoArchivo: cv.tipoArchivo as TipoDeArchivo,
    hasta: solicitud.hasta,
    seBorra: await findFechaDeBorrado(ctx, cv),
  }
}
