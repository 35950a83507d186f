import { expect, it } from 'vitest'
import { describeBaseDeAntiguedad, describeBaseDeRenglones, describeBases } from './bases-comparadas.ts'
import type { ClimaDeGraficas } from './clima-de-graficas.ts'

type Base = ClimaDeGraficas['dataProcesada']['baseDeCalculo']

const createClima = (anio: number, cantidadDeEncuestados: number, baseDeCalculo: Base = 'encuestados') =>
  ({
    periodo: String(anio),
    minimoPorGrupo: 5,
    publicacion: 1,
    dataProcesada: { baseDeCalculo, cantidadDeEncuestados },
  }) as ClimaDeGraficas

const climas = [createClima(2025, 640), createClima(2024, 607)] as const

it('tells the people of the whole company in both rounds', () => {
  expect(describeBases(climas)).toBe(
    'Base: quienes contestaron algo, 640 personas en 2025 y 607 personas en 2024.',
  )
})

it('tells the people of a part of the company where the figures are its own', () => {
  expect(describeBases(climas, [40, 38])).toBe(
    'Base: quienes contestaron algo, 40 personas en 2025 y 38 personas en 2024.',
  )
  expect(describeBases([createClima(2025, 640, 'respuestasValidas'), createClima(2024, 607)], [40, 38])).toBe(
    'Base de 2025: quienes contestaron cada pregunta, sin contar «No Aplica», de 40 personas. ' +
      'Base de 2024: 38 personas que contestaron algo.',
  )
})

it('tells one round alone where the other has no figures of it', () => {
  expect(describeBases(climas, [40, null])).toBe('Base: quienes contestaron algo, 40 personas en 2025.')
  const sinPublicar = { ...createClima(2025, 0), publicacion: 0 }
  expect(describeBases([sinPublicar, climas[1]], [null, 38])).toBe(
    'Base de 2025: las cifras llegan al publicar. Base de 2024: 38 personas que contestaron algo.',
  )
})

it('tells of seniorities whose answers they are, and not of everybody', () => {
  expect(describeBaseDeAntiguedad(climas)).toBe('Base: quienes dijeron su antigüedad en cada clima.')
  expect(describeBaseDeRenglones(climas)).toMatch(/^Base: en cada renglón, las personas que se dicen/)
  const sinPublicar = [{ ...createClima(2025, 0), publicacion: 0 }, climas[1]] as const
  expect(describeBaseDeAntiguedad(sinPublicar)).toContain('las cifras llegan al publicar')
  expect(describeBaseDeRenglones(sinPublicar)).toContain('las cifras llegan al publicar')
})
