import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { tellCambio } from '../sesion/avisos/tell-cambio.ts'
import { endSesiones, removeSegundoFactor } from '../sesion/end-sesiones.ts'
import { changeCuenta } from './change-cuenta.ts'

export function deleteSesionesDeCuenta(
  ctx: RequestContext,
  { idCuenta }: { idCuenta: string },
): Promise<void> {
  return changeCuenta(ctx, idCuenta, async (tx) => {
    await endSesiones(tx, idCuenta)
    await noteBitacora(tx, ctx, { tipo: 'sesionesTerminadas', idObjeto: idCuenta })
  })
}

export function deleteSegundoFactorDeCuenta(
  ctx: RequestContext,
  { idCuenta }: { idCuenta: string },
): Promise<void> {
  return changeCuenta(ctx, idCuenta, async (tx) => {
    if (!(await removeSegundoFactor(tx, idCuenta))) throw conflict('Esa cuenta no tiene segundo factor.')
    await noteBitacora(tx, ctx, { tipo: 'segundoFactorRetirado', idObjeto: idCuenta })
    await tellCambio(tx, ctx, { idUsuario: idCuenta, tipo: 'factorRetirado' })
  })
}
