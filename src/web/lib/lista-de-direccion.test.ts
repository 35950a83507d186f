import { expect, test } from 'vitest'
import { formatLista, parseLista, parsePagina } from './use-parametros.ts'

test('whatever an address says that is no page is the first', () => {
  expect(['3', '999999'].map(parsePagina)).toEqual([3, 999_999])
  for (const escrita of [null, undefined, '', '0', '-2', '1.5', '1e2', '0x10', ' 7', '07', 'dos', '1000000'])
    expect([escrita, parsePagina(escrita)]).toEqual([escrita, 1])
})

test('a list survives the way through the address', () => {
  for (const lista of [
    { filtro: '', pagina: 1 },
    { filtro: 'ceiba', pagina: 12 },
  ])
    expect(parseLista(formatLista(lista))).toEqual(lista)
})
