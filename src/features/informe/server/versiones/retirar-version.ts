import { changeClima } from '#features/climas/server/change-clima.ts'
import { requireSesion } from '#features/cuentas/server/sesion/require-sesion.ts'
import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { listVersionesConEstado } from './list-versiones-con-estado.ts'
import { versionNotFound } from './version-not-found.ts'
import { changeToRetirada, findIdClimaDeVersion } from './versiones-store.ts'

/** From their next request on clients do not get it; that it was there, who withdrew it and when stays. */
export async function retirarVersion(
  ctx: RequestContext,
  { idVersion }: { idVersion: string },
): Promise<number> {
  const idClima = await findIdClimaDeVersion(ctx.db, idVersion)
  if (!idClima) throw versionNotFound()
  return changeClima(ctx, idClima, async (tx, { anio, idEmpresa }) => {
    const version = (await listVersionesConEstado(tx, [idClima])).find(({ id }) => id === idVersion)
    if (!version) throw versionNotFound()
    if (version.estado !== 'vigente')
      throw conflict(
        version.estado === 'retirada'
          ? 'Esa versión ya está retirada.'
          : 'Esa versión ya fue reemplazada: el cliente no la ve.',
      )
    const por = requireSesion(ctx).idUsuario
    await changeToRetirada(tx, idVersion, { retirada: ctx.now(), por })
    const { numero } = version
    const datos = { anio, version: numero }
    await noteBitacora(tx, ctx, { tipo: 'informeRetirado', datos, idEmpresa, idClima })
    return numero
  })
}
