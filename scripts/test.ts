// Everything CI checks. `npm test` runs all of it; `npm test -- unit` or `-- e2e tests/e2e/login.spec.ts` a part.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { requireChromium } from './find-chromium.ts'

const reports = mkdtempSync(join(tmpdir(), 'clima-informes-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const [only, ...rest] = process.argv.slice(2)

function run(
  name: string,
  command: string,
  args: string[],
  env: Record<string, string> = {},
): Promise<boolean> {
  const started = Date.now()
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } })
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      resolve(code === 0)
    })
  })
}

const steps: Record<string, () => Promise<boolean>> = {
  lint: () => run('format and lint', 'biome', ['check', '.']),
  codegen: () =>
    run('generated types are fresh', 'graphql-codegen', ['--config', 'codegen.ts', '--check', '--silent']),
  types: () => run('types', 'node', ['scripts/check-types.mjs']),
  imports: () =>
    run('import rules', 'depcruise', ['src', '--config', '.dependency-cruiser.mjs', '--no-progress']),
  unit: () =>
    run('unit and both engines', 'vitest', [
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${vitestReport}`,
      ...rest,
    ]),
  e2e: async () =>
    run('browser', 'playwright', ['test', '--reporter=list,json', ...rest], {
      CHROMIUM_PATH: await requireChromium(),
      PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport,
    }),
}

function readReport(file: string): Record<string, unknown> {
  try {
    return JSON.parse(readFileSync(file, 'utf8'))
  } catch {
    return {}
  }
}

function readCounts(): { passed: number; failed: number } {
  const counts = { passed: 0, failed: 0 }
  const vitest = readReport(vitestReport) as { numPassedTests?: number; numFailedTests?: number }
  const playwright = readReport(playwrightReport) as {
    stats?: { expected: number; unexpected: number; flaky: number }
  }
  counts.passed +=
    (vitest.numPassedTests ?? 0) + (playwright.stats?.expected ?? 0) + (playwright.stats?.flaky ?? 0)
  counts.failed += (vitest.numFailedTests ?? 0) + (playwright.stats?.unexpected ?? 0)
  return counts
}

/** What the reports say counts, not the exit code alone: a runner's own clean-up has been seen to change it. */
function listUnproven(chosen: string[]): string[] {
  const unproven: string[] = []
  if (chosen.includes('unit') && !readReport(vitestReport).success) unproven.push('unit')
  const { stats } = readReport(playwrightReport) as {
    stats?: { expected: number; unexpected: number; flaky: number }
  }
  if (chosen.includes('e2e') && !(stats && stats.expected > 0 && stats.unexpected === 0)) {
    unproven.push('e2e')
  }
  return unproven
}

const chosen = only ? [only] : Object.keys(steps)
const failed: string[] = []
for (const name of chosen) {
  const step = steps[name]
  if (!step) throw new Error(`Unknown part "${name}". One of: ${Object.keys(steps).join(', ')}.`)
  if (!(await step())) failed.push(name)
}
for (const name of listUnproven(chosen)) if (!failed.includes(name)) failed.push(name)
const { passed, failed: failedTests } = readCounts()
rmSync(reports, { recursive: true, force: true })
console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nAll green.')
console.log(`${passed} passed, ${failedTests} failed`)
process.exitCode = failed.length ? 1 : 0
