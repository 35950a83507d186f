// How Lighthouse, with its mobile profile, judges the pages that strangers open. Names of pages and a number of runs keep
// it short: `npm run bench -- lighthouse home survey 3`.
import { mkdirSync, writeFileSync } from 'node:fs'
import { startServerProcess } from '../tests/support/server-process.ts'
import { importTool } from './support/import-tool.ts'
import { median } from './support/medir.ts'
import { launchNavegador } from './support/navegador.ts'
import { type Figure, reportFigures } from './support/report.ts'

interface TraceEvent {
  name: string
  pid: number
  tid: number
  ts: number
  /** How long its thread worked, in microseconds. */
  tdur?: number
}

type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'error'; onlyCategories: string[] },
) => Promise<
  | {
      lhr: {
        categories: Record<string, { score: number | null }>
        audits: Record<string, { numericValue?: number }>
        environment: { benchmarkIndex: number }
      }
      artifacts: { Trace: { traceEvents: TraceEvent[] } }
    }
  | undefined
>

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
const PAGES = {
  home: '/',
  service: '/desarrollo-organizacional',
  survey: '/admin/clima-organizacional/encuesta/3f2c6a1e-6d0b-4f7e-9a55-0c8d1b2e4f60',
  login: '/login',
}
/** Simulated timings vary with what else the machine does: the middle one stands, and beside it the worst performance. */
const RUNS = 5
/** Of each page the report of the worst run, which Lighthouse's own viewer opens. */
const REPORTS = 'bench/results/lighthouse'
const TIMINGS = {
  'first paint': 'first-contentful-paint',
  'largest paint': 'largest-contentful-paint',
  'blocking time': 'total-blocking-time',
}

/** How fast Lighthouse found the machine at this run, which it then slows down fourfold: some 1500 when it is at rest. */
const SPEED = 'speed of the machine'
const OWN_BLOCKING = 'blocking time by its own processor time'
/** As the mobile profile has it: a processor four times slower, on which a task blocks by what it takes beyond 50 ms. */
const SLOWDOWN = 4
const BLOCKING = 50

/** A task that another process interrupts is long by the clock, and no slower on a machine at rest. */
function measureOwnBlocking(traceEvents: TraceEvent[]): number {
  const paint = traceEvents.filter(({ name }) => name === 'firstContentfulPaint').at(-1)
  if (!paint) throw new Error('Nothing was painted.')
  const tasks = traceEvents.filter(
    ({ name, pid, tid, ts }) => name === 'RunTask' && pid === paint.pid && tid === paint.tid && ts > paint.ts,
  )
  const times = tasks.map(({ tdur = 0 }) => (tdur / 1_000) * SLOWDOWN)
  return times.reduce((sum, time) => sum + Math.max(0, time - BLOCKING), 0)
}

interface Run {
  figures: Record<string, number>
  report: string
}

async function runLighthouse(port: number, url: string): Promise<Run> {
  const lighthouse = await importTool<Lighthouse>('lighthouse')
  const result = await lighthouse(url, { port, logLevel: 'error', onlyCategories: CATEGORIES })
  if (!result) throw new Error('Lighthouse gave no result.')
  const { categories, audits } = result.lhr
  const scores = CATEGORIES.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
  const timings = Object.entries(TIMINGS).map(([name, id]) => [name, audits[id]?.numericValue ?? 0])
  const own = [OWN_BLOCKING, measureOwnBlocking(result.artifacts.Trace.traceEvents)]
  const speed = [SPEED, result.lhr.environment.benchmarkIndex]
  return {
    figures: Object.fromEntries([...scores, ...timings, own, speed]),
    report: JSON.stringify(result.lhr),
  }
}

const isPage = (word: string): word is keyof typeof PAGES => word in PAGES

function readWords(words: string[]) {
  const unknown = words.find((word) => !isPage(word) && !/^[1-9]\d?$/.test(word))
  if (unknown) throw new Error(`No page "${unknown}". There are: ${Object.keys(PAGES).join(', ')}.`)
  const pages = words.filter(isPage)
  const runs = Number(words.find((word) => !isPage(word)) ?? RUNS)
  return { pages: pages.length ? pages : Object.keys(PAGES).filter(isPage), runs }
}

function describeRuns(page: keyof typeof PAGES, runs: Record<string, number>[]): Figure[] {
  const performances = runs.map((run) => run.performance ?? 0)
  const each = runs.map((run) => `${run.performance} (${Math.round(run[SPEED] ?? 0)})`)
  const worst = {
    name: `${page}: performance, worst of (at ${SPEED}) ${each.join(', ')}`,
    value: Math.min(...performances),
    unit: '',
    aim: '≥ 98',
  }
  const middles = Object.keys(runs[0] ?? {}).map((name) => {
    // A survey must not be found by searching.
    const wanted = CATEGORIES.includes(name) && !(['survey', 'login'].includes(page) && name === 'seo')
    return {
      name: `${page}: ${name}`,
      value: median(runs.map((run) => run[name] ?? 0)),
      unit: name === SPEED || CATEGORIES.includes(name) ? '' : 'ms',
      ...(wanted ? { aim: name === 'performance' ? '≥ 98' : '100' } : {}),
    }
  })
  return [worst, ...middles]
}

export async function benchLighthouse(words: string[]): Promise<void> {
  const { pages, runs: turns } = readWords(words)
  const server = await startServerProcess()
  const { browser, port } = await launchNavegador()
  const figures: Figure[] = []
  mkdirSync(REPORTS, { recursive: true })
  for (const page of pages) {
    const runs: Run[] = []
    for (let turn = 0; turn < turns; turn++)
      runs.push(await runLighthouse(port, `${server.url}${PAGES[page]}`))
    const performance = ({ figures }: Run) => figures.performance ?? 0
    const worst = runs.reduce((lower, run) => (performance(run) < performance(lower) ? run : lower))
    writeFileSync(`${REPORTS}/${page}.json`, worst.report)
    figures.push(
      ...describeRuns(
        page,
        runs.map((run) => run.figures),
      ),
    )
  }
  await browser.close()
  await server.stop()
  reportFigures('lighthouse', figures)
}

if (import.meta.main) await benchLighthouse(process.argv.slice(2))
