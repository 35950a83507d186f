import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { getClaveDeNombre } from '../climas/nombres.ts'
import { compareBarras, pairByNombre } from './comparacion.ts'

describe('two rounds', () => {
  test('are paired by name, with the difference in points', () => {
    expect(
      compareBarras(
        [
          { nombre: 'Claridad', porcentaje: 91.5 },
          { nombre: 'Trato', porcentaje: null },
          { nombre: 'Nuevo', porcentaje: 50 },
        ],
        [
          { nombre: 'Viejo', porcentaje: 40 },
          { nombre: 'Trato', porcentaje: 70 },
          { nombre: ' claridad', porcentaje: 86 },
        ],
      ),
    ).toEqual([
      { nombre: 'Claridad', actual: 91.5, comparado: 86, diferencia: 5.5, soloEn: null },
      { nombre: 'Trato', actual: null, comparado: 70, diferencia: null, soloEn: null },
      { nombre: 'Nuevo', actual: 50, comparado: null, diferencia: null, soloEn: 'actual' },
      { nombre: 'Viejo', actual: null, comparado: 40, diferencia: null, soloEn: 'comparado' },
    ])
  })

  test('lose no name and pair none twice', () => {
    const nombres = fc.uniqueArray(fc.constantFrom('Ánimo', 'Año', 'Ano', 'Trato', 'Metas', 'Salario'))
    fc.assert(
      fc.property(nombres, nombres, (a, b) => {
        const pares = pairByNombre(
          a.map((nombre) => ({ nombre })),
          b.map((nombre) => ({ nombre })),
        )
        expect(pares.flatMap((p) => p.actual?.nombre ?? [])).toEqual(a)
        expect(pares.flatMap((p) => p.comparado?.nombre ?? []).sort()).toEqual([...b].sort())
        expect(new Set(pares.map((p) => getClaveDeNombre(p.nombre))).size).toBe(pares.length)
      }),
    )
  })

  test('know a corrected name by what it was, over several rounds of corrections', () => {
    const correcciones = [
      { antes: 'Lideraxgo', ahora: 'Liderasgo' },
      { antes: 'Liderasgo', ahora: 'Liderazgo' },
    ]
    const pair = (actual: string[], comparado: string[]) =>
      pairByNombre(
        actual.map((nombre) => ({ nombre })),
        comparado.map((nombre) => ({ nombre })),
        correcciones,
      ).map((par) => [par.actual?.nombre ?? null, par.comparado?.nombre ?? null])
    expect(pair(['Liderazgo', 'Rumbo'], ['Rumbo', 'Lideraxgo'])).toEqual([
      ['Liderazgo', 'Lideraxgo'],
      ['Rumbo', 'Rumbo'],
    ])
    expect(pair(['Lideraxgo'], ['Liderazgo'])).toEqual([['Lideraxgo', 'Liderazgo']])
    expect(pair(['Liderazgo', 'Liderasgo'], ['Liderasgo', 'Liderazgo'])).toEqual([
      ['Liderazgo', 'Liderazgo'],
      ['Liderasgo', 'Liderasgo'],
    ])
  })
})
