// Start to the first page and idle memory, of the real process on a database that exists already.

import { spawnSync } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { startServerProcess } from '../tests/support/server-process.ts'
import { readResidentMb } from './support/medir.ts'
import { reportFigures } from './support/report.ts'

const RUNS = 5

export async function benchArranque(): Promise<void> {
  const dataDir = mkdtempSync(join(tmpdir(), 'clima-bench-'))
  const starts: number[] = []
  const firstPages: number[] = []
  const bare: number[] = []
  let resident = 0
  for (let turn = 0; turn <= RUNS; turn++) {
    let began = performance.now()
    spawnSync('node', ['-e', ''])
    bare.push(performance.now() - began)
    began = performance.now()
    const server = await startServerProcess({ DATA_DIR: dataDir })
    const ready = performance.now() - began
    const page = await fetch(server.url)
    if (!page.ok || !(await page.text()).includes('</html>')) throw new Error('No page came.')
    // The first start makes the database and fills the compile cache.
    if (turn > 0) {
      starts.push(ready)
      firstPages.push(performance.now() - began)
    }
    if (turn === RUNS) {
      for (const path of ['/', '/login', '/no-existe']) await fetch(`${server.url}${path}`)
      await sleep(3_000)
      resident = readResidentMb(server.pid)
    }
    await server.stop()
  }
  rmSync(dataDir, { recursive: true, force: true })
  const best = Math.min(...firstPages)
  reportFigures('arranque', [
    { name: 'second start to ready', value: Math.min(...starts), unit: 'ms' },
    {
      name: 'second start to the first page',
      value: best,
      unit: 'ms',
      ratio: { of: 'a Node that does nothing', value: best / Math.min(...bare) },
      aim: '≤ 600 ms',
    },
    { name: 'resident memory when idle', value: resident, unit: 'MB', aim: '≤ 130 MB' },
  ])
}
