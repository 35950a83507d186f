import { randomUUID } from 'node:crypto'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { TODAVIA_EN_MANO_MS } from '#server/mail/outbox-store.ts'

export interface RondaDeRecordatorios {
  idClima: string
  dia: string
  creada: number
  cursor: string
}

/** In the hands of a worker. */
export interface RondaTomada extends RondaDeRecordatorios {
  arriendo: string
}

/**
 * False where the climate has had its round of the day, or of a later one: a clock that is set back over midnight makes no
 * second round. One that never got to its end gives way to the next day's; one of a clock that ran days ahead to any.
 */
export async function insertRonda(
  tx: Tx,
  { idClima, dia, now }: { idClima: string; dia: string; now: number },
): Promise<boolean> {
  const nueva = { dia, creada: now, cursor: '', terminada: 0, proximo_intento: now, arrendada_por: null }
  const row = await tx
    .insertInto('rondas_de_recordatorios')
    .values({ id_clima: idClima, ...nueva })
    .onConflict((conflict) =>
      conflict
        .column('id_clima')
        .doUpdateSet(nueva)
        .where((eb) =>
          eb.or([
            eb('rondas_de_recordatorios.dia', '<', dia),
            eb('rondas_de_recordatorios.creada', '>', now + DIA_MS),
          ]),
        ),
    )
    .returning('id_clima')
    .executeTakeFirst()
  return row !== undefined
}

/** Until `hasta` it belongs to the caller alone; where the holder died it comes up again then. */
export async function claimRonda(
  db: Db,
  { now, hasta }: { now: number; hasta: number },
): Promise<RondaTomada | null> {
  const due = await db
    .selectFrom('rondas_de_recordatorios')
    .select('id_clima')
    .where('terminada', '=', 0)
    .where('proximo_intento', '<=', now)
    .orderBy('proximo_intento')
    .limit(1)
    .executeTakeFirst()
  if (!due) return null
  const arriendo = randomUUID()
  const row = await db
    .updateTable('rondas_de_recordatorios')
    .set({ arrendada_por: arriendo, proximo_intento: hasta })
    .where('id_clima', '=', due.id_clima)
    .where('terminada', '=', 0)
    .where('proximo_intento', '<=', now)
    .returning(['id_clima as idClima', 'dia', 'creada', 'cursor'])
    .executeTakeFirst()
  return row ? { ...row, arriendo } : null
}

/** After a clock that ran ahead and was set back: no lease is as long as a day. Whoever may still hold it gets the time to say so. */
export async function hastenRondas(db: Db, now: number): Promise<void> {
  await db
    .updateTable('rondas_de_recordatorios')
    .set({ proximo_intento: now + TODAVIA_EN_MANO_MS })
    .where('terminada', '=', 0)
    .where('proximo_intento', '>', now + DIA_MS)
    .execute()
}

const updateTomada = (db: Db, { idClima, arriendo }: RondaTomada) =>
  db
    .updateTable('rondas_de_recordatorios')
    .where('id_clima', '=', idClima)
    .where('arrendada_por', '=', arriendo)

/** False where it is no longer the caller's: the climate was closed, or the lease ended. */
export async function advanceRonda(
  db: Db,
  ronda: RondaTomada,
  { cursor, hasta }: { cursor: string; hasta: number },
): Promise<boolean> {
  const { numUpdatedRows } = await updateTomada(db, ronda)
    .set({ cursor, proximo_intento: hasta })
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

export async function postponeRonda(db: Db, ronda: RondaTomada, proximoIntento: number): Promise<void> {
  await updateTomada(db, ronda).set({ arrendada_por: null, proximo_intento: proximoIntento }).execute()
}

export async function endRonda(db: Db, ronda: RondaTomada): Promise<void> {
  await updateTomada(db, ronda).set({ arrendada_por: null, terminada: 1, cursor: '' }).execute()
}

export async function deleteRonda(tx: Tx, idClima: string): Promise<void> {
  await tx.deleteFrom('rondas_de_recordatorios').where('id_clima', '=', idClima).execute()
}

/** The last round of the climate: of which day, and whether its reminders are still going out. */
export async function findUltimaRonda(
  db: Db,
  idClima: string,
): Promise<{ dia: string; enCurso: boolean } | null> {
  const row = await db
    .selectFrom('rondas_de_recordatorios')
    .select(['dia', 'terminada'])
    .where('id_clima', '=', idClima)
    .executeTakeFirst()
  return row ? { dia: row.dia, enCurso: row.terminada === 0 } : null
}
