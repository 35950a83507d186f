import type { AppContext } from '#server/context/context.ts'
import { deriveValor, type Llave } from '#server/llaves/llave.ts'
import { composeMessage } from '#server/mail/compose-message.ts'
import type { MailTransport } from '#server/mail/mail-transport.ts'
import { findDestino, renderRecordatorio } from '../plantillas-encuestados.ts'
import type { RondaDeRecordatorios } from './rondas-store.ts'

export interface Destinatario {
  id: string
  correo: string
}

export const RECORDATORIO = 'recordatorio-'

/** What names a reminder outside the outbox: nobody without the climate's key tells whose it is. */
export const getNombreDeRecordatorio = (idClima: string, marca = '') => `${RECORDATORIO}${idClima}-${marca}`

/** False where there is nothing to remind of: finished meanwhile, deleted, closed. */
export async function sendRecordatorio(
  ctx: AppContext,
  transport: MailTransport,
  { idClima, dia, creada }: Pick<RondaDeRecordatorios, 'idClima' | 'dia' | 'creada'>,
  { id: idEncuestado, correo: para }: Destinatario,
): Promise<boolean> {
  const datos = { idClima, idEncuestado }
  const destino = await findDestino(ctx, datos)
  const content = destino && (await renderRecordatorio(ctx, destino, datos))
  if (!content) return false
  // The same each time it is tried, so that a receiver knows one that a crash sent twice.
  const id = `${getNombreDeRecordatorio(idClima, computeMarca(destino.llave, idEncuestado))}-${dia}`
  const nombrado = { id, creado: creada }
  await transport.send(composeMessage(ctx, { ...nombrado, para }, content, []), nombrado)
  return true
}

export const computeMarca = (llave: Llave, idEncuestado: string): string =>
  deriveValor(llave, 'recordatorio', idEncuestado).subarray(0, 16).toString('hex')
