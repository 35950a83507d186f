import { randomUUID } from 'node:crypto'
import { isCorreo } from '#domain/encuesta/correo.ts'
import { ringBell } from '../context/job.ts'
import type { Tx } from '../db/engine/transaction.ts'
import type { NuevoCorreo } from './correo.ts'
import { insertAdjuntos, insertCorreoRows } from './outbox-store.ts'

/** Writes mails in the transaction of what they announce: they are sent if, and only if, it commits. */
export async function insertCorreos(
  tx: Tx,
  correos: NuevoCorreo[],
  now: number,
  /** When they may leave: at once, from a moment on, or not before somebody says so. */
  { desde = now, enEspera = false }: { desde?: number; enEspera?: boolean } = {},
): Promise<string[]> {
  // A list or a name beside it would be an injected recipient.
  if (!correos.every(({ para }) => isCorreo(para))) throw new Error('a mail needs one bare address')
  const rows = correos.map((correo) => ({ ...correo, id: correo.id ?? randomUUID() }))
  await insertCorreoRows(tx, rows, { now, desde, estado: enEspera ? 'en_espera' : 'en_cola' })
  for (const { id, adjuntos } of rows) if (adjuntos?.length) await insertAdjuntos(tx, id, adjuntos)
  ringBell(tx, 'correo')
  return rows.map(({ id }) => id)
}

export async function insertCorreo(tx: Tx, correo: NuevoCorreo, now: number): Promise<string> {
  const [id] = await insertCorreos(tx, [correo], now)
  return id!
}
