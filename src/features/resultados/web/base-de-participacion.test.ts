import { expect, test } from 'vitest'
import { describeBaseDeSeries, describeContestaron } from './base-de-participacion.ts'
import type { ClimaDeGraficas } from './clima-de-graficas.ts'
import { describeBaseDeElegidas } from './Pelotas.tsx'

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

const clima = {
  minimoPorGrupo: 5,
  publicacion: 1,
  dataProcesada: { baseDeCalculo: 'encuestados', cantidadDeEncuestados: 640 },
} as ClimaDeGraficas

test('of some that were chosen the base is theirs, and says which they are', () => {
  const elegidas = [
    { rotulo: 'G1 Gerencias', personas: 40, reserva: null },
    { rotulo: 'G2 Caja', personas: null, reserva: 'pocos' as never },
    { rotulo: 'G7 Ventas', personas: 85, reserva: null },
  ]
  expect(describeBaseDeElegidas(clima, elegidas)).toBe(
    'Base: 125 personas que contestaron algo. Solo G1 Gerencias y G7 Ventas.',
  )
})

test('bars of different people are not said to be of the whole company', () => {
  const partes = [
    { nombre: 'Menos de 1 año', personas: null, reserva: 'pocos' as never },
    { nombre: 'De 1 a menos de 3 años', personas: 158, reserva: null },
    { nombre: '10 años o más', personas: 112, reserva: null },
  ]
  expect(describeBaseDeSeries(clima, partes)).toBe(
    'Base: quienes contestaron algo, 158 personas en «De 1 a menos de 3 años» y 112 personas en «10 años o más».',
  )
})
