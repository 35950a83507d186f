import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { expect } from '@playwright/test'
import { type ServerProcess, startServerProcess } from '../support/server-process.ts'

/** What the server says of the demo's accounts when it makes them, and never again. */
export const CUENTAS = 'cuentas-de-la-demo.txt'

/** As it is after a first start. The texts of its CVs, of no matter to any browser, cost five times the rest. */
async function makeDemo(folder: string): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clima-demo-'))
  const server = await startServerProcess({ DEMO: '1', DATA_DIR: dataDir })
  await server.stop()
  writeFileSync(join(dataDir, CUENTAS), server.readLog())
  const db = new DatabaseSync(join(dataDir, 'clima.sqlite'))
  db.exec("update archivos set lectura = 'leido' where lectura = 'pendiente'")
  db.close()
  cpSync(dataDir, `${folder}-a-medias`, { recursive: true })
  renameSync(`${folder}-a-medias`, folder)
  rmSync(dataDir, { recursive: true })
}

function lock(folder: string): boolean {
  try {
    mkdirSync(folder)
    return true
  } catch {
    return false
  }
}

/** The worker that needs it first makes it, the others wait; Playwright empties its folder before a run. */
async function requireDemo(outputDir: string): Promise<string> {
  const folder = join(outputDir, 'demo')
  const turno = `${folder}-turno`
  mkdirSync(outputDir, { recursive: true })
  const isMade = async () => {
    if (existsSync(folder)) return true
    if (!lock(turno)) return false
    try {
      if (!existsSync(folder)) await makeDemo(folder)
    } finally {
      rmdirSync(turno)
    }
    return true
  }
  await expect.poll(isMade, { message: 'the demo is made', timeout: 180_000 }).toBe(true)
  return folder
}

/** The real server; the demo is made once for all that want it, and each has a copy of its own. */
export async function startServidor(
  entorno: Record<string, string>,
  outputDir: string,
): Promise<ServerProcess> {
  if (entorno.DEMO !== '1') return startServerProcess(entorno)
  const dataDir = mkdtempSync(join(tmpdir(), 'clima-servidor-'))
  cpSync(await requireDemo(outputDir), dataDir, { recursive: true })
  const server = await startServerProcess({ ...entorno, DATA_DIR: dataDir })
  const stop: ServerProcess['stop'] = async (signal) => {
    const code = await server.stop(signal)
    rmSync(dataDir, { recursive: true })
    return code
  }
  return { ...server, stop }
}
