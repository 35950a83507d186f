import { randomBytes } from 'node:crypto'
import { describe, expect, test } from 'vitest'
import { LIMITES_DE_LOGO } from '#domain/empresas/empresa.ts'
import { parseLogo } from './parse-logo.ts'
import { createPng, toDataUrl } from './testing/png-de-prueba.ts'

describe('the logo of a company', () => {
  test('keeps what draws it and nothing else', () => {
    const limpio = createPng()
    const comentado = createPng({ partes: [['tEXt', Buffer.from('Author\0alguien')]] })
    expect(parseLogo(toDataUrl(comentado), LIMITES_DE_LOGO)).toEqual(limpio)
    expect(parseLogo(toDataUrl(Buffer.concat([limpio, Buffer.from('<script>')])), LIMITES_DE_LOGO)).toEqual(
      limpio,
    )
  })

  const entero = createPng()
  const quebrado = Buffer.from(entero)
  quebrado[entero.length - 20]! ^= 1
  test.each([
    ['that is a drawing with scripts', toDataUrl(Buffer.from('<svg onload="x()"/>'), 'image/svg+xml')],
    ['that only calls itself a PNG', toDataUrl(Buffer.from('<svg onload="x()"/>'))],
    ['that is an address', 'https://example.com/logo.png'],
    ['that is empty', ''],
    ['cut short', toDataUrl(entero.subarray(0, -6))],
    ['with a broken sum', toDataUrl(quebrado)],
    ['that unpacks to less than its size', toDataUrl(createPng({ dibujo: Buffer.alloc(3) }))],
    ['that unpacks to more than its size', toDataUrl(createPng({ dibujo: Buffer.alloc(5_000_000) }))],
    ['packed in a way that no program knows', toDataUrl(createPng({ dibujo: Buffer.alloc(15, 9) }))],
    ['with something behind the picture', toDataUrl(createPng({ detras: Buffer.from('<script>') }))],
    ['larger than its place', toDataUrl(createPng({ ancho: 481 }))],
    ['without a point', toDataUrl(createPng({ ancho: 0 }))],
    ['of too many bytes', toDataUrl(createPng({ ancho: 480, alto: 200, dibujo: randomBytes(200 * 481) }))],
  ])('%s is refused in words', (_, logo) => {
    expect(() => parseLogo(logo, LIMITES_DE_LOGO)).toThrow(/^El logotipo/)
  })
})
