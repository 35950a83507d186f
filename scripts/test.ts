// Everything CI checks. `npm test` runs all of it; `npm test -- unit` or `-- e2e tests/e2e/login.spec.ts` a part.
import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { requireChromium } from './find-chromium.ts'
import { findTemporaryFolder } from './find-temporary-folder.ts'
import { listFailures } from './list-failures.ts'

const temporary = findTemporaryFolder()
const reports = mkdtempSync(join(temporary, 'clima-informes-'))
const vitestReport = join(reports, 'vitest.json')
const playwrightReport = join(reports, 'playwright.json')
const [only, ...rest] = process.argv.slice(2)
/** The last words of each check that failed. */
const complaints: string[] = []

/** What runs beside others says what it has to say when it ends. */
function run(
  name: string,
  command: string,
  args: string[],
  { env = {}, beside = false }: { env?: Record<string, string>; beside?: boolean } = {},
): Promise<boolean> {
  const started = Date.now()
  const said: Buffer[] = []
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: beside ? 'pipe' : 'inherit',
      env: { ...process.env, TMPDIR: temporary, ...env },
    })
    for (const stream of [child.stdout, child.stderr]) stream?.on('data', (chunk) => said.push(chunk))
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      process.stdout.write(Buffer.concat(said))
      if (beside && code !== 0) {
        const words = Buffer.concat(said).toString().trimEnd().split('\n').slice(-20)
        complaints.push([name, ...words].join('\n    '))
      }
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      resolve(code === 0)
    })
  })
}

const tool = (...args: string[]) => ['scripts/run.mjs', 'tool', ...args]

const check = (name: string, command: string, args: string[]) => () =>
  run(name, command, args, { beside: true })

const steps: Record<string, () => Promise<boolean>> = {
  build: check('build of the pages', 'node', ['scripts/run.mjs', 'build']),
  lint: check('format and lint', 'node', tool('biome', 'check', '.')),
  codegen: check('generated types are fresh', 'node', ['scripts/codegen.ts', '--check']),
  types: check('types', 'node', ['scripts/check-types.mjs']),
  imports: check('import rules', 'node', ['scripts/check-imports.mjs']),
  chromium: check('browser of the tests', 'node', ['scripts/find-chromium.ts']),
  unit: () =>
    run(
      'unit and both engines',
      'node',
      tool(
        ...['vitest', 'run', '--reporter=default', '--reporter=json'],
        ...[`--outputFile.json=${vitestReport}`, ...rest],
      ),
    ),
  e2e: async () =>
    run('browser', 'node', tool('playwright', 'test', '--reporter=list,json', ...rest), {
      env: { CHROMIUM_PATH: await requireChromium(), PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
    }),
}

/** Of the first none needs another, and what has to be downloaded comes meanwhile; the suites have the machine to themselves. */
const STAGES = [['build', 'chromium', 'lint', 'codegen', 'types', 'imports'], ['unit'], ['e2e']]

/** A part that runs the product needs its pages built. */
const listStages = (part: string) => (['unit', 'e2e'].includes(part) ? [['build'], [part]] : [[part]])

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
  counts.passed += (vitest.numPassedTests ?? 0) + (playwright.stats?.expected ?? 0)
  counts.failed +=
    (vitest.numFailedTests ?? 0) + (playwright.stats?.unexpected ?? 0) + (playwright.stats?.flaky ?? 0)
  return counts
}

/** What the reports say counts, not the exit code alone: a runner's own clean-up has been seen to change it. */
function listUnproven(chosen: string[]): string[] {
  const unproven: string[] = []
  if (chosen.includes('unit') && !readReport(vitestReport).success) unproven.push('unit')
  const { stats } = readReport(playwrightReport) as {
    stats?: { expected: number; unexpected: number; flaky: number }
  }
  if (chosen.includes('e2e') && !(stats && stats.expected > 0 && stats.unexpected + stats.flaky === 0)) {
    unproven.push('e2e')
  }
  return unproven
}

if (only && !steps[only]) {
  throw new Error(`Unknown part "${only}". One of: ${Object.keys(steps).join(', ')}.`)
}
const failed: string[] = []
const stages = only ? listStages(only) : STAGES
for (const stage of stages) {
  await Promise.all(
    stage.map(async (name) => {
      if (!(await steps[name]!())) failed.push(name)
    }),
  )
  // Without pages neither suite can prove anything.
  if (failed.includes('build')) break
}
for (const name of listUnproven(stages.flat())) if (!failed.includes(name)) failed.push(name)
const { passed, failed: failedTests } = readCounts()
complaints.push(...listFailures(readReport(vitestReport), readReport(playwrightReport)))
rmSync(reports, { recursive: true, force: true })
if (complaints.length) console.log(`\nWhat failed:\n\n${complaints.join('\n\n')}`)
console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nAll green.')
console.log(`${passed} passed, ${failedTests} failed`)
process.exitCode = failed.length ? 1 : 0
