import { create as formatContentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { normalizeTexto } from '#domain/texto/normalize-texto.ts'
import { isFoto, type TipoDeArchivo } from '#server/archivos/inspect-archivo.ts'
import { AppError } from '#server/base/errors.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Salida } from '#server/http/failure-page.ts'
import { refuseLink } from '#server/http/refuse.ts'
import { findContenido, findContenidoDeCv, findContenidoDeEnvio } from './archivos-store.ts'
import { envioNotFound, presentArchivoDeEnvio } from './bandeja/envios.ts'
import { findEnvio } from './bandeja/envios-store.ts'
import { cvNotFound, noteApertura } from './cvs.ts'
import { findCv } from './cvs-store.ts'
import { getVersiones } from './parecidos.ts'
import { type ArchivoPresentado, presentArchivo } from './present-cv.ts'

interface ArchivoAbierto extends ArchivoPresentado {
  contenido: Uint8Array
}

type Ctx = Pick<AppContext, 'db' | 'now' | 'secret'>

async function getArchivo(ctx: Ctx, { idCv }: { idCv: string }): Promise<ArchivoAbierto> {
  const cv = await findCv(ctx.db, idCv)
  const contenido = cv && (await findContenidoDeCv(ctx.db, idCv))
  if (!cv || !contenido) throw cvNotFound()
  await noteApertura(ctx, { tipo: 'cvAbierto', idObjeto: idCv })
  return { ...presentArchivo(cv), contenido }
}

async function getVersion(
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

async function getArchivoDeEnvio(ctx: Ctx, { idEnvio }: { idEnvio: string }): Promise<ArchivoAbierto> {
  const envio = await findEnvio(ctx.db, idEnvio)
  const contenido = envio && (await findContenidoDeEnvio(ctx.db, idEnvio))
  if (!envio || !contenido) throw envioNotFound()
  await noteApertura(ctx, { tipo: 'envioAbierto', idObjeto: idEnvio })
  return { ...presentArchivoDeEnvio(envio), contenido }
}

/** Both spellings of the name: whole, and in plain letters for what reads no other. */
function formatDisposition(nombre: string, tipo: TipoDeArchivo): string {
  const fallback = normalizeTexto(nombre, 'NFD').replace(/[^\x20-\x7e]/g, '')
  return formatContentDisposition(nombre, {
    type: tipo === 'pdf' || isFoto(tipo) ? 'inline' : 'attachment',
    fallback,
  })
}

const BUSCAR: Salida = { a: '/admin/cv/buscar', texto: 'Buscar CV' }

/** The addresses of files, each with how its file is found. */
const ROUTES: {
  url: string
  find: (ctx: AppContext, params: Record<string, string>) => Promise<ArchivoAbierto>
  /** Where others of its kind are. */
  lista: Salida
}[] = [
  { url: '/cv/:id/archivo', find: (ctx, { id = '' }) => getArchivo(ctx, { idCv: id }), lista: BUSCAR },
  {
    url: '/cv/:id/version/:idVersion',
    find: (ctx, { id = '', idVersion = '' }) => getVersion(ctx, { idCv: id, idVersion }),
    lista: BUSCAR,
  },
  {
    url: '/envio/:id/archivo',
    find: (ctx, { id = '' }) => getArchivoDeEnvio(ctx, { idEnvio: id }),
    lista: { a: '/admin/cv/pendientes', texto: 'Ver los CVs por revisar' },
  },
]

/**
 * Files of CVs, for staff alone. Strangers wrote them, so they are opened without any right of this site: the type is
 * the one we found, the browser may not guess another, and only a PDF or a photo is shown rather than saved.
 */
export function registerArchivoRoutes(api: FastifyInstance): void {
  for (const { url, find, lista } of ROUTES) {
    api.get<{ Params: Record<string, string> }>(
      url,
      { config: { permiso: 'personal' } },
      async (request, reply) => {
        const ctx = await request.buildContext(reply)
        try {
          const { mime, nombre, tipo, contenido } = await find(ctx, request.params)
          return reply
            .type(mime)
            .headers({
              'content-disposition': formatDisposition(nombre, tipo),
              'content-security-policy': "default-src 'none'; sandbox",
              'x-content-type-options': 'nosniff',
              'cache-control': 'private, no-store',
            })
            .send(Buffer.from(contenido.buffer, contenido.byteOffset, contenido.byteLength))
        } catch (error) {
          if (!(error instanceof AppError)) throw error
          const salida = { a: `${ctx.config.basePath}${lista.a}`, texto: lista.texto }
          return refuseLink(request, reply, { status: 404, mensaje: error.message, salida })
        }
      },
    )
  }
}
