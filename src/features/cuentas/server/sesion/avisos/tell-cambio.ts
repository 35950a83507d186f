import { isCorreo } from '#domain/encuesta/correo.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { findUsuarioPorId } from '../usuarios-store.ts'
import { type CambioDeCuenta, PLANTILLA_DE_CAMBIO } from './plantilla-de-cambio.ts'

/** To the account's own mailbox, so that a change made by somebody else does not pass unseen. */
export async function tellCambio(
  tx: Tx,
  { now }: Pick<AppContext, 'now'>,
  { idUsuario, ...cambio }: CambioDeCuenta & { idUsuario: string },
): Promise<void> {
  const usuario = await findUsuarioPorId(tx, idUsuario)
  if (!usuario || !isCorreo(usuario.correo)) return
  const datos = { ...cambio, usuario: usuario.usuario, cuando: now() }
  await insertCorreo(tx, { plantilla: PLANTILLA_DE_CAMBIO, datos, para: usuario.correo }, now())
}
