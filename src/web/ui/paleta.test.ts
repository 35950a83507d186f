import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PALETA } from '#dibujo/paleta.ts'

const INK = PALETA.ink.slice(1)

test('what is drawn without a page has the colours of the page', () => {
  const tokens = ['tokens.css', 'tokens-de-graficas.css']
    .map((file) => readFileSync(new URL(`./${file}`, import.meta.url), 'utf8'))
    .join('')
  for (const [nombre, color] of Object.entries(PALETA)) expect(tokens).toContain(`--${nombre}: ${color};`)
})

test('the ink stands in the tokens and among the letters of the firm alone, but for pictures, which read no variable', () => {
  const root = new URL('../../../', import.meta.url).pathname
  const copias = globSync(['src/**/*.{ts,tsx,css,typ}', 'tools/**/*.ts'], { cwd: root }).filter((file) =>
    readFileSync(`${root}${file}`, 'utf8')
      .replaceAll(/url\("data:[^"]*"\)/g, '')
      .toLowerCase()
      .includes(INK),
  )
  expect(copias.toSorted()).toEqual(['src/domain/firma/colores.ts', 'src/web/ui/tokens.css'])
})
