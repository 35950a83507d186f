import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { type BrowserContextOptions, chromium, type Page } from '@playwright/test'
import { requireChromium } from '../../scripts/find-chromium.ts'
import { ADMIN, LOG_IN, startServerProcess } from '../../tests/support/server-process.ts'

const QUALITY = 0.72

interface RondaDeDemo {
  id: string
  encuestaActiva: boolean
  empresa: { nombre_comercial: string }
  gruposDeOpinion: { id: string }[]
}

export interface Demo {
  url: string
  open: (options: BrowserContextOptions) => Promise<Page>
  ask: (query: string, variables?: object) => Promise<any>
  rondas: RondaDeDemo[]
}

/** The running demo, with an administrator logged in, in the Spanish of the firm's country. */
export async function withDemo(work: (demo: Demo) => Promise<void>): Promise<void> {
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
    const [cookie = ''] = (await server.graphql(LOG_IN, ADMIN)).headers.getSetCookie()
    const [name = '', value = ''] = cookie.split(';')[0]!.split('=')
    const ask = async (query: string, variables: object = {}) => {
      const { data, errors } = await (await server.graphql(query, variables, `${name}=${value}`)).json()
      if (errors) throw new Error(errors[0].message)
      return data
    }
    const { climasOrganizacionales } = await ask(
      '{ climasOrganizacionales { id encuestaActiva empresa { nombre_comercial } gruposDeOpinion { id } } }',
    )
    await work({
      url: server.url,
      ask,
      rondas: climasOrganizacionales,
      open: async (options) => {
        const context = await browser.newContext({
          // A rule of the pictures' own hides the menu.
          bypassCSP: true,
          locale: 'es-GT',
          timezoneId: 'America/Guatemala',
          ...options,
        })
        await context.addCookies([{ name, value, url: server.url }])
        return context.newPage()
      },
    })
  } finally {
    await browser.close()
    await server.stop()
  }
}

/** The screen as it stands, as a small WebP that the browser itself writes. */
export async function savePicture(page: Page, file: string): Promise<void> {
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
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, Buffer.from(webp))
  console.log(`${file}: ${Math.round(webp.length / 1024)} KB`)
}

export const isDeLaCeiba = ({ empresa }: RondaDeDemo): boolean => /Ceiba/.test(empresa.nombre_comercial)
