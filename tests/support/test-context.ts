import { randomBytes } from 'node:crypto'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { onTestFinished } from 'vitest'
import { type Config, readConfig } from '../../src/server/context/config.ts'
import type { AppContext } from '../../src/server/context/context.ts'
import { createSecret } from '../../src/server/context/secret.ts'
import { type Engine, openDatabase } from '../../src/server/db/engine/database.ts'
import { createTestDatabase } from './databases.ts'

export interface TestContext extends AppContext {
  /** Moves the clock that `now` reads. */
  advance: (ms: number) => void
}

/** A context on a fresh database, torn down when the test ends. */
export async function createTestContext(
  engine: Engine,
  { config = {} }: { config?: Partial<Config> } = {},
): Promise<TestContext> {
  const database = await createTestDatabase(engine)
  const dataDir = mkdtempSync(join(tmpdir(), 'clima-datos-'))
  const db = openDatabase(database.location)
  const secret = randomBytes(32).toString('hex')
  let clock = Date.now()
  onTestFinished(async (ended) => {
    await db.destroy()
    await database.remove(ended)
    rmSync(dataDir, { recursive: true, force: true })
  })
  return {
    db,
    config: {
      ...readConfig({ DATA_DIR: dataDir, SECRET: secret, LOG_LEVEL: 'silent' }, 'start', dataDir),
      database: database.location,
      ...config,
    },
    secret: createSecret(secret),
    log: pino({ level: 'silent' }) as AppContext['log'],
    now: () => clock,
    production: true,
    advance: (ms) => {
      clock += ms
    },
  }
}
