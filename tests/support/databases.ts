import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { describe, inject } from 'vitest'
import { type DatabaseLocation, type Engine, openDatabase } from '../../src/server/db/database.ts'
import { migrate } from '../../src/server/db/migrate.ts'

const TEMPLATE = 'plantilla_migrada'
/** Two test files may want the template at once; whoever holds this lock makes it. */
const TEMPLATE_LOCK = 727_001

async function withAdmin<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: `${inject('postgresUrl')}/postgres` })
  await client.connect()
  try {
    return await work(client)
  } finally {
    await client.end()
  }
}

async function ensureTemplate(client: pg.Client): Promise<void> {
  const { rowCount } = await client.query('select 1 from pg_database where datname = $1', [TEMPLATE])
  if (rowCount) return
  const making = `${TEMPLATE}_en_obra`
  await client.query(`drop database if exists ${making}`)
  await client.query(`create database ${making}`)
  const { db } = openDatabase({ engine: 'postgres', url: `${inject('postgresUrl')}/${making}` })
  await migrate(db)
  await db.destroy()
  await client.query(`alter database ${making} rename to ${TEMPLATE}`)
}

export interface TestDatabase {
  location: DatabaseLocation
  remove: () => Promise<void>
}

async function createPostgresDatabase(migrated: boolean): Promise<TestDatabase> {
  const name = `prueba_${randomBytes(8).toString('hex')}`
  await withAdmin(async (client) => {
    await client.query('select pg_advisory_lock($1)', [TEMPLATE_LOCK])
    if (migrated) await ensureTemplate(client)
    await client.query(`create database ${name} ${migrated ? `template ${TEMPLATE}` : ''}`)
  })
  return {
    location: { engine: 'postgres', url: `${inject('postgresUrl')}/${name}` },
    remove: () =>
      withAdmin(async (client) => void (await client.query(`drop database ${name} with (force)`))),
  }
}

async function createSqliteDatabase(migrated: boolean): Promise<TestDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'clima-sqlite-'))
  const location: DatabaseLocation = { engine: 'sqlite', file: join(directory, 'clima.sqlite') }
  if (migrated) {
    const { db } = openDatabase(location)
    await migrate(db)
    await db.destroy()
  }
  return { location, remove: async () => rmSync(directory, { recursive: true, force: true }) }
}

/** A fresh database of its own for one test. */
export function createTestDatabase(engine: Engine, { migrated = true } = {}): Promise<TestDatabase> {
  return engine === 'sqlite' ? createSqliteDatabase(migrated) : createPostgresDatabase(migrated)
}

export const ENGINES: Engine[] = ['sqlite', 'postgres']

/** Runs a suite whole on both engines. */
export function describeEngines(name: string, suite: (engine: Engine) => void): void {
  describe.each(ENGINES)(`${name} (%s)`, suite)
}
