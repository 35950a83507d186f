import { requireRondaDeCliente } from '#features/cliente/server/require-ronda-de-cliente.ts'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { requireSesion } from '#features/cuentas/server/sesion/require-sesion.ts'
import { AppError } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { listVersionesConEstado, type VersionConEstado } from './list-versiones-con-estado.ts'
import { versionNotFound } from './version-not-found.ts'
import {
  type ArchivoDeVersion,
  findContenido,
  findIdClimaDeVersion,
  noteDescarga,
} from './versiones-store.ts'

export interface ArchivoAbierto extends ArchivoDeVersion {
  contenido: Buffer
}

/** A file of a version exactly as it was made: for staff any of them, for a client of the company the one in force. */
export async function openArchivoDeVersion(
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
