import { describe, expect, test } from 'vitest'
import { hideSumas } from '../estadistica/sumas-de-medida.ts'
import { createFuenteViva } from '../resultados/fuente.ts'
import { computeResultados } from '../resultados/resultados.ts'
import { computeRonda, findEmpresa } from './ronda.ts'
import { alike } from './testing/opiniones.ts'
import { createRonda } from './testing/ronda-de-prueba.ts'

const BASES = ['encuestados', 'respuestasValidas'] as const

describe('a round', () => {
  test.for(BASES)('has the figures of the results, on the base %s', (base) => {
    const { cubo, ronda } = createRonda('2025', alike, { base })
    const resultados = computeResultados(ronda.definicion, base, createFuenteViva(ronda.definicion, cubo))
    const general = resultados.general
    expect(findEmpresa(ronda)?.cifras.map((cifra) => cifra?.media)).toEqual([
      ...general.indicadoresDeMedicion.flatMap((i) => i.variables.map((v) => v.porcentajeOfVariable)),
      ...general.indicadoresDeMedicion.map((i) => i.porcentajeIndicador),
      general.porcentajeSatisfaccion,
    ])
  })

  test('is surer of a figure than its people alone, and less than all their answers', () => {
    const { ronda } = createRonda('2025', alike)
    for (const { recuento, cifras } of ronda.conjuntos)
      for (const [m, cifra] of cifras.entries()) {
        expect(cifra!.n).toBeGreaterThanOrEqual(recuento.encuestados)
        expect(cifra!.n).toBeLessThanOrEqual(recuento.encuestados * ronda.medidas[m]!.posiciones.length)
      }
  })

  test('falls back on people where sums may not be kept', () => {
    const { definicion, medidas } = createRonda('2025', alike).ronda
    const { conjuntos } = createRonda('2025', alike, { definicion })
    const sinSumas = conjuntos.map((conjunto) => ({
      ...conjunto,
      sumas: hideSumas(
        medidas,
        conjunto.sumas.map((s) => s!),
        { posiciones: [medidas[0]!.posiciones[0]!], medidas: [] },
      ),
    }))
    const { cifras } = findEmpresa(
      computeRonda({ id: '2025', nombre: '2025', definicion, base: 'encuestados', conjuntos: sinSumas }),
    )!
    const tamanos = cifras.map((cifra) => cifra!.n)
    // Rumbo, its indicator and the general figure; the other variables and Compromiso keep theirs.
    expect(tamanos.map((n) => n === 120)).toEqual([true, false, false, false, true, false, true])
  })

  test('says nothing of a withheld set', () => {
    const { ronda } = createRonda('2025', alike, { hide: ({ nombre }) => nombre === 'Noche' })
    const noche = ronda.conjuntos.find(({ nombre }) => nombre === 'Noche')!
    expect(noche.cifras.every((cifra) => cifra === null)).toBe(true)
  })
})
