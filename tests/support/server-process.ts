import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import packageJson from '../../package.json' with { type: 'json' }

export const ADMIN = { usuario: 'admin', password: 'una clave larga de prueba' }

export const LOG_IN = `query($usuario: String!, $password: String!) {
  auth { logIn(usuarioOEmail: $usuario, password: $password) { conexion } } }`

export interface ServerProcess {
  /** Origin and prefix, without a final slash. */
  url: string
  origin: string
  dataDir: string
  pid: number
  readLog: () => string
  /** Whoever reads the log goes away, as when a terminal is closed or `| tee` is killed. */
  closeLog: () => void
  /** Calls the API as a tool would; `cookie` makes it a session's. */
  graphql: (query: string, variables?: object, cookie?: string) => Promise<Response>
  stop: (signal?: NodeJS.Signals) => Promise<number | null>
}

function waitForPort(child: ChildProcess, readLog: () => string): Promise<number> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => {
      // Or it would go on beside the tests that follow.
      child.kill('SIGKILL')
      reject(new Error(`The server did not start:\n${readLog()}`))
    }, 120_000)
    const look = () => {
      const port = /"msg":"Server listening at http:\/\/[^"]*:(\d+)"/.exec(readLog())?.[1]
      if (!port || !readLog().includes('"msg":"ready"')) return
      clearTimeout(timer)
      child.stdout?.off('data', look)
      resolve(Number(port))
    }
    child.stdout?.on('data', look)
    child.on('exit', () => {
      clearTimeout(timer)
      reject(new Error(`The server stopped at its start:\n${readLog()}`))
    })
  })
}

/** As it is shipped, where whoever runs the tests has built it; else from its sources. */
export const SERVIDOR = process.env.SERVIDOR ?? 'src/server/main.mjs'

interface Programa {
  servidor: string
  modo: 'start' | 'dev'
}

/** The real server, as a process of its own, on a free port and a fresh data folder. */
export async function startServerProcess(
  env: Record<string, string> = {},
  { servidor, modo }: Programa = { servidor: SERVIDOR, modo: 'start' },
): Promise<ServerProcess> {
  const dataDir = env.DATA_DIR ?? mkdtempSync(join(tmpdir(), 'clima-servidor-'))
  let log = ''
  const child = spawn('node', [packageJson.config.serverFlags, servidor, modo], {
    env: {
      PATH: process.env.PATH,
      MALLOC_ARENA_MAX: packageJson.config.serverArenas,
      PORT: '0',
      DEMO: '0',
      ADMIN_USUARIO: ADMIN.usuario,
      ADMIN_PASSWORD: ADMIN.password,
      ...env,
      DATA_DIR: dataDir,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  })
  for (const stream of [child.stdout, child.stderr]) {
    stream.on('data', (chunk: Buffer) => {
      log += chunk.toString()
    })
  }
  const exited = new Promise<number | null>((resolve) => child.on('exit', resolve))
  const port = await waitForPort(child, () => log)
  const origin = `http://localhost:${port}`
  const url = `${origin}${env.BASE_PATH ?? ''}`
  return {
    url,
    origin,
    dataDir,
    pid: child.pid!,
    readLog: () => log,
    closeLog: () => {
      child.stdout.destroy()
      child.stderr.destroy()
    },
    graphql: (query, variables = {}, cookie = '') =>
      fetch(`${url}/api/graphql`, {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
        body: JSON.stringify({ query, variables }),
      }),
    stop: async (signal = 'SIGTERM') => {
      child.kill(signal)
      const code = await exited
      if (!env.DATA_DIR) rmSync(dataDir, { recursive: true, force: true })
      return code
    },
  }
}
