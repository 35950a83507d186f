import { stat } from 'node:fs/promises'
import { dirname } from 'node:path'
import { Kysely, PostgresAdapter, sql } from 'kysely'
import { makeDirSync } from '../../base/make-dir.ts'
import type { Memory } from '../../base/memory.ts'
import type { Tables } from '../tables/tables.ts'
import { createPostgresDialect } from './engine-postgres.ts'
import { createSqliteDialect } from './engine-sqlite.ts'

export type Engine = 'sqlite' | 'postgres'
export type Db = Kysely<Tables>

export type DatabaseLocation = { engine: 'sqlite'; file: string } | { engine: 'postgres'; url: string }

export function openDatabase(
  location: DatabaseLocation,
  onLostConnection: (error: Error) => void = () => {},
): Db {
  if (location.engine === 'postgres') {
    return new Kysely<Tables>({ dialect: createPostgresDialect(location.url, onLostConnection) })
  }
  makeDirSync(dirname(location.file))
  return new Kysely<Tables>({ dialect: createSqliteDialect(location.file) })
}

/** The engine of a handle, for code that differs by it; also inside a transaction and in a migration. */
export const getEngine = (db: Pick<Db, 'getExecutor'>): Engine =>
  db.getExecutor().adapter instanceof PostgresAdapter ? 'postgres' : 'sqlite'

/** This node's memories of its database. A transaction shares its database's. */
export const getMemory = (db: Pick<Db, 'getExecutor'>): Memory =>
  (db.getExecutor().adapter as unknown as { memory: Memory }).memory

const createFichero = (): { ino?: number } => ({})

/**
 * Fails where it does not answer. SQLite would, for as long as the process lives, from a file that was taken away or replaced:
 * what is written there is lost.
 */
export async function askDatabase(db: Db): Promise<void> {
  if (getEngine(db) === 'postgres') return void (await sql`select 1`.execute(db))
  const { rows } = await sql<{
    file: string
  }>`select file from pragma_database_list where name = 'main'`.execute(db)
  const { ino } = await stat(rows[0]!.file)
  const conocido = getMemory(db).get(createFichero)
  conocido.ino ??= ino
  if (conocido.ino !== ino) throw new Error('another file is in the place of the database')
}
