import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { PALETA } from '../../dibujo/paleta.ts'

test('what is drawn without a page has the colours of the page', () => {
  const tokens = readFileSync(new URL('./tokens.css', import.meta.url), 'utf8')
  for (const [nombre, color] of Object.entries(PALETA)) expect(tokens).toContain(`--${nombre}: ${color};`)
})
