import { expect, test } from 'vitest'
import { describePublicacion } from './ArchivosDeInforme.tsx'

const tell = (fechas: number[], creado: number) =>
  describePublicacion(
    fechas.map((fecha, i) => ({ numero: i + 1, fecha })),
    creado,
    (ms) => `día ${ms}`,
  )

test('a file is of the publication before it, whatever was published or closed since', () => {
  expect(tell([3], 5)).toBe(', con lo publicado el día 3')
  expect(tell([3, 7], 5)).toBe(', con la publicación 1, del día 3')
  expect(tell([3, 7], 7)).toBe(', con la publicación 2, del día 7')
  expect(tell([3], 1)).toBe('')
})
