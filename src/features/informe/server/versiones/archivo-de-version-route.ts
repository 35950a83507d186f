import { create as formatContentDisposition } from 'content-disposition'
import type { FastifyInstance } from 'fastify'
import { requireRondaDeCliente } from '#features/cliente/server/rondas-de-cliente.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { requireSesion } from '#features/cuentas/server/sesion/permisos.ts'
import { AppError } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import type { Salida } from '#server/http/failure-page.ts'
import { refuseLink } from '#server/http/refuse.ts'
import { listVersionesConEstado, type VersionConEstado } from './list-versiones-con-estado.ts'
import { versionNotFound } from './versiones.ts'
import {
  type ArchivoDeVersion,
  findContenido,
  findIdClimaDeVersion,
  noteDescarga,
} from './versiones-store.ts'

interface ArchivoAbierto extends ArchivoDeVersion {
  contenido: Buffer
}

/** A file of a version exactly as it was made: for staff any of them, for a client of the company the one in force. */
async function openArchivoDeVersion(
  ctx: RequestContext,
  { idVersion, formato }: { idVersion: string; formato: string },
): Promise<ArchivoAbierto> {
  const version = await findVersionLegible(ctx, idVersion)
  const archivo = version.archivos.find((uno) => uno.formato === formato)
  if (!archivo) throw versionNotFound()
  const contenido = await findContenido(ctx.db, { idVersion, formato: archivo.formato })
  const { id_clima: idClima, numero } = version
  await inTransaction(ctx.db, async (tx) => {
    const { anio, idEmpresa } = await requireClima(tx, idClima)
    if (isCliente(ctx)) await noteDescarga(tx, idVersion, ctx.now())
    const datos = { anio, version: numero, formato: archivo.formato }
    await noteBitacora(tx, ctx, { tipo: 'informeDescargado', datos, idEmpresa, idClima })
  })
  return { ...archivo, contenido }
}

const isCliente = (ctx: RequestContext) => requireSesion(ctx).rol === 'cliente'

async function findVersionLegible(ctx: RequestContext, idVersion: string): Promise<VersionConEstado> {
  const idClima = await findIdClimaDeVersion(ctx.db, idVersion)
  if (!idClima) throw versionNotFound()
  if (isCliente(ctx))
    await requireRondaDeCliente(ctx, { idClima, sinCifras: false }).catch((error: unknown) => {
      throw error instanceof AppError ? versionNotFound() : error
    })
  const version = (await listVersionesConEstado(ctx.db, [idClima])).find(({ id }) => id === idVersion)
  if (!version || (isCliente(ctx) && version.estado !== 'vigente')) throw versionNotFound()
  return version
}

/** Where the reports that are in force stand. */
const getSalida = ({ config: { basePath }, sesion }: RequestContext): Salida =>
  sesion?.rol === 'cliente'
    ? { a: `${basePath}/cliente/informes`, texto: 'Ver los informes' }
    : { a: `${basePath}/admin/clima-organizacional/ver-climas`, texto: 'Ver los climas' }

/** Files of published reports. Asked for by their head alone they would be counted as downloaded: that is not offered. */
export function registerArchivoDeVersionRoute(api: FastifyInstance): void {
  api.get<{ Params: { id: string; formato: string } }>(
    '/informes/:id/:formato',
    { exposeHeadRoute: false, config: { permiso: 'conSesion' } },
    async (request, reply) => {
      const ctx = await request.buildContext(reply)
      reply.header('cache-control', 'private, no-store')
      try {
        const { id, formato } = request.params
        const { nombre, mime, contenido } = await openArchivoDeVersion(ctx, { idVersion: id, formato })
        return reply
          .type(mime)
          .headers({
            'content-disposition': formatContentDisposition(nombre, {
              type: formato === 'pdf' ? 'inline' : 'attachment',
            }),
            'content-security-policy': "default-src 'none'; sandbox",
            'x-content-type-options': 'nosniff',
          })
          .send(contenido)
      } catch (error) {
        if (!(error instanceof AppError)) throw error
        return refuseLink(request, reply, {
          status: 404,
          mensaje: error.message,
          texto: 'Puede que se haya retirado, o que otro haya tomado su lugar.',
          salida: getSalida(ctx),
        })
      }
    },
  )
}
