import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { pino } from 'pino'
import { readConfig } from '../../src/server/context/config.ts'
import type { AppContext } from '../../src/server/context/context.ts'
import { createSecret } from '../../src/server/context/secret.ts'
import { type DatabaseLocation, openDatabase } from '../../src/server/db/engine/database.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { startPostgres } from '../../tests/support/postgres.ts'

export const SECRET = 's'.repeat(40)

export interface Base {
  location: DatabaseLocation
  /** What a server process needs to serve this database. */
  entorno: Record<string, string>
  open: () => Promise<AppContext>
}

async function createPostgresUrl(server: string): Promise<string> {
  const name = `bench_${randomBytes(4).toString('hex')}`
  const client = new pg.Client({ connectionString: `${server}/postgres` })
  await client.connect()
  await client.query(`create database ${name}`)
  await client.end()
  return `${server}/${name}`
}

function createBase(location: DatabaseLocation, dataDir: string): Base {
  const entorno = {
    DATA_DIR: dataDir,
    SECRET,
    ...(location.engine === 'postgres' ? { DATABASE_URL: location.url } : {}),
  }
  return {
    location,
    entorno,
    open: async () => {
      const db = openDatabase(location)
      await migrate(db)
      return {
        db,
        config: readConfig(entorno, 'start', dataDir),
        secret: createSecret(SECRET),
        log: pino({ level: 'silent' }) as AppContext['log'],
        now: Date.now,
        production: true,
      }
    },
  }
}

/** A fresh database of each engine for the time of `work`. Both wait for the disk at every commit. */
export async function withBases(work: (bases: Base[]) => Promise<void>): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clima-bench-'))
  const postgres = await startPostgres({ durable: true })
  try {
    await work([
      createBase({ engine: 'sqlite', file: join(folder, 'clima.sqlite') }, folder),
      createBase({ engine: 'postgres', url: await createPostgresUrl(postgres.url) }, folder),
    ])
  } finally {
    await postgres.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}
