// What the first load of a page brings over the wire, up to the end of loading; the film comes later and is left out.
import type { BrowserContext } from '@playwright/test'
import { formatVista } from '../src/features/climas/web/vista.ts'
import { startServerProcess } from '../tests/support/server-process.ts'
import { type Base, withBases } from './support/bases.ts'
import { loadClima } from './support/load-clima.ts'
import { launchNavegador } from './support/navegador.ts'
import { type Figure, reportFigures } from './support/report.ts'
import { logIn } from './support/sesion.ts'

const KINDS: Record<string, string> = {
  Script: 'JavaScript',
  Stylesheet: 'styles',
  Font: 'fonts',
  Image: 'pictures',
  Document: 'HTML',
}

interface Carga {
  kilobytes: Record<string, number>
  requests: number
}

async function measureFirstLoad(context: BrowserContext, url: string): Promise<Carga> {
  const page = await context.newPage()
  const session = await context.newCDPSession(page)
  const kinds = new Map<string, string>()
  const carga: Carga = { kilobytes: {}, requests: 0 }
  await session.send('Network.enable')
  session.on('Network.responseReceived', ({ requestId, type, response }) => {
    // The worker's script and its precache come when the page is done.
    if (!/sw\.js|register-service-worker/.test(response.url)) kinds.set(requestId, KINDS[type] ?? 'other')
  })
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kinds.get(requestId)
    if (!kind) return
    carga.requests++
    carga.kilobytes[kind] = (carga.kilobytes[kind] ?? 0) + encodedDataLength / 1000
  })
  await page.goto(url, { waitUntil: 'networkidle' })
  await context.close()
  return carga
}

const AIMS: Record<string, Record<string, string>> = {
  home: { JavaScript: '≤ 90 KB' },
  results: { everything: '≤ 300 KB' },
  survey: { 'HTML, styles and JavaScript': '≤ 130 KB', fonts: '≤ 45 KB' },
}

function listFigures(page: string, { kilobytes, requests }: Carga): Figure[] {
  const { HTML = 0, styles = 0, JavaScript = 0 } = kilobytes
  const rows = {
    ...kilobytes,
    'HTML, styles and JavaScript': HTML + styles + JavaScript,
    everything: Object.values(kilobytes).reduce((sum, value) => sum + value, 0),
  }
  return [
    ...Object.entries(rows).map(([kind, value]) => ({
      name: `${page}: ${kind}`,
      value,
      unit: 'KB',
      ...(AIMS[page]?.[kind] ? { aim: AIMS[page][kind] } : {}),
    })),
    { name: `${page}: requests`, value: requests, unit: '' },
  ]
}

async function measureAll(base: Base): Promise<void> {
  const ctx = await base.open()
  const { id } = await loadClima(ctx, 1_000)
  await ctx.db.destroy()
  const server = await startServerProcess(base.entorno)
  const cookie = await logIn(server)
  const { browser } = await launchNavegador()
  const pages: Record<string, { path: string; staff?: boolean }> = {
    home: { path: '/' },
    survey: { path: `/admin/clima-organizacional/encuesta/${id}` },
    admin: { path: '/dashboard', staff: true },
    results: {
      path: formatVista({ vista: 'GraficasClima', idClima: id, grafica: 'SatisfaccionGeneral' }),
      staff: true,
    },
  }
  const figures: Figure[] = []
  for (const [name, { path, staff }] of Object.entries(pages)) {
    const context = await browser.newContext({
      viewport: { width: 360, height: 740 },
      reducedMotion: 'reduce',
      extraHTTPHeaders: staff ? { cookie } : {},
    })
    figures.push(...listFigures(name, await measureFirstLoad(context, `${server.url}${path}`)))
  }
  await browser.close()
  await server.stop()
  reportFigures('bytes', figures)
}

export async function benchBytes(): Promise<void> {
  await withBases(([sqlite]) => measureAll(sqlite!))
}

if (import.meta.main) await benchBytes()
