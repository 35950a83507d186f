import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatBusqueda, getOffset, parseBusqueda } from './busqueda.ts'

const parse = (search: string) => parseBusqueda(new URLSearchParams(search))

test('a search survives the way through the address', () => {
  const filtros = fc.string({ unit: 'grapheme', maxLength: 60 }).map((texto) => texto.trim())
  fc.assert(
    fc.property(filtros, fc.integer({ min: 1, max: 1_000_000 }), (filtro, pagina) => {
      expect(parse(formatBusqueda({ filtro, pagina }))).toEqual({ filtro, pagina })
    }),
  )
})

test('the first page without a filter is the bare address', () => {
  expect(formatBusqueda({ filtro: '', pagina: 1 })).toBe('')
  expect(formatBusqueda({ filtro: '', pagina: 2 })).toBe('?pagina=2')
})

test('a page that cannot be asked for is the nearest that can', () => {
  for (const pagina of ['', '0', '-3', '1.5', 'dos', '99999999999']) {
    expect(parse(`?pagina=${pagina}`).pagina).toBe(1)
  }
  const ultima = parse('?pagina=999999999')
  expect(getOffset(ultima)).toBeLessThan(2 ** 31)
})

test('a filter longer than the server takes is cut', () => {
  expect(parse(`?filtro=${'a'.repeat(500)}`).filtro).toHaveLength(200)
})
