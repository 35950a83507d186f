import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { sql } from 'kysely'
import { type DatabaseLocation, type Db, getEngine } from '../engine/database.ts'
import { listTables } from '../sql/column-types.ts'

/** PostgreSQL's lock_timeout. */
const LOCK_NOT_AVAILABLE = '55P03'

/**
 * A row that was deleted or rewritten is still in the files of the engine, and old rows tell what new ones no longer
 * do. This writes the files anew, without them.
 */
export async function eraseLeftovers(db: Db, location: DatabaseLocation): Promise<void> {
  if (location.engine === 'sqlite') await runWorker(location.file, { vacuum: true })
  // All of them: a person may stand anywhere.
  else await vacuumPostgres(db, await listTables(db))
}

/**
 * The same beside people who answer, who wait for a table while it is written anew: only what takes some tenths of a second. Says
 * whether that was all of it.
 */
export async function eraseLeftoversPequenos(db: Db, location: DatabaseLocation): Promise<boolean> {
  if (location.engine === 'sqlite') {
    // Of its pages, for what was written last may stand in the log alone.
    const { rows } = await sql<{ bytes: number }>`
      select page_count * page_size as bytes from pragma_page_count, pragma_page_size`.execute(db)
    const pequena = rows[0]!.bytes <= BYTES_DE_PEQUENA
    await runWorker(location.file, { vacuum: pequena })
    return pequena
  }
  // A table that is divided is none of these, its parts are: VACUUM of the whole would write all of them anew.
  const { rows } = await sql<{ name: string; pequena: boolean }>`
    select relname as name, pg_total_relation_size(oid) <= ${BYTES_SIN_ESPERA} as pequena from pg_class
    where relnamespace = current_schema()::regnamespace and relkind = 'r'`.execute(db)
  const pequenas = rows.filter(({ pequena }) => pequena).map(({ name }) => name)
  await vacuumPostgres(db, pequenas)
  return pequenas.length === rows.length
}

/** Rows of a table that people use meanwhile: on a busy machine too they wait for less than a second. */
const BYTES_SIN_ESPERA = 8 * 1024 * 1024

/** Written anew within some tenths of a second. */
const BYTES_DE_PEQUENA = 32 * 1024 * 1024

async function runWorker(file: string, { vacuum }: { vacuum: boolean }): Promise<void> {
  const worker = new Worker(new URL('./vacuum-worker.ts', import.meta.url), {
    workerData: { file, vacuum },
    env: {},
    execArgv: [],
  })
  // `once` rejects where the thread fails.
  await once(worker, 'exit')
}

/** Tries at tables that somebody is reading. Between two of them whoever waited behind the last has a turn. */
const VUELTAS = 10
const PAUSA_MS = 200

/** Plain VACUUM would leave the bytes in the pages; the statistics of the planner keep samples of old values. */
async function vacuumPostgres(db: Db, tables: readonly string[]): Promise<void> {
  await db.connection().execute(async (connection) => {
    // Whoever comes later waits behind a lock that is waited for.
    await sql`set lock_timeout = '500ms'`.execute(connection)
    await sql`set statement_timeout = '10min'`.execute(connection)
    try {
      let pendientes = tables
      for (let vuelta = 1; pendientes.length > 0; vuelta++) {
        const ocupadas: string[] = []
        for (const table of pendientes) {
          try {
            await sql`vacuum (full, analyze) ${sql.table(table)}`.execute(connection)
          } catch (error) {
            if ((error as { code?: unknown }).code !== LOCK_NOT_AVAILABLE || vuelta === VUELTAS) throw error
            ocupadas.push(table)
            await sleep(PAUSA_MS)
          }
        }
        pendientes = ocupadas
      }
    } finally {
      await sql`reset lock_timeout`.execute(connection)
      await sql`reset statement_timeout`.execute(connection)
    }
  })
}

/**
 * Whether somebody still sees the rows as they were before a moment: PostgreSQL keeps them for as long, and does not
 * let go of tables that are being read. On SQLite such a reader makes the erasure fail.
 */
export async function hasReaderFromBefore(db: Db, moment: number): Promise<boolean> {
  if (getEngine(db) === 'sqlite') return false
  const { rows } = await sql`
    select 1 from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()
    and backend_xmin is not null and xact_start < to_timestamp(${moment} / 1000.0)`.execute(db)
  return rows.length > 0
}
