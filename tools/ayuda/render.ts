// Takes the pictures of the manual from the running demo: `npm run ayuda`. They are checked in, small. The browser's own
// fields (dates) are Spanish where its words are there: `CHROMIUM_PATH=/usr/bin/chromium` with Debian's chromium-l10n.
import { mkdirSync, writeFileSync } from 'node:fs'
import { chromium } from '@playwright/test'
import { requireChromium } from '../../scripts/find-chromium.ts'
import { ARTICULOS } from '../../src/features/inicio/web/ayuda/articulos.ts'
import { ADMIN, LOG_IN, startServerProcess } from '../../tests/support/server-process.ts'

const FOLDER = 'src/features/inicio/web/ayuda/imagenes'
const SIZE = { width: 1120, height: 700 }
const QUALITY = 0.72

const server = await startServerProcess({ DEMO: '1' })
const browser = await chromium.launch({
  executablePath: await requireChromium(),
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-background-networking',
    '--no-first-run',
    '--lang=es-419',
  ],
  env: { ...process.env, LANGUAGE: 'es' },
})
try {
  // A rule of ours hides the menu in the pictures.
  const page = await browser.newPage({
    bypassCSP: true,
    viewport: SIZE,
    locale: 'es-GT',
    timezoneId: 'America/Guatemala',
  })
  const ask = async (query: string, variables: object = {}) =>
    (await page.request.post(`${server.url}/api/graphql`, { data: { query, variables } })).json()
  await ask(LOG_IN, ADMIN)
  const { data } = await ask('{ climasOrganizacionales { id empresa { nombre_comercial } } }')
  const ronda = data.climasOrganizacionales.find(({ empresa }: { empresa: { nombre_comercial: string } }) =>
    /Ceiba/.test(empresa.nombre_comercial),
  )
  mkdirSync(FOLDER, { recursive: true })
  for (const { clave, imagen } of ARTICULOS) {
    if (!imagen) continue
    await page.goto(`${server.url}${imagen.ruta.replace('CLIMA', ronda.id)}`, { waitUntil: 'networkidle' })
    // Without the menu, which every picture would repeat.
    await page.addStyleTag({
      content: 'aside { display: none !important } #contenido { grid-column: 1 / -1 }',
    })
    const png = (await page.screenshot()).toString('base64')
    const webp = await page.evaluate(
      async ({ png, quality }) => {
        const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
        const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
        const canvas = new OffscreenCanvas(image.width, image.height)
        canvas.getContext('2d')!.drawImage(image, 0, 0)
        const blob = await canvas.convertToBlob({ type: 'image/webp', quality })
        return [...new Uint8Array(await blob.arrayBuffer())]
      },
      { png, quality: QUALITY },
    )
    writeFileSync(`${FOLDER}/${clave}.webp`, Buffer.from(webp))
    console.log(`${clave}: ${Math.round(webp.length / 1024)} KB`)
  }
} finally {
  await browser.close()
  await server.stop()
}
