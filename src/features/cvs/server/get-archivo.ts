import type { AppContext } from '#server/context/context.ts'
import { findContenido, findContenidoDeCv, findContenidoDeEnvio } from './archivos-store.ts'
import { envioNotFound } from './bandeja/envio-not-found.ts'
import { findEnvio } from './bandeja/envios-store.ts'
import { presentArchivoDeEnvio } from './bandeja/present-envio.ts'
import { cvNotFound } from './cv-not-found.ts'
import { findCv } from './cvs-store.ts'
import { getVersiones } from './get-versiones.ts'
import { noteApertura } from './note-apertura.ts'
import { type ArchivoPresentado, presentArchivo } from './present-cv.ts'

export interface ArchivoAbierto extends ArchivoPresentado {
  contenido: Uint8Array
}

type Ctx = Pick<AppContext, 'db' | 'now' | 'secret'>

export async function getArchivo(ctx: Ctx, { idCv }: { idCv: string }): Promise<ArchivoAbierto> {
  const cv = await findCv(ctx.db, idCv)
  const contenido = cv && (await findContenidoDeCv(ctx.db, idCv))
  if (!cv || !contenido) throw cvNotFound()
  await noteApertura(ctx, { tipo: 'cvAbierto', idObjeto: idCv })
  return { ...presentArchivo(cv), contenido }
}

export async function getVersion(
  ctx: Ctx,
  { idCv, idVersion }: { idCv: string; idVersion: string },
): Promise<ArchivoAbierto> {
  const version = (await getVersiones(ctx, { idCv })).find(({ id }) => id === idVersion)
  const contenido = version && (await findContenido(ctx.db, idVersion))
  if (!version || !contenido) throw cvNotFound()
  await noteApertura(ctx, { tipo: 'cvAbierto', idObjeto: idCv })
  const { cv, nombre: nombreArchivo, tipo: tipoArchivo } = version
  return { ...presentArchivo({ ...cv, nombreArchivo, tipoArchivo }), contenido }
}

export async function getArchivoDeEnvio(ctx: Ctx, { idEnvio }: { idEnvio: string }): Promise<ArchivoAbierto> {
  const envio = await findEnvio(ctx.db, idEnvio)
  const contenido = envio && (await findContenidoDeEnvio(ctx.db, idEnvio))
  if (!envio || !contenido) throw envioNotFound()
  await noteApertura(ctx, { tipo: 'envioAbierto', idObjeto: idEnvio })
  return { ...presentArchivoDeEnvio(envio), contenido }
}
