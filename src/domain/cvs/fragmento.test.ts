import { describe, expect, test } from 'vitest'
import { listCorridasDeFiltro } from './filtros.ts'
import { findFragmento, type Trozo } from './fragmento.ts'

const relleno = 'Redacción de informes mensuales para la gerencia general de la empresa. '.repeat(8)
const show = (trozos: Trozo[] | null) =>
  trozos?.map(({ texto, coincide }) => (coincide ? `[${texto}]` : texto)).join('') ?? null
const find = (texto: string, filtro: string) => show(findFragmento(texto, listCorridasDeFiltro(filtro)))

describe('the snippet', () => {
  test('marks each place where a typed word begins, accents or not', () => {
    expect(find('Nómina y planillas; cálculo de nominas.', 'NOMINA')).toBe(
      '[Nómina] y planillas; cálculo de [nomina]s.',
    )
  })

  test('is null where the file has none of the words', () => {
    expect(find('Nómina y planillas', 'anomalía')).toBeNull()
    expect(find('', 'ana')).toBeNull()
  })

  test('does not mark the middle of a word', () => {
    expect(find('Económina', 'nomina')).toBeNull()
  })

  test('opens and closes between words, with an ellipsis where text is left out', () => {
    const fragmento = find(`${relleno}Cierre de nómina quincenal. ${relleno}`, 'nomina')!
    expect(fragmento).toMatch(/^…\p{L}+ /u)
    expect(fragmento).toMatch(/ \p{L}+\.?…$/u)
    expect(fragmento).toContain('Cierre de [nómina] quincenal.')
    expect(fragmento.length).toBeLessThan(210)
  })

  test('prefers the place where most of the words stand together', () => {
    const texto = `Ventas. ${relleno}${relleno}Ventas y nómina de exportación. ${relleno}`
    expect(find(texto, 'nomina exportacion ventas')).toContain('[nómina] de [exportación]')
  })

  test('marks signs as text', () => {
    expect(find('Lenguajes: C, C++ y C#', 'c++')).toBe('Lenguajes: C, [C++] y C#')
  })

  test('never cuts a character in two', () => {
    const fragmento = findFragmento(`nomina ${'😀'.repeat(400)}`, ['nomina'])!
    expect(fragmento.every(({ texto }) => texto.isWellFormed())).toBe(true)
  })
})
