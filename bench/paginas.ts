// Pages per second, compressed as a browser asks for them, against a bare server of files of the same size.
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServerProcess } from '../tests/support/server-process.ts'
import { importTool } from './support/import-tool.ts'
import { startProceso } from './support/proceso.ts'
import { type Figure, reportFigures } from './support/report.ts'

type Autocannon = (options: {
  url: string
  connections: number
  duration?: number
  amount?: number
  headers: Record<string, string>
}) => Promise<{
  requests: { average: number; total: number }
  throughput: { total: number }
  errors: number
  non2xx: number
}>

const PAGINAS = {
  home: '/',
  login: '/login',
  survey: '/admin/clima-organizacional/encuesta/3f2c6a1e-6d0b-4f7e-9a55-0c8d1b2e4f60',
}
const RUNS = 2
const headers = { 'accept-encoding': 'br, gzip' }

const runAutocannon: Autocannon = async (options) => (await importTool<Autocannon>('autocannon'))(options)

/** The best of several runs, in answers per second. */
async function measureRate(url: string): Promise<number> {
  const run = async (duration: number) => {
    const { requests, errors, non2xx } = await runAutocannon({ url, connections: 8, duration, headers })
    if (errors || non2xx) throw new Error(`${url}: ${errors} errors, ${non2xx} refusals`)
    return requests.average
  }
  await run(1)
  let best = 0
  for (let turn = 0; turn < RUNS; turn++) best = Math.max(best, await run(2))
  return best
}

/** As it comes over the wire. */
async function readBytes(url: string): Promise<number> {
  const { throughput, requests } = await runAutocannon({ url, connections: 1, amount: 20, headers })
  return Math.round(throughput.total / requests.total)
}

export async function benchPaginas(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'clima-bench-'))
  const servidor = await startServerProcess()
  const archivos = await startProceso('./static-process.ts', [folder])
  const figures: Figure[] = []
  for (const [name, path] of Object.entries(PAGINAS)) {
    const url = `${servidor.url}${path}`
    const bytes = await readBytes(url)
    writeFileSync(join(folder, `${name}.html`), 'x'.repeat(bytes))
    const file = await measureRate(`http://127.0.0.1:${archivos.port}/${name}.html`)
    const page = await measureRate(url)
    figures.push({
      name: `${name} (${(bytes / 1000).toFixed(1)} KB)`,
      value: page,
      unit: 'pages/s',
      ratio: { of: `a static file (${file.toFixed(0)}/s)`, value: page / file },
    })
  }
  await archivos.stop()
  await servidor.stop()
  rmSync(folder, { recursive: true, force: true })
  reportFigures('paginas', figures)
}

if (import.meta.main) await benchPaginas()
