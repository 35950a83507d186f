import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { sql } from 'kysely'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import type { CorreoNombrado } from '#server/mail/mail-transport.ts'
import { PREFIJO_DE_REFERENCIA } from './referencia-de-correo.ts'

/** People of a climate whose ids stand one after another; hasta: null, all that are left. */
export type Rango = { idClima: string; desde: string; hasta: string | null }

/** The id that so many people after `desde` end with; null where fewer are left. */
async function findFinDeRango(
  db: Db,
  idClima: string,
  { desde, limite }: { desde: string; limite: number },
): Promise<string | null> {
  const row = await db
    .selectFrom('encuestados')
    .select('id')
    .where('id_clima', '=', idClima)
    .where('id', '>', desde)
    .orderBy('id')
    .offset(limite - 1)
    .limit(1)
    .executeTakeFirst()
  return row?.id ?? null
}

/** Everybody of a climate, so many at a time; between two of them others have their turn. */
export async function* readRangos(db: Db, idClima: string, limite: number): AsyncGenerator<Rango> {
  for (let desde = ''; ; await yieldToOthers()) {
    const hasta = limite === Infinity ? null : await findFinDeRango(db, idClima, { desde, limite })
    yield { idClima, desde, hasta }
    if (hasta === null) return
    desde = hasta
  }
}

export const isEnRango = ({ idClima, desde, hasta }: Rango) => {
  const limite = hasta === null ? sql`` : sql`and encuestados.id <= ${hasta}`
  return sql<boolean>`encuestados.id_clima = ${idClima} and encuestados.id > ${desde} ${limite}`
}

/** There will be no more reminders to be spared from. */
export async function forgetBajas(tx: Tx, rango: Rango): Promise<void> {
  await tx
    .updateTable('encuestados')
    .set({ sin_recordatorios: 0 })
    .where(isEnRango(rango))
    .where('sin_recordatorios', '=', 1)
    .execute()
}

/** Respondents whose mails are about to be deleted: most got one, so that only the others are written down. */
export async function keepFinalesDeCorreos(tx: Tx, rango: Rango): Promise<void> {
  const hasCorreo = (estado: 'enviado' | 'rechazado') => sql<boolean>`exists (
    select 1 from correos
    where correos.referencia = ${sql.lit(PREFIJO_DE_REFERENCIA)} || encuestados.id
      and correos.estado = ${sql.lit(estado)})`
  await tx
    .updateTable('encuestados')
    .set({
      correo_final: sql<
        'rechazado' | 'ninguno'
      >`case when ${hasCorreo('rechazado')} then 'rechazado' else 'ninguno' end`,
    })
    .where(isEnRango(rango))
    .where('correo', 'is not', null)
    .where('correo_final', 'is', null)
    .where((row) => row.not(hasCorreo('enviado')))
    .execute()
}

/** Every mail to them, sent or waiting. Which ones is told where they have files: of very many it costs more than deleting them. */
export async function deleteCorreosDeRango(
  tx: Tx,
  rango: Rango,
  { conArchivos }: { conArchivos: boolean },
): Promise<CorreoNombrado[]> {
  const borrados = tx.deleteFrom('correos').where('referencia', 'in', (query) =>
    query
      .selectFrom('encuestados')
      .select(sql<string>`${sql.lit(PREFIJO_DE_REFERENCIA)} || id`.as('referencia'))
      .where(isEnRango(rango)),
  )
  if (conArchivos) return borrados.returning(['id', 'creado']).execute()
  await borrados.execute()
  return []
}
