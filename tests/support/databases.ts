import { randomBytes } from 'node:crypto'
import { copyFileSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, inject, type TestContext } from 'vitest'
import type { DatabaseLocation, Engine } from '../../src/server/db/engine/database.ts'
import { createDatabase, dropDatabase, emptyDatabase } from './postgres-databases.ts'

export interface TestDatabase {
  location: DatabaseLocation
  /** Told how its test ended, it may be used again: what a failed test has left running would go on in it. */
  remove: (ended?: TestContext) => Promise<void>
}

/** Those of tests that have ended, emptied: to empty one is ten times cheaper than to make one. */
const free: string[] = []

async function createPostgresDatabase(migrated: boolean): Promise<TestDatabase> {
  const url = inject('postgresUrl')
  const { postgres: plantilla, huella } = inject('plantillas')
  const known = migrated ? free.pop() : undefined
  const name = known ?? `${plantilla}_${randomBytes(8).toString('hex')}`
  if (!known) await createDatabase(url, name, migrated ? plantilla : undefined)
  return {
    location: { engine: 'postgres', url: `${url}/${name}` },
    remove: async (ended) => {
      const sound = migrated && ended && ended.task.result?.state !== 'fail'
      if (sound && (await emptyDatabase(url, name, huella))) free.push(name)
      else await dropDatabase(url, name)
    },
  }
}

async function createSqliteDatabase(migrated: boolean): Promise<TestDatabase> {
  const directory = mkdtempSync(join(tmpdir(), 'clima-sqlite-'))
  const file = join(directory, 'clima.sqlite')
  if (migrated) copyFileSync(inject('plantillas').sqlite, file)
  return {
    location: { engine: 'sqlite', file },
    remove: async () => rmSync(directory, { recursive: true, force: true }),
  }
}

/** A database of its own for one test, with nothing in it. */
export function createTestDatabase(engine: Engine, { migrated = true } = {}): Promise<TestDatabase> {
  return engine === 'sqlite' ? createSqliteDatabase(migrated) : createPostgresDatabase(migrated)
}

export const ENGINES: Engine[] = ['sqlite', 'postgres']

/** Runs a suite whole on both engines. */
export function describeEngines(name: string, suite: (engine: Engine) => void): void {
  describe.each(ENGINES)(`${name} (%s)`, suite)
}

/** Runs a suite of which nothing depends on the engine, on one; with TODOS_LOS_MOTORES=1 on both. */
export function describeAnyEngine(name: string, suite: (engine: Engine) => void): void {
  describe.each(process.env.TODOS_LOS_MOTORES === '1' ? ENGINES : ENGINES.slice(0, 1))(`${name} (%s)`, suite)
}
