import { type CuentaEscrita, formatUsuario, parseCuenta } from '#domain/equipo/cuenta.ts'
import { empresaNotFound } from '#features/empresas/server/empresas.ts'
import { conflict, requireValor } from '#server/base/errors.ts'
import { noteBitacora } from '#server/bitacora/note-bitacora.ts'
import type { RequestContext } from '#server/context/context.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { insertUsuarioSinPassword } from '../sesion/insert-usuario.ts'
import { requireAdministrador } from '../sesion/permisos.ts'
import { changeCuenta } from './cuentas.ts'
import { replaceEmpresas } from './equipo-store.ts'
import { sendInvitacion } from './send-invitacion.ts'

/** An account that nobody can enter until its person has chosen a password. */
export async function inviteCuenta(ctx: RequestContext, escrita: CuentaEscrita): Promise<string> {
  const { nombre, correo, rol, idsEmpresas } = requireValor(parseCuenta(escrita))
  return inTransaction(ctx.db, async (tx) => {
    await requireAdministrador(tx, ctx)
    const idCuenta = await insertUsuarioSinPassword(tx, ctx, {
      nombre,
      correo,
      rol,
      usuario: formatUsuario(correo),
    })
    if (!idCuenta)
      throw conflict('Ya hay una cuenta con ese correo. Búscala en la lista: puede estar desactivada.')
    if (!(await replaceEmpresas(tx, idCuenta, idsEmpresas))) throw empresaNotFound()
    await sendInvitacion(tx, ctx, { idCuenta, correo })
    await noteBitacora(tx, ctx, {
      tipo: 'cuentaInvitada',
      datos: { rol },
      idObjeto: idCuenta,
      ...(idsEmpresas[0] ? { idEmpresa: idsEmpresas[0] } : {}),
    })
    return idCuenta
  })
}

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
