/**
 * Prints what makes the system's letters take the room of ours, for the fallback faces of tokens.css:
 *
 *   node scripts/run.mjs tool node tools/fonts/fallback.ts
 *
 * Needs Chromium and a font of Arial's widths.
 */
import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { requireChromium } from '../../scripts/find-chromium.ts'
import { DISPLAY_CHARACTERS, formatUnicodeRange, TEXT_CHARACTERS } from './characters.ts'

/** The size at which a face meets the reader first: the headline of a phone, and running text. */
const faces = [
  { file: 'bricolage-grotesque-700-es', weight: 700, size: 46 },
  { file: 'instrument-sans-es', weight: 400, size: 17 },
]
const SAMPLE =
  'Escuchamos a las personas que hacen la empresa y convertimos lo que dicen en decisiones. El clima se mide.'

const browser = await chromium.launch({
  executablePath: await requireChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
for (const { file, weight, size } of faces) {
  const font = await readFile(join(import.meta.dirname, `../../src/web/ui/fonts/${file}.woff2`), 'base64')
  const measured = await page.evaluate(
    async ([font, weight, size, sample]) => {
      const face = new FontFace('Ours', `url(data:font/woff2;base64,${font})`, { weight: `${weight}` })
      document.fonts.add(await face.load())
      const context = document.createElement('canvas').getContext('2d')!
      const measure = (family: string, size: number) => {
        context.font = `${weight} ${size}px ${family}`
        return context.measureText(sample)
      }
      const scale = measure('Ours', size).width / measure('Arial', size).width
      // Heights come rounded to whole pixels: a large size tells them exactly.
      const large = measure('Ours', 1_000)
      return {
        sizeAdjust: scale,
        ascent: large.fontBoundingBoxAscent / 1_000 / scale,
        descent: large.fontBoundingBoxDescent / 1_000 / scale,
      }
    },
    [font, weight, size, SAMPLE] as const,
  )
  console.log(file, measured)
}
await browser.close()
console.log('text:', formatUnicodeRange(TEXT_CHARACTERS))
console.log('display:', formatUnicodeRange(DISPLAY_CHARACTERS))
