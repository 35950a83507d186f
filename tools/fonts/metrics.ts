/**
 * Writes how wide each letter is, so that a drawing can be laid out where nothing can be measured:
 *
 *   node scripts/run.mjs tool node tools/fonts/metrics.ts
 *
 * Needs Chromium. Widths are thousandths of the size, in the lightest and the
 * boldest cut of the text's letters; those between lie between. The display face is measured as it is set in a chart.
 */
import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { requireChromium } from '../../scripts/find-chromium.ts'
import { DISPLAY_CHARACTERS, TEXT_CHARACTERS } from './characters.ts'

const folder = join(import.meta.dirname, '../..')
const sortLetters = (characters: string) =>
  [...new Set(characters)].filter((letter) => letter !== '\u00ad').sort()

const cuts = [
  { name: 'texto400', file: 'instrument-sans-es', letters: sortLetters(TEXT_CHARACTERS), weight: 400 },
  { name: 'texto700', file: 'instrument-sans-es', letters: sortLetters(TEXT_CHARACTERS), weight: 700 },
  {
    name: 'display700',
    file: 'bricolage-grotesque-700-es',
    letters: sortLetters(DISPLAY_CHARACTERS),
    weight: 700,
  },
]

const browser = await chromium.launch({
  executablePath: await requireChromium(),
  args: ['--no-sandbox', '--disable-gpu'],
})
const page = await browser.newPage()
const widths: Record<string, number[]> = {}
for (const { name, file, letters, weight } of cuts) {
  const font = await readFile(join(folder, `src/web/ui/fonts/${file}.woff2`), 'base64')
  widths[name] = await page.evaluate(
    async ([font, letters, weight]) => {
      const family = `Nuestra${Math.random()}`.replace('.', '')
      const face = new FontFace(family, `url(data:font/woff2;base64,${font})`, { weight: '100 900' })
      document.fonts.add(await face.load())
      const line = document.createElement('span')
      // A hundred of each, so that what is rounded to a pixel's fraction does not count. Figures stand in columns.
      line.style.cssText = `position:absolute;white-space:pre;font:${weight} 20px ${family};font-kerning:none;font-variant-numeric:tabular-nums`
      document.body.append(line)
      return letters.map((letter) => {
        line.textContent = letter.repeat(100)
        return Math.round(line.getBoundingClientRect().width / 2)
      })
    },
    [font, letters, weight] as const,
  )
}
await browser.close()

const quote = (letters: string[]) => JSON.stringify(letters.join('')).replaceAll('\u00a0', '\\u00a0')
const source = `// Written by tools/fonts/metrics.ts: widths in thousandths of the size, letter by letter.
export const LETRAS_DE_TEXTO = ${quote(cuts[0]!.letters)}
export const LETRAS_DE_DISPLAY = ${quote(cuts[2]!.letters)}
${cuts.map(({ name }) => `export const ${name.toUpperCase()} = '${widths[name]!.join(' ')}'`).join('\n')}
`
await writeFile(join(folder, 'src/dibujo/anchos.generated.ts'), source)
