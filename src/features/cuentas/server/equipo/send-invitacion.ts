import { randomUUID } from 'node:crypto'
import { HORAS_DE_INVITACION } from '#domain/equipo/cuenta.ts'
import type { AppContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { insertCorreo } from '#server/mail/insert-correo.ts'
import { deleteCorreosEnCola } from '#server/mail/outbox-store.ts'
import { requireCuotaDeCorreos } from '../ajustes/ajustes.ts'
import { saveEnlace } from '../sesion/enlaces/enlace.ts'
import { PLANTILLA_DE_CUENTA } from './plantillas-equipo.ts'

export const getReferenciaDeCuenta = (idCuenta: string): string => `cuenta:${idCuenta}`

/** The mail and its link; those of before are over. */
export async function sendInvitacion(
  tx: Tx,
  ctx: AppContext,
  { idCuenta, correo }: { idCuenta: string; correo: string },
): Promise<void> {
  const idEnlace = randomUUID()
  const referencia = getReferenciaDeCuenta(idCuenta)
  await saveEnlace(tx, ctx, {
    idEnlace,
    idUsuario: idCuenta,
    tipo: 'invitacion',
    duraMs: HORAS_DE_INVITACION * 3_600_000,
  })
  await deleteCorreosEnCola(tx, [referencia])
  await requireCuotaDeCorreos(tx, ctx, 1)
  const datos = { idCuenta, idEnlace }
  await insertCorreo(tx, { plantilla: PLANTILLA_DE_CUENTA, datos, para: correo, referencia }, ctx.now())
}
