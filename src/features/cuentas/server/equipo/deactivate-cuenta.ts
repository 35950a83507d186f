import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { endAccesos } from '../sesion/end-sesiones.ts'
import { requireSesion } from '../sesion/require-sesion.ts'
import { changeCuenta } from './change-cuenta.ts'
import { changeDesactivada } from './equipo-store.ts'

/** Nothing of it is deleted: what it did stays in the log under its name. */
export function deactivateCuenta(ctx: RequestContext, { idCuenta }: { idCuenta: string }): Promise<void> {
  return changeCuenta(ctx, idCuenta, async (tx, cuenta) => {
    if (cuenta.desactivada !== null) throw conflict('La cuenta ya está desactivada.')
    const por = requireSesion(ctx).idUsuario
    await changeDesactivada(tx, idCuenta, { desactivada: ctx.now(), por })
    await endAccesos(tx, idCuenta)
    await noteBitacora(tx, ctx, { tipo: 'cuentaDesactivada', idObjeto: idCuenta })
  })
}

/** As it was, without whatever was open before. */
export function reactivateCuenta(ctx: RequestContext, { idCuenta }: { idCuenta: string }): Promise<void> {
  return changeCuenta(ctx, idCuenta, async (tx, cuenta) => {
    if (cuenta.desactivada === null) throw conflict('La cuenta no está desactivada.')
    await changeDesactivada(tx, idCuenta, { desactivada: null, por: null })
    await endAccesos(tx, idCuenta)
    await noteBitacora(tx, ctx, { tipo: 'cuentaReactivada', idObjeto: idCuenta })
  })
}
