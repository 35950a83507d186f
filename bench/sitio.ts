// What a first visit of the home page and of the survey costs, and how Lighthouse (its mobile profile) judges pages.
import { createServer } from 'node:net'
import { type Browser, chromium } from '@playwright/test'
import lighthouse from 'lighthouse'
import { requireChromium } from '../scripts/find-chromium.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { type Figure, reportFigures } from './support/report.ts'

const CATEGORIES = ['performance', 'accessibility', 'best-practices', 'seo']
/** The page is the same for any climate: without a token it says nothing of one. */
const ENCUESTA = '/admin/clima-organizacional/encuesta/ejemplo'
const PAGES = ['/', '/desarrollo-organizacional', ENCUESTA]
/** Simulated timings vary with what else the machine does: the middle one of three stands. */
const RUNS = 3

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const probe = createServer().listen(0, '127.0.0.1', () => {
      const { port } = probe.address() as { port: number }
      probe.close(() => resolve(port))
    })
  })
}

const KINDS: Record<string, string> = {
  Script: 'JavaScript',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
  Document: 'HTML',
}

/** Bytes as they came over the wire, by kind, up to the end of loading; the film comes later and is left out. */
async function measureFirstLoad(
  browser: Browser,
  name: string,
  url: string,
  aims: Record<string, string>,
): Promise<Figure[]> {
  const context = await browser.newContext({ viewport: { width: 360, height: 740 }, reducedMotion: 'reduce' })
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map<string, string>()
  const bytes: Record<string, number> = {}
  let requests = 0
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // The worker's script and its precache come when the page is done.
    if (!/sw\.js|register-service-worker/.test(response.url)) kinds.set(requestId, KINDS[type] ?? 'other')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (!kind) return
    requests++
    bytes[kind] = (bytes[kind] ?? 0) + encodedDataLength
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  const total = Object.values(bytes).reduce((sum, value) => sum + value, 0)
  return [
    ...Object.entries(bytes).map(([kind, value]) => ({
      name: `${name}: ${kind}`,
      value: value / 1000,
      unit: 'KB',
      ...(aims[kind] ? { aim: aims[kind] } : {}),
    })),
    { name: `${name}: everything before the film`, value: total / 1000, unit: 'KB' },
    { name: `${name}: requests`, value: requests, unit: '' },
  ]
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0

async function measureLighthouse(port: number, origin: string, path: string): Promise<Figure[]> {
  // The survey keeps search engines out on purpose.
  const wanted = path === ENCUESTA ? CATEGORIES.filter((name) => name !== 'seo') : CATEGORIES
  const runs: Record<string, number>[] = []
  for (let turn = 0; turn < RUNS; turn++) {
    const result = await lighthouse(`${origin}${path}`, {
      port,
      logLevel: 'error',
      onlyCategories: wanted,
    })
    if (!result) throw new Error('Lighthouse gave no result.')
    const { categories, audits } = result.lhr
    const scores = wanted.map((name) => [name, Math.round((categories[name]?.score ?? 0) * 100)])
    const timing = (id: string) => audits[id]?.numericValue ?? 0
    runs.push({
      ...Object.fromEntries(scores),
      'largest paint': timing('largest-contentful-paint'),
      'layout shift': timing('cumulative-layout-shift'),
    })
  }
  const units: Record<string, string> = { 'largest paint': 'ms' }
  return Object.keys(runs[0] ?? {}).map((name) => ({
    name: `Lighthouse ${path}: ${name}`,
    value: median(runs.map((run) => run[name] ?? 0)),
    unit: units[name] ?? '',
    ...(CATEGORIES.includes(name) ? { aim: name === 'performance' ? '≥ 95' : '100' } : {}),
  }))
}

export async function benchSitio(): Promise<void> {
  const server = await startServerProcess()
  const port = await findFreePort()
  const browser = await chromium.launch({
    executablePath: await requireChromium(),
    args: [
      `--remote-debugging-port=${port}`,
      ...(process.getuid?.() === 0 ? ['--no-sandbox'] : []),
      '--disable-gpu',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
    ],
  })
  const fonts = '≤ 45 KB'
  const figures = [
    ...(await measureFirstLoad(browser, 'home', `${server.url}/`, { JavaScript: '≤ 120 KB', fonts })),
    ...(await measureFirstLoad(browser, 'survey', `${server.url}${ENCUESTA}`, {
      JavaScript: '≤ 85 KB',
      fonts,
    })),
  ]
  for (const path of PAGES) figures.push(...(await measureLighthouse(port, server.url, path)))
  await browser.close()
  await server.stop()
  reportFigures('sitio', figures)
}
