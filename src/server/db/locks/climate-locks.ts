import { createHash } from 'node:crypto'
import { sql } from 'kysely'
import { getEngine } from '../engine/database.ts'
import type { Tx } from '../engine/transaction.ts'

/*
 * Locks that live in memory alone, until the transaction ends: a lock on a row is written into the row, and one on
 * `encuestados` would show who was saving. The climate is always taken before a sheet. SQLite has one writer at a time
 * and needs none of this.
 */

/** PostgreSQL knows an advisory lock by 64 bits. */
export const computeNumero = (nombre: string) =>
  createHash('sha256').update(nombre).digest().readBigInt64BE(0).toString()

/** For whoever changes what saves rely on: its state or its structure. Waits for the saves under way. */
export async function lockClima(tx: Tx, idClima: string): Promise<void> {
  if (getEngine(tx) === 'sqlite') return
  await sql`select pg_advisory_xact_lock(${computeNumero(`clima:${idClima}`)}::bigint)`.execute(tx)
}

/** For whoever only relies on the climate staying as it is; any number at once. */
export async function shareClima(tx: Tx, idClima: string): Promise<void> {
  if (getEngine(tx) === 'sqlite') return
  await sql`select pg_advisory_xact_lock_shared(${computeNumero(`clima:${idClima}`)}::bigint)`.execute(tx)
}

/** For whoever writes on sheets, or makes sure that none appears. In an order, so that nobody waits for each other. */
export async function lockHojas(tx: Tx, claves: readonly string[]): Promise<void> {
  if (getEngine(tx) === 'sqlite') return
  const numeros = claves.map((clave) => computeNumero(`hoja:${clave}`)).sort()
  await sql`select pg_advisory_xact_lock(numero) from unnest(${numeros}::bigint[]) as numero`.execute(tx)
}

/** For whoever takes the last places of a batch of slips; after the sheets. */
export async function lockLotes(tx: Tx, nombres: readonly string[]): Promise<void> {
  if (nombres.length === 0 || getEngine(tx) === 'sqlite') return
  const numeros = nombres.map((nombre) => computeNumero(`lote:${nombre}`)).sort()
  await sql`select pg_advisory_xact_lock(numero) from unnest(${numeros}::bigint[]) as numero`.execute(tx)
}

/** For whoever decides about one published text, after the climate: two who cover the same words at once would both store it. */
export async function lockTexto(
  tx: Tx,
  { idClima, clave }: { idClima: string; clave: string },
): Promise<void> {
  if (getEngine(tx) === 'sqlite') return
  await sql`select pg_advisory_xact_lock(${computeNumero(`texto:${idClima}:${clave}`)}::bigint)`.execute(tx)
}
