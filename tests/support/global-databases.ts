import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { type DatabaseLocation, openDatabase } from '../../src/server/db/engine/database.ts'
import { migrate } from '../../src/server/db/migrate.ts'
import { startPostgres } from './postgres.ts'
import { createDatabase, dropAll, readHuella, requireEmpty } from './postgres-databases.ts'

export interface Plantillas {
  /** A migrated database of each engine, to be copied. */
  sqlite: string
  postgres: string
  /** What the migrations made of PostgreSQL's. */
  huella: string
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresUrl: string
    plantillas: Plantillas
  }
}

async function createPlantilla(location: DatabaseLocation): Promise<void> {
  const db = openDatabase(location)
  await migrate(db)
  await db.destroy()
}

/** One PostgreSQL for the whole run and the schema of each engine made once; each test has a database of its own. */
export default async function setup(project: TestProject) {
  const directory = mkdtempSync(join(tmpdir(), 'clima-plantilla-'))
  const server = await startPostgres()
  const postgres = `prueba_${randomBytes(4).toString('hex')}`
  const sqlite = join(directory, 'clima.sqlite')
  await createPlantilla({ engine: 'sqlite', file: sqlite })
  await createDatabase(server.url, postgres)
  await createPlantilla({ engine: 'postgres', url: `${server.url}/${postgres}` })
  await requireEmpty(server.url, postgres)
  project.provide('postgresUrl', server.url)
  project.provide('plantillas', { sqlite, postgres, huella: await readHuella(server.url, postgres) })
  return async () => {
    await dropAll(server.url, postgres)
    await server.stop()
    rmSync(directory, { recursive: true, force: true })
  }
}
