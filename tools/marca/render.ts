/**
 * Draws the icons and the picture of shared links into src/web/public, with the name from src/domain/firma/firma.ts:
 *
 *   npm run marca
 *
 * Needs Chromium. The map comes from src/web/public/hero (tools/hero-video).
 */
import { readFile, stat, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Browser, chromium } from '@playwright/test'
import { requireChromium } from '../../scripts/find-chromium.ts'
import { drawIcon } from './mark.ts'
import { drawShareImage } from './share-image.ts'

const folder = join(import.meta.dirname, '../../src/web/public')

const browser = await chromium.launch({
  executablePath: await requireChromium(),
  args: ['--no-sandbox', '--disable-gpu', '--force-color-profile=srgb'],
})
try {
  await save('favicon.svg', Buffer.from(drawIcon()))
  await save('favicon.ico', wrapAsIco(await rasterise(browser, drawIcon(), 32), 32))
  await save('apple-touch-icon.png', await rasterise(browser, drawIcon(0.86), 180))
  await save('icon-192.png', await rasterise(browser, drawIcon(), 192))
  await save('icon-512.png', await rasterise(browser, drawIcon(), 512))
  await save('icon-maskable-512.png', await rasterise(browser, drawIcon(0.72), 512))
  await save('og.png', await photograph(browser))
} finally {
  await browser.close()
}

async function rasterise(on: Browser, svg: string, size: number): Promise<Buffer> {
  const page = await on.newPage({ viewport: { width: size, height: size } })
  await page.setContent(`<style>body{margin:0}svg{display:block}</style>${svg}`)
  const picture = await page.screenshot({ type: 'png' })
  await page.close()
  return picture
}

async function photograph(on: Browser): Promise<Buffer> {
  const page = await on.newPage({ viewport: { width: 1200, height: 630 } })
  await page.setContent(await drawShareImage(await readFile(join(folder, 'hero/clima.svg'), 'utf8')))
  await page.evaluate(() => document.fonts.ready)
  const picture = await page.screenshot({ type: 'png' })
  await page.close()
  return picture
}

/** One PNG in the ICO envelope: a header of 6 bytes and an entry of 16. */
function wrapAsIco(png: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22)
  head.writeUInt16LE(1, 2)
  head.writeUInt16LE(1, 4)
  head.writeUInt8(size, 6)
  head.writeUInt8(size, 7)
  head.writeUInt16LE(1, 10)
  head.writeUInt16LE(32, 12)
  head.writeUInt32LE(png.length, 14)
  head.writeUInt32LE(head.length, 18)
  return Buffer.concat([head, png])
}

async function save(name: string, bytes: Buffer): Promise<void> {
  const path = join(folder, name)
  await writeFile(path, bytes)
  console.log(name, (await stat(path)).size)
}
