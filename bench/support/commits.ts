import { mkdtempSync, rmSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import pg from 'pg'
import type { DatabaseLocation } from '../../src/server/db/engine/database.ts'

const SECONDS = 1
const MAX_CONNECTIONS = 64
/** As long as a sheet of the template. */
const ROW = '0'.repeat(93)

function measureSqlite(file: string): number {
  // Beside the database: the same disk.
  const folder = mkdtempSync(join(dirname(file), 'commits-'))
  const database = new DatabaseSync(join(folder, 'uno.sqlite'))
  database.exec('pragma journal_mode = wal; pragma synchronous = full; create table filas (texto text)')
  const insert = database.prepare('insert into filas values (?)')
  const until = performance.now() + SECONDS * 1000
  let commits = 0
  for (; performance.now() < until; commits++) insert.run(ROW)
  database.close()
  rmSync(folder, { recursive: true, force: true })
  return commits / SECONDS
}

async function measurePostgres(url: string, concurrencia: number): Promise<number> {
  const clients = Array.from(
    { length: Math.min(concurrencia, MAX_CONNECTIONS) },
    () => new pg.Client({ connectionString: url }),
  )
  await Promise.all(clients.map((client) => client.connect()))
  await clients[0]!.query('create table if not exists filas (texto text)')
  const until = performance.now() + SECONDS * 1000
  let commits = 0
  await Promise.all(
    clients.map(async (client) => {
      for (; performance.now() < until; commits++) {
        await client.query({ name: 'fila', text: 'insert into filas values ($1)', values: [ROW] })
      }
    }),
  )
  await clients[0]!.query('drop table filas')
  await Promise.all(clients.map((client) => client.end()))
  return commits / SECONDS
}

/** Commits of one row per second, each waiting for the disk, with nothing around them. */
export async function measureCommits(location: DatabaseLocation, concurrencia: number): Promise<number> {
  if (location.engine === 'sqlite') return measureSqlite(location.file)
  return measurePostgres(location.url, concurrencia)
}
