import { conflict } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { changeCuenta } from './change-cuenta.ts'
import { sendInvitacion } from './send-invitacion.ts'

export function resendInvitacion(ctx: RequestContext, { idCuenta }: { idCuenta: string }): Promise<void> {
  return changeCuenta(ctx, idCuenta, async (tx, cuenta) => {
    if (cuenta.conPassword)
      throw conflict('Esa persona ya eligió su contraseña: no necesita otra invitación.')
    if (cuenta.desactivada !== null)
      throw conflict('La cuenta está desactivada. Reactívala antes de invitar.')
    await sendInvitacion(tx, ctx, { idCuenta, correo: cuenta.correo })
    await noteBitacora(tx, ctx, { tipo: 'invitacionReenviada', idObjeto: idCuenta })
  })
}
