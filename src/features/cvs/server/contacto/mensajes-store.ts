import { randomUUID } from 'node:crypto'
import type { MensajeDeContacto } from '#domain/contacto/formulario.ts'
import { isMismoCorreo } from '#domain/encuesta/correo.ts'
import { foldParaBuscar } from '#domain/texto/fold-texto.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'

export interface Mensaje extends MensajeDeContacto {
  id: string
  consentimiento: number
  contestado: number | null
}

export async function insertMensaje(tx: Tx, mensaje: MensajeDeContacto, now: number): Promise<void> {
  await tx
    .insertInto('mensajes_de_contacto')
    .values({
      ...mensaje,
      id: randomUUID(),
      correo_clave: foldParaBuscar(mensaje.correo),
      consentimiento: now,
      contestado: null,
    })
    .execute()
}

const COLUMNAS = ['id', 'nombre', 'correo', 'tel', 'mensaje', 'consentimiento', 'contestado'] as const

/** New ones first, who has waited longest on top; then the answered, the last one answered on top. */
export async function listMensajes(
  db: Db,
  { limit, offset }: { limit: number; offset: number },
): Promise<Mensaje[]> {
  const nuevos = await db
    .selectFrom('mensajes_de_contacto')
    .select(COLUMNAS)
    .where('contestado', 'is', null)
    .orderBy('consentimiento')
    .orderBy('numero')
    .limit(limit)
    .offset(offset)
    .execute()
  if (nuevos.length === limit) return nuevos
  const yaVistos = nuevos.length > 0 ? 0 : offset - (await countNuevos(db))
  const contestados = await db
    .selectFrom('mensajes_de_contacto')
    .select(COLUMNAS)
    .where('contestado', 'is not', null)
    .orderBy('contestado', 'desc')
    .orderBy('numero', 'desc')
    .limit(limit - nuevos.length)
    .offset(yaVistos)
    .execute()
  return [...nuevos, ...contestados]
}

export async function countNuevos(db: Db): Promise<number> {
  const { cuenta } = await db
    .selectFrom('mensajes_de_contacto')
    .select(({ fn }) => fn.countAll<number>().as('cuenta'))
    .where('contestado', 'is', null)
    .executeTakeFirstOrThrow()
  return cuenta
}

/** False where there is none. */
export async function updateContestado(db: Db, id: string, contestado: number | null): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('mensajes_de_contacto')
    .set({ contestado })
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deleteContestados(db: Db, hasta: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('mensajes_de_contacto')
    .where('contestado', '<=', hasta)
    .executeTakeFirst()
  return Number(numDeletedRows)
}

/** Messages of one address, whatever its case. */
export async function listMensajesDeCorreo(db: Db, correo: string): Promise<Mensaje[]> {
  const rows = await db
    .selectFrom('mensajes_de_contacto')
    .select(COLUMNAS)
    .where('correo_clave', '=', foldParaBuscar(correo))
    .orderBy('numero')
    .execute()
  return rows.filter((row) => isMismoCorreo(row.correo, correo))
}

export async function deleteMensajes(tx: Tx, ids: readonly string[]): Promise<void> {
  if (ids.length > 0) await tx.deleteFrom('mensajes_de_contacto').where('id', 'in', ids).execute()
}
