/**
 * The typefaces of printed documents, into src/server/pdf/fonts: static TrueType, which is what Typst reads.
 *
 *   node scripts/run.mjs tool node tools/fonts/render-pdf.ts
 */
import { readFile, writeFile } from 'node:fs/promises'
import { createRequire } from 'node:module'
import { join } from 'node:path'
import subsetFont from 'subset-font'
import { PDF_CHARACTERS } from './characters.ts'
import { readCharacters } from './read-characters.ts'
import { renameFont } from './rename-font.ts'

const { resolve } = createRequire(import.meta.url)
const folder = join(import.meta.dirname, '../../src/server/pdf/fonts')
const bricolage = '@fontsource-variable/bricolage-grotesque/files/bricolage-grotesque-latin-wght-normal.woff2'
const instrument = '@fontsource-variable/instrument-sans/files/instrument-sans-latin-wght'

const cuts = [
  { family: 'Bricolage Grotesque', style: 'Bold', source: bricolage, wght: 700 },
  { family: 'Bricolage Grotesque', style: 'Light', source: bricolage, wght: 300 },
  { family: 'Instrument Sans', style: 'Regular', source: `${instrument}-normal.woff2`, wght: 400 },
  { family: 'Instrument Sans', style: 'SemiBold', source: `${instrument}-normal.woff2`, wght: 600 },
  { family: 'Instrument Sans', style: 'Bold', source: `${instrument}-normal.woff2`, wght: 700 },
  { family: 'Instrument Sans', style: 'Italic', source: `${instrument}-italic.woff2`, wght: 400 },
]

let known = [...new Set(PDF_CHARACTERS)]
for (const { family, style, source, wght } of cuts) {
  const font = await subsetFont(await readFile(resolve(source)), PDF_CHARACTERS, {
    targetFormat: 'truetype',
    variationAxes: { wght },
  })
  const name = `${family}-${style}`.toLowerCase().replaceAll(' ', '-')
  await writeFile(join(folder, `${name}.ttf`), renameFont(font, family, style))
  const characters = readCharacters(font)
  known = known.filter((character) => characters.has(character.codePointAt(0)!))
  console.log(name, font.length)
}
await writeFile(
  join(folder, 'caracteres.ts'),
  `/** What every typeface of documents has; written by tools/fonts/render-pdf.ts. */\nexport const CARACTERES =\n  ${JSON.stringify(known.join(''))}\n`,
)
