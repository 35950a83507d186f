import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import type { Db } from '../db/engine/database.ts'
import type { Tx } from '../db/engine/transaction.ts'
import { compileOnce } from '../db/sql/compile-once.ts'
import { encodeRowList, inTurns, ROWS_PER_STATEMENT, type RowList, readRowList } from '../db/sql/row-list.ts'
import { skipLocked } from '../db/sql/skip-locked.ts'
import type { CorreosTable } from '../db/tables/instalacion.ts'
import type { Adjunto, CorreoTomado, NuevoCorreo } from './correo.ts'
import type { CorreoNombrado } from './mail-transport.ts'

export type EstadoCorreo = CorreosTable['estado']

/** desde: when they may leave. en_espera: not before somebody says so. */
export type Momentos = { now: number; desde: number; estado: 'en_cola' | 'en_espera' }

const CORREOS = {
  id: 'text',
  plantilla: 'text',
  datos: 'text',
  para: 'text',
  referencia: 'text or null',
} as const

const writeCorreos = compileOnce((db, correos: RowList & Momentos) => {
  const momento = (ms: number) => sql<number>`cast(${ms} as bigint)`
  return db
    .insertInto('correos')
    .columns([
      'id',
      'plantilla',
      'datos',
      'para',
      'referencia',
      'estado',
      'intentos',
      'proximo_intento',
      'creado',
    ])
    .expression(
      db
        .selectFrom(readRowList(db, CORREOS, correos, 'nuevos'))
        .select([
          'id',
          'plantilla',
          'datos',
          'para',
          'referencia',
          sql<EstadoCorreo>`cast(${correos.estado} as text)`.as('estado'),
          sql.lit(0).as('intentos'),
          momento(correos.desde).as('proximo_intento'),
          momento(correos.now).as('creado'),
        ]),
    )
})

export async function insertCorreoRows(
  tx: Tx,
  correos: (NuevoCorreo & { id: string })[],
  momentos: Momentos,
): Promise<void> {
  for await (const chunk of inTurns(correos)) {
    const rows = chunk.map(({ id, plantilla, datos, para, referencia = null }) => ({
      id,
      plantilla,
      datos: JSON.stringify(datos),
      para,
      referencia,
    }))
    await writeCorreos(tx, { ...encodeRowList(tx, CORREOS, rows), ...momentos })
  }
}

export async function insertAdjuntos(tx: Tx, idCorreo: string, adjuntos: Adjunto[]): Promise<void> {
  const rows = adjuntos.map((adjunto, orden) => ({ id_correo: idCorreo, orden, ...adjunto }))
  await tx.insertInto('correos_adjuntos').values(rows).execute()
}

export function listAdjuntos(db: Db, idCorreo: string): Promise<Adjunto[]> {
  return db
    .selectFrom('correos_adjuntos')
    .select(['nombre', 'mime', 'contenido'])
    .where('id_correo', '=', idCorreo)
    .orderBy('orden')
    .execute()
}

/**
 * Takes up to `limit` mails whose time has come. Until `hasta` they belong to the caller alone; a row whose holder
 * died comes up again then. What the caller has `enMano` is left alone, even where the clock was set forward and says
 * that its lease is over. A try is counted when it begins, so that a mail that kills its worker is not tried for ever.
 */
export async function claimCorreos(
  db: Db,
  { now, hasta, limit, enMano = [] }: { now: number; hasta: number; limit: number; enMano?: string[] },
): Promise<CorreoTomado[]> {
  let due = db
    .selectFrom('correos')
    .select('id')
    .where('estado', '=', 'en_cola')
    .where('proximo_intento', '<=', now)
    .orderBy('proximo_intento')
    .limit(limit)
  if (enMano.length > 0) due = due.where('id', 'not in', enMano)
  // The common answer is "nothing": a plain read finds that out without taking a lock.
  if (!(await due.limit(1).executeTakeFirst())) return []

  const arriendo = randomUUID()
  const rows = await db
    // A common table is evaluated once. As a subquery PostgreSQL may run it per row, and take more than `limit`.
    .with('vencidos', () => skipLocked(db, due))
    .updateTable('correos')
    .set((column) => ({
      arrendado_por: arriendo,
      proximo_intento: hasta,
      intentos: column('intentos', '+', 1),
    }))
    .where('id', 'in', (query) => query.selectFrom('vencidos').select('vencidos.id'))
    // Repeated for the row as it is once locked, which another node may have taken since it was found.
    .where('estado', '=', 'en_cola')
    .where('proximo_intento', '<=', now)
    .returning(['id', 'plantilla', 'datos', 'para', 'intentos', 'creado'])
    .returning((row) =>
      row
        .exists(row.selectFrom('correos_adjuntos').select('orden').whereRef('id_correo', '=', 'correos.id'))
        .as('adjuntos'),
    )
    .execute()
  return rows.map(({ adjuntos, ...row }) => ({ ...row, arriendo, conAdjuntos: Boolean(adjuntos) }))
}

