import { expect, test } from 'vitest'
import { computeEsperado, findAtrasado } from './participacion-esperada.ts'

const DIA = 86_400_000
const plazo = { fechaInicio: 0, fechaLimite: 10 * DIA }

test.each([
  ['before the first day', -DIA, 0],
  ['half way', 5 * DIA, 0.4],
  ['on the last day', 10 * DIA, 0.8],
  ['afterwards', 20 * DIA, 0.8],
])('%s the goal is spread over the days', (_, ahora, esperado) => {
  expect(computeEsperado(plazo, 80, ahora)).toBeCloseTo(esperado)
})

test('without a last day nothing is expected by today', () => {
  expect(computeEsperado({ fechaInicio: 0 }, 80, DIA)).toBeNull()
  expect(findAtrasado([{ contestaron: 0, planeados: 10 }], null)).toBeNull()
})

test('the group that is farthest behind is named, one without people never', () => {
  const grupos = [
    { id: 'vacio', contestaron: 0, planeados: 0 },
    { id: 'cerca', contestaron: 26, planeados: 100 },
    { id: 'atras', contestaron: 20, planeados: 100 },
    { id: 'mas', contestaron: 5, planeados: 40 },
  ]
  expect(findAtrasado(grupos, 0.4)?.id).toBe('mas')
  expect(findAtrasado(grupos.slice(0, 2), 0.4)).toBeNull()
})
