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

/** How a part runs beside the others: told when it ends, told as it comes, or alone with the terminal. */
type Told = 'after' | 'along' | 'alone'

interface RunOptions {
  env?: Record<string, string>
  told?: Told
}

function run(
  name: string,
  command: string,
  args: string[],
  { env = {}, told = 'after' }: RunOptions = {},
): Promise<boolean> {
  const started = Date.now()
  const said: Buffer[] = []
  return new Promise((resolve) => {
    const child = spawn(command, args, {
      stdio: told === 'alone' ? 'inherit' : 'pipe',
      env: { ...process.env, TMPDIR: temporary, ...env },
    })
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk) => (told === 'along' ? process.stdout.write(chunk) : said.push(chunk)))
    child.on('close', (code) => {
      const seconds = ((Date.now() - started) / 1000).toFixed(1)
      process.stdout.write(Buffer.concat(said))
      if (told === 'after' && code !== 0) {
        const words = Buffer.concat(said).toString().trimEnd().split('\n').slice(-20)
        complaints.push([name, ...words].join('\n    '))
      }
      console.log(`${code === 0 ? '✓' : '✗'} ${name} (${seconds} s)`)
      resolve(code === 0)
    })
  })
}

const check = (name: string, command: string, args: string[]) => () => run(name, command, args)

/** One that is asked for by name has the terminal and the machine. */
const told: Told = only ? 'alone' : 'along'

/** Before anything else runs: where there is none, its installation wants this process to itself. */
const chromium = !only || only === 'e2e' ? await requireChromium() : ''

const steps: Record<string, () => Promise<boolean>> = {
  build: check('build of the pages', 'node', ['scripts/run.mjs', 'build']),
  lint: check('format and lint', 'biome', ['check', '.']),
  codegen: check('generated types are fresh', 'graphql-codegen', [
    '--config',
    'codegen.ts',
    '--check',
    '--silent',
  ]),
  types: check('types', 'node', ['scripts/check-types.mjs']),
  imports: check('import rules', 'node', ['scripts/check-imports.mjs']),
  unit: () =>
    run(
      'unit and both engines',
      'vitest',
      ['run', '--reporter=default', '--reporter=json', `--outputFile.json=${vitestReport}`, ...rest],
      { told },
    ),
  e2e: () =>
    run('browser', 'playwright', ['test', '--reporter=list,json', ...rest], {
      env: { CHROMIUM_PATH: chromium, PLAYWRIGHT_JSON_OUTPUT_NAME: playwrightReport },
      told,
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
const asked: string[] = []

async function runStep(name: string): Promise<boolean> {
  asked.push(name)
  const passed = await steps[name]!()
  if (!passed) failed.push(name)
  return passed
}

async function runInTurn(names: string[]): Promise<void> {
  for (const name of names) await runStep(name)
}

/** Both run the product, and without pages neither can prove anything. */
async function runSuites(names: string[]): Promise<void> {
  if (await runStep('build')) await Promise.all(names.map(runStep))
}

/** Each of them waits for a third of its time, for a frame, an answer or a disk: together they leave no core idle (decision 57). */
const runAll = () =>
  Promise.all([runSuites(['e2e', 'unit']), runInTurn(['types', 'lint', 'imports', 'codegen'])])

if (!only) await runAll()
else if (['unit', 'e2e'].includes(only)) await runSuites([only])
else await runStep(only)
for (const name of listUnproven(asked)) if (!failed.includes(name)) failed.push(name)
const { passed, failed: failedTests } = readCounts()
complaints.push(...listFailures(readReport(vitestReport), readReport(playwrightReport)))
rmSync(reports, { recursive: true, force: true })
if (complaints.length) console.log(`\nWhat failed:\n\n${complaints.join('\n\n')}`)
console.log(failed.length ? `\nFailed: ${failed.join(', ')}` : '\nAll green.')
console.log(`${passed} passed, ${failedTests} failed`)
process.exitCode = failed.length ? 1 : 0
