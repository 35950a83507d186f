import { randomUUID } from 'node:crypto'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { Db } from '#server/db/engine/database.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { TODAVIA_EN_MANO_MS } from '#server/mail/outbox-store.ts'

export interface RondaDeRecordatorios {
  idClima: string
  idGrupo: string
  dia: string
  creada: number
  cursor: string
}

/** In the hands of a worker. */
export interface RondaTomada extends RondaDeRecordatorios {
  arriendo: string
}

/**
 * Begins a round of each group, and returns those that got one. Whoever has had theirs of the day, or of a later one, gets
 * none: a clock that is set back over midnight makes no second round. One that never got to its end gives way to the next
 * day's; one of a clock that ran days ahead to any.
 */
export async function insertRondas(
  tx: Tx,
  {
    idClima,
    idsGrupos,
    dia,
    now,
  }: { idClima: string; idsGrupos: readonly string[]; dia: string; now: number },
): Promise<Set<string>> {
  const nueva = { dia, creada: now, cursor: '', terminada: 0, proximo_intento: now, arrendada_por: null }
  // In one order, whoever asks: two at once wait for each other and not in a circle.
  const nuevas = [...idsGrupos].sort().map((idGrupo) => ({ id_clima: idClima, id_grupo: idGrupo, ...nueva }))
  const rows = await tx
    .insertInto('rondas_de_recordatorios')
    .values(nuevas)
    .onConflict((conflict) =>
      conflict
        .columns(['id_clima', 'id_grupo'])
        .doUpdateSet(nueva)
        .where((eb) =>
          eb.or([
            eb('rondas_de_recordatorios.dia', '<', dia),
            eb('rondas_de_recordatorios.creada', '>', now + DIA_MS),
          ]),
        ),
    )
    .returning('id_grupo')
    .execute()
  return new Set(rows.map(({ id_grupo }) => id_grupo))
}

/** Until `hasta` it belongs to the caller alone; where the holder died it comes up again then. */
export async function claimRonda(
  db: Db,
  { now, hasta }: { now: number; hasta: number },
): Promise<RondaTomada | null> {
  const due = await db
    .selectFrom('rondas_de_recordatorios')
    .select(['id_clima', 'id_grupo'])
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
    .where('id_grupo', '=', due.id_grupo)
    .where('terminada', '=', 0)
    .where('proximo_intento', '<=', now)
    .returning(['id_clima as idClima', 'id_grupo as idGrupo', 'dia', 'creada', 'cursor'])
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

const updateTomada = (db: Db, { idClima, idGrupo, arriendo }: RondaTomada) =>
  db
    .updateTable('rondas_de_recordatorios')
    .where('id_clima', '=', idClima)
    .where('id_grupo', '=', idGrupo)
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

export async function deleteRondas(tx: Tx, idClima: string): Promise<void> {
  await tx.deleteFrom('rondas_de_recordatorios').where('id_clima', '=', idClima).execute()
}

/** The last round of each group that had one: of which day, and whether its reminders are still going out. */
export async function listUltimasRondas(
  db: Db,
  idClima: string,
): Promise<{ idGrupo: string; dia: string; enCurso: boolean }[]> {
  const rows = await db
    .selectFrom('rondas_de_recordatorios')
    .select(['id_grupo', 'dia', 'terminada'])
    .where('id_clima', '=', idClima)
    .orderBy('id_grupo')
    .execute()
  return rows.map(({ id_grupo, dia, terminada }) => ({ idGrupo: id_grupo, dia, enCurso: terminada === 0 }))
}
