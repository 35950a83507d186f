import { mkdirSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { onTestFinished } from 'vitest'
import type { DatabaseLocation, Engine } from '../../../src/server/db/engine/database.ts'
import { type BreakablePostgres, startBreakablePostgres } from '../../support/postgres.ts'
import { type ServerProcess, startServerProcess } from '../../support/server-process.ts'

export const SECRET = 's'.repeat(40)

export interface DurableSite {
  location: DatabaseLocation
  dataDir: string
  /** Null on SQLite. */
  postgres: BreakablePostgres | null
  /** Ended with the test, whatever becomes of it. */
  start: (env?: Record<string, string>) => Promise<ServerProcess>
}

/** A database of its own that syncs every commit, as in production, and servers on it. `parent` is an empty folder. */
export async function openDurableSite(engine: Engine, parent = mkdtempSync(join(tmpdir(), 'clima-fallas-'))) {
  onTestFinished(() => rmSync(parent, { recursive: true, force: true }))
  const dataDir = join(parent, 'sitio')
  mkdirSync(dataDir, { recursive: true })
  const postgres = engine === 'postgres' ? await startBreakablePostgres(parent) : null
  if (postgres) onTestFinished(() => postgres.stop())
  const location: DatabaseLocation = postgres
    ? { engine: 'postgres', url: `${postgres.url}/postgres` }
    : { engine: 'sqlite', file: join(dataDir, 'clima.sqlite') }
  const database: Record<string, string> =
    location.engine === 'postgres' ? { DATABASE_URL: location.url } : {}
  const site: DurableSite = {
    location,
    dataDir,
    postgres,
    start: async (env = {}) => {
      const server = await startServerProcess({ DATA_DIR: dataDir, SECRET, ...database, ...env })
      onTestFinished(async () => void (await server.stop('SIGKILL')))
      return server
    },
  }
  return site
}
