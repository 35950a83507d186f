import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, onTestFinished, test } from 'vitest'
import { insertUsuario } from '#features/cuentas/server/sesion/insert-usuario.ts'
import { credentials, LOG_IN, STAFF } from '#tests/support/test-app.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { buildApp } from '../start/app.ts'
import { openBuiltBundle } from './web-bundle.ts'

const projectDir = fileURLToPath(new URL('../../../', import.meta.url))
const encuesta = '/admin/clima-organizacional/encuesta/ejemplo'
const climas = '/admin/clima-organizacional/ver-climas'
const graficas = `${climas}?vista=GraficasClima&clima=ejemplo&grafica=AreasDeTrabajo`
const pelotas = `${climas}?vista=GraficasClima&clima=ejemplo&grafica=PelotasGruposDeOpinion`
const mapa = `${climas}?vista=GraficasClima&clima=ejemplo&grafica=MapaDeCalor`

/** Weighs what a page names, and what its islands bring, in kilobytes, compressed as browsers ask for it over https. */
async function openScales() {
  const ctx = await createTestContext('sqlite')
  const bundle = openBuiltBundle(projectDir, '')
  const app = await buildApp({ ctx, lifecycle: { closing: false }, bundle })
  onTestFinished(() => app.close())
  await insertUsuario(ctx, STAFF)
  const variables = credentials(STAFF.usuario, STAFF.password)
  const payload = { query: LOG_IN, variables }
  const [sesion] = (await app.inject({ method: 'POST', url: '/api/graphql', payload })).cookies

  const fetchFile = async (url: string, encoding = 'br', cookie = '') => {
    const headers = { 'accept-encoding': encoding, ...(cookie ? { cookie } : {}) }
    const { rawPayload, statusCode } = await app.inject({ url, headers })
    expect(statusCode).toBe(200)
    return rawPayload
  }
  return async (url: string, { staff = false } = {}) => {
    const cookie = staff ? `sesion=${sesion!.value}` : ''
    const page = (await fetchFile(url, 'identity', cookie)).toString()
    const list = (ending: string) => [
      ...new Set(page.match(new RegExp(`(?<=(?:src|href)=")/assets/[^"]+\\.${ending}(?=")`, 'g'))),
    ]
    const weigh = async (files: string[]) => {
      const sizes = await Promise.all(files.map(async (file) => (await fetchFile(file)).length))
      return sizes.reduce((sum, size) => sum + size, 0) / 1000
    }
    const islas = [...page.matchAll(/data-isla="([^"]+)"/g)].map(([, archivo]) => archivo!)
    const { preloads } = bundle.findEntry('sitio', ['web/hydrate-isla.tsx', ...islas]).assets
    const scripts = [...list('js'), ...(islas.length > 0 ? preloads : [])]
    const styles = list('css')
    return {
      html: (await fetchFile(url, 'br', cookie)).length / 1000,
      script: await weigh(scripts),
      style: await weigh(styles),
      font: await weigh(list('woff2')),
      files: scripts.length + styles.length,
    }
  }
}

/** Little above what each is today: what was won must not be lost again unseen. */
const BUDGETS = [
  { url: '/', html: 7.5, script: 85, style: 12, font: 45, files: 12 },
  { url: '/desarrollo-organizacional', html: 9, script: 81.5, style: 12, font: 45, files: 12 },
  { url: '/login', html: 4, script: 83.6, style: 12, font: 45, files: 13 },
  { url: encuesta, html: 3, script: 77.6, style: 7, font: 0, files: 4 },
  { url: '/dashboard', staff: true, html: 5, script: 152, style: 14, font: 45, files: 38 },
  { url: graficas, staff: true, html: 7, script: 208, style: 21, font: 45, files: 72 },
  { url: pelotas, staff: true, html: 7, script: 235, style: 23, font: 45, files: 80 },
  { url: mapa, staff: true, html: 7, script: 240, style: 25, font: 45, files: 81 },
  { url: climas, staff: true, html: 6, script: 171, style: 14.5, font: 45, files: 53 },
]

test('the first load of a page stays within its budget', async () => {
  const weigh = await openScales()
  for (const { url, staff = false, ...budget } of BUDGETS) {
    const weight = await weigh(url, { staff })
    expect(weight.script).toBeGreaterThan(10)
    for (const [part, limit] of Object.entries(budget))
      expect(weight[part as keyof typeof weight], `${part} of ${url}`).toBeLessThanOrEqual(limit)
  }
})

test('a page of results names its screen: it comes with everything else, not after it', async () => {
  const weigh = await openScales()
  const lista = await weigh(climas, { staff: true })
  const resultados = await weigh(graficas, { staff: true })
  expect(resultados.script).toBeGreaterThan(lista.script + 10)
  // Fields of several choices come only with the views that have them.
  const conFiltros = await weigh(pelotas, { staff: true })
  expect(conFiltros.script).toBeGreaterThan(resultados.script + 10)
})

test('styles hold no older word for :is(), which weighs as a class where :is() weighs as what stands in it', () => {
  const styles = globSync('dist/client/assets/*.css', { cwd: projectDir })
  expect(styles.length).toBeGreaterThan(10)
  const holds = (file: string) => /-(webkit|moz)-any\(/.test(readFileSync(join(projectDir, file), 'utf8'))
  expect(styles.filter(holds), 'write the selectors out').toEqual([])
})
