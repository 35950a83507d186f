import { expect, test } from 'vitest'
import { countDiasQueQuedan, formatDiasQueQuedan } from './plazos.ts'

const GUATEMALA = 'America/Guatemala'
const at = (dia: number, hora: number) => Date.UTC(2026, 10, dia, hora + 6)

test('days are counted on the calendar of the firm, the last one told as today', () => {
  const tell = (ahora: number, limite: number) =>
    formatDiasQueQuedan(countDiasQueQuedan(limite, ahora, GUATEMALA))
  expect(tell(at(16, 10), at(32, 4))).toBe('Quedan 16 días')
  expect(tell(at(16, 0), at(32, 23))).toBe('Quedan 16 días')
  // In Guatemala it is still the 16th, in London the 17th.
  expect(tell(at(16, 23), at(17, 0))).toBe('Queda 1 día')
  expect(tell(at(16, 1), at(16, 23))).toBe('Termina hoy')
  expect(tell(at(16, 10), at(16, 10))).toBe('Pasó su fecha límite')
})
