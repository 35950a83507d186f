import fc from 'fast-check'
import { expect, test } from 'vitest'
import { EDADES, SIN_FILTROS } from '#domain/cvs/filtros.ts'
import { BUSQUEDA_VACIA, formatBusqueda, getOffset, parseBusqueda } from './busqueda.ts'

const parse = (search: string) => parseBusqueda(new URLSearchParams(search))

test('a search survives the way through the address', () => {
  const palabra = fc.stringMatching(/^[a-z&=+#%ñ]{1,12}$/)
  const busquedas = fc.record({
    filtro: fc.string({ unit: 'grapheme', maxLength: 60 }).map((texto) => texto.trim()),
    pagina: fc.integer({ min: 1, max: 999_999 }),
    guardada: fc.option(palabra),
    filtros: fc.record({
      etiquetas: fc.uniqueArray(palabra, { maxLength: 10 }),
      estado: fc.option(palabra),
      edad: fc.option(fc.constantFrom(...EDADES)),
    }),
  })
  fc.assert(
    fc.property(busquedas, (busqueda) => {
      expect(parse(formatBusqueda(busqueda))).toEqual(busqueda)
    }),
  )
})

test('the first page without a filter is the bare address', () => {
  expect(formatBusqueda(BUSQUEDA_VACIA)).toBe('')
  expect(formatBusqueda({ ...BUSQUEDA_VACIA, pagina: 2 })).toBe('?pagina=2')
})

test('the offset of any page that an address may ask for fits the contract', () => {
  expect(getOffset(parse('?pagina=999999'))).toBeLessThan(2 ** 31)
  expect(parse('?pagina=1000000').pagina).toBe(1)
})

test('a filter longer than the server takes is cut, and filters that it refuses are left out', () => {
  expect(parse(`?filtro=${'a'.repeat(500)}`).filtro).toHaveLength(200)
  expect(parse(`?estado=${'a'.repeat(41)}&edad=siempre`).filtros).toEqual(SIN_FILTROS)
})
