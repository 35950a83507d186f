/**
 * Cuts the two typefaces to what the site writes, into src/web/ui/fonts:
 *
 *   node scripts/run.mjs tool node tools/fonts/render.ts
 *
 * Headings are set in one weight and many sizes, so the display face keeps its optical sizes and loses its weights; the
 * light weight, which only stands beside some titles of the staff's screens, is a file of its own that a page without it
 * never asks for. Any other letter comes from the whole files of @fontsource (tokens.css), also only when it occurs.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { DISPLAY_CHARACTERS, TEXT_CHARACTERS } from './characters.ts'

const { resolve } = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '../../src/web/ui/fonts')
const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-opsz-normal.woff2'
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght-normal.woff2'

const cuts = [
  { name: 'instrument-sans-es', source: instrument, text: TEXT_CHARACTERS, variationAxes: {} },
  {
    name: 'bricolage-grotesque-700-es',
    source: bricolage,
    text: DISPLAY_CHARACTERS,
    variationAxes: { wght: 700 },
  },
  {
    name: 'bricolage-grotesque-300-es',
    source: bricolage,
    text: DISPLAY_CHARACTERS,
    variationAxes: { wght: 300, opsz: 48 },
  },
]

for (const { name, source, text, variationAxes } of cuts) {
  const font = await subsetFont(await readFile(resolve(source)), text, {
    targetFormat: 'woff2',
    variationAxes,
    keepFeatures: ['kern', 'tnum', 'ccmp'],
    noHinting: true,
  })
  await writeFile(join(folder, `${name}.woff2`), font)
  console.log(name, font.length)
}
