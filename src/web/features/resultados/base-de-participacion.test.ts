import { expect, test } from 'vitest'
import { describeContestaron } from './base-de-participacion.ts'
import type { ClimaDeGraficas } from './clima-de-graficas.ts'

const describeConCifras = (enCifras: number, personas: number, publicacion = 1) =>
  describeContestaron(
    {
      minimoPorGrupo: 5,
      publicacion,
      dataProcesada: { baseDeCalculo: 'encuestados', cantidadDeEncuestados: enCifras },
    } as ClimaDeGraficas,
    personas,
  )

test('two bases of one screen are never different without a word', () => {
  expect(describeConCifras(12, 12)).toBe('Base: 12 personas que contestaron algo.')
  expect(describeConCifras(0, 4, 0)).toBe('Base: 4 personas que contestaron algo.')
  expect(describeConCifras(12, 13)).toBe(
    'Base: 13 personas que contestaron algo. En las cifras publicadas están 12.',
  )
})

test('shares of a whole that is not told in parts name the whole as their base', () => {
  expect(describeConCifras(16, 11)).toBe('Base: 16 personas que contestaron algo. De 5 no se dice su parte.')
})