/** Longer than any sending takes. */
export const TODAVIA_EN_MANO_MS = 360_000

/**
 * After a clock that ran ahead and was set back: mails that were never tried wait for nothing, and no wait between two
 * tries is as long as a day. One that somebody may be sending at this moment gets the time to end.
 */
export async function hastenCorreos(db: Db, now: number): Promise<void> {
  await db
    .updateTable('correos')
    .set((column) => ({
      proximo_intento: column
        .case()
        .when('arrendado_por', 'is', null)
        .then(now)
        .else(now + TODAVIA_EN_MANO_MS)
        .end(),
    }))
    .where('estado', '=', 'en_cola')
    .where('proximo_intento', '>', now)
    .where((where) => where.or([where('intentos', '=', 0), where('proximo_intento', '>', now + DIA_MS)]))
    .execute()
}

const updateHeld = (db: Db, { id, arriendo }: CorreoTomado) =>
  db.updateTable('correos').where('id', '=', id).where('arrendado_por', '=', arriendo)

export async function rejectCorreo(db: Db, correo: CorreoTomado, now: number): Promise<void> {
  await updateHeld(db, correo).set({ estado: 'rechazado', arrendado_por: null, terminado: now }).execute()
}

/** False where it is no longer the caller's: it was deleted meanwhile, or its lease ended. */
export async function finishEnviado(db: Db, correo: CorreoTomado, now: number): Promise<boolean> {
  const { numUpdatedRows } = await updateHeld(db, correo)
    .set({ estado: 'enviado', arrendado_por: null, terminado: now })
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** One that our mail server took and that came back. False where it is not there any more, or waits to be sent. */
export async function rejectEnviado(db: Db, id: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await updateEnviados(db, now).where('id', '=', id).executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

/** The same for all that went to the same place. */
export async function rejectEnviados(db: Db, referencia: string, now: number): Promise<boolean> {
  const { numUpdatedRows } = await updateEnviados(db, now)
    .where('referencia', '=', referencia)
    .executeTakeFirstOrThrow()
  return numUpdatedRows > 0n
}

const updateEnviados = (db: Db, now: number) =>
  db.updateTable('correos').set({ estado: 'rechazado', terminado: now }).where('estado', '=', 'enviado')

/** As if it had not been taken: the try that was counted did not begin. */
export async function giveBackCorreo(db: Db, correo: CorreoTomado, now: number): Promise<void> {
  await updateHeld(db, correo)
    .set((column) => ({
      arrendado_por: null,
      proximo_intento: now,
      intentos: column('intentos', '-', 1),
    }))
    .execute()
}

export async function postponeCorreo(db: Db, correo: CorreoTomado, proximoIntento: number): Promise<void> {
  await updateHeld(db, correo)
    .set({ arrendado_por: null, proximo_intento: proximoIntento })
    .executeTakeFirstOrThrow()
}

export async function deleteCorreo(db: Db, id: string): Promise<void> {
  await db.deleteFrom('correos').where('id', '=', id).execute()
}

export async function existsCorreo(db: Db, id: string): Promise<boolean> {
  return (await db.selectFrom('correos').select('id').where('id', '=', id).executeTakeFirst()) !== undefined
}

/** A mail that was not refused for good has arrived, or may be on its way. */
export async function hasCorreoQuePudoLlegar(db: Db, referencia: string): Promise<boolean> {
  const row = await db
    .selectFrom('correos')
    .select('id')
    .where('referencia', '=', referencia)
    .where('estado', 'not in', ['rechazado', 'en_espera'])
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** The estado of the newest mail of each reference. */
export async function findEstadosDeCorreos(
  db: Db,
  referencias: string[],
): Promise<Map<string, EstadoCorreo>> {
  const estados = new Map<string, EstadoCorreo>()
  for await (const chunk of inTurns(referencias)) {
    const rows = await db
      .selectFrom('correos')
      .select(['referencia', 'estado'])
      .where('referencia', 'in', chunk)
      .orderBy('creado')
      .execute()
    for (const { referencia, estado } of rows) estados.set(referencia!, estado)
  }
  return estados
}

/** Whatever state they are in. Returns what names their .eml files, to be deleted once the transaction commits. */
export async function deleteCorreosDeReferencias(
  tx: Tx,
  referencias: string[],
): Promise<{ id: string; creado: number }[]> {
  const deleted: { id: string; creado: number }[] = []
  for await (const chunk of inTurns(referencias)) {
    const query = tx.deleteFrom('correos').where('referencia', 'in', chunk).returning(['id', 'creado'])
    deleted.push(...(await query.execute()))
  }
  return deleted
}

/** Those that wait: a newer mail takes their place. */
export async function deleteCorreosEnCola(tx: Tx, referencias: string[]): Promise<void> {
  for await (const chunk of inTurns(referencias)) {
    await tx
      .deleteFrom('correos')
      .where('referencia', 'in', chunk)
      .where('estado', 'in', ['en_cola', 'en_espera'])
      .execute()
  }
}

/** Mails that nobody looks up again. Returns how many there were. */
export async function deleteCorreosTerminados(db: Db, antesDe: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('correos')
    .where('referencia', 'is', null)
    .where('terminado', '<', antesDe)
    .executeTakeFirstOrThrow()
  return Number(numDeletedRows)
}

/** Counts the mails in each estado, and tells when the oldest of them was written. */
export function countCorreos(
  db: Db,
): Promise<{ estado: EstadoCorreo; cuenta: number; masAntiguo: number }[]> {
  return db
    .selectFrom('correos')
    .select(({ fn }) => [
      'estado',
      fn.countAll<number>().as('cuenta'),
      fn.min<number>('creado').as('masAntiguo'),
    ])
    .groupBy('estado')
    .execute()
}

export interface CorreoGuardado extends CorreoNombrado {
  plantilla: string
  datos: string
  para: string
  referencia: string | null
  estado: EstadoCorreo
  terminado: number | null
}

/** Everything in the outbox, a batch at a time. */
export async function* streamCorreos(db: Db): AsyncGenerator<CorreoGuardado[]> {
  for (let after = ''; ; ) {
    const rows = await db
      .selectFrom('correos')
      .select(['id', 'creado', 'plantilla', 'datos', 'para', 'referencia', 'estado', 'terminado'])
      .where('id', '>', after)
      .orderBy('id')
      .limit(ROWS_PER_STATEMENT)
      .execute()
    if (rows.length === 0) return
    yield rows
    after = rows.at(-1)!.id
  }
}

/** Which of these are still in the outbox, sent or not. */
export async function listCorreosQueQuedan(db: Db, ids: string[]): Promise<Set<string>> {
  const quedan = new Set<string>()
  for await (const chunk of inTurns(ids)) {
    const rows = await db.selectFrom('correos').select('id').where('id', 'in', chunk).execute()
    for (const { id } of rows) quedan.add(id)
  }
  return quedan
}

export async function deleteCorreosPorId(tx: Tx, ids: string[]): Promise<void> {
  for await (const chunk of inTurns(ids)) await tx.deleteFrom('correos').where('id', 'in', chunk).execute()
}

/**
 * Gives mails that were given up a new start, for instance after days without an SMTP server. Only those that nobody
 * looks up by reference: an invitation is sent again by whoever follows it.
 */
export async function requeueCorreos(db: Db, now: number): Promise<number> {
  const { numUpdatedRows } = await db
    .updateTable('correos')
    .set({ estado: 'en_cola', intentos: 0, proximo_intento: now, terminado: null })
    .where('estado', '=', 'rechazado')
    .where('referencia', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(numUpdatedRows)
}
