import { expect, test } from 'vitest'
import { countDiasQueQuedan, formatDiasQueQuedan } from './dias-que-quedan.ts'

const DIA = 86_400_000

test('how many days are left, the last one told as today', () => {
  const tell = (queda: number) => formatDiasQueQuedan(countDiasQueQuedan(queda, 0))
  expect(tell(10 * DIA + 1)).toBe('Quedan 10 días')
  expect(tell(2 * DIA - 1)).toBe('Queda 1 día')
  expect(tell(DIA - 1)).toBe('Termina hoy')
  expect(tell(-1)).toBe('Pasó su fecha límite')
})
