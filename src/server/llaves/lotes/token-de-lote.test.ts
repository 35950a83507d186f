import { randomBytes } from 'node:crypto'
import { expect, test } from 'vitest'
import { createSecret } from '../../context/secret.ts'
import { deriveLlave } from '../llave.ts'
import { computeTokenDeLote, MAX_LOTE, MAX_SERIE, readTokenDeLote } from './token-de-lote.ts'

const newLlave = () => deriveLlave(createSecret('x'.repeat(40)), randomBytes(32))
const CROCKFORD = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

test('a token says which one of which batch it is, to whoever has the key', () => {
  const llave = newLlave()
  for (const serie of [
    { lote: 1, serie: 1 },
    { lote: MAX_LOTE, serie: MAX_SERIE },
    { lote: 300, serie: 70_000 },
  ]) {
    const token = computeTokenDeLote(llave, serie)
    expect(token).toMatch(/^[0-9A-HJKMNP-TV-Z]{12}$/)
    expect(readTokenDeLote(llave, token)).toEqual(serie)
  }
})

test('to another key, and with any letter changed, it is nothing', () => {
  const llave = newLlave()
  const token = computeTokenDeLote(llave, { lote: 4, serie: 9 })
  expect(readTokenDeLote(newLlave(), token)).toBeNull()
  for (let i = 0; i < token.length; i++) {
    for (const letra of CROCKFORD) {
      const otro = token.slice(0, i) + letra + token.slice(i + 1)
      if (otro !== token) expect(readTokenDeLote(llave, otro)).toBeNull()
    }
  }
})

test('tokens of one batch have no more letters in common than chance gives', () => {
  const llave = newLlave()
  const tokens = Array.from({ length: 400 }, (_, i) => computeTokenDeLote(llave, { lote: 2, serie: i + 1 }))
  expect(new Set(tokens).size).toBe(400)
  for (let place = 0; place < 12; place++) {
    const veces = new Map<string, number>()
    for (const token of tokens) veces.set(token[place]!, (veces.get(token[place]!) ?? 0) + 1)
    // 12.5 of each are expected; seventy would come once in more tries than there will ever be.
    expect(Math.max(...veces.values())).toBeLessThan(70)
  }
})
