import { expect, test } from 'vitest'
import { findAnterior, formatRonda, listPublicadas } from './rondas.ts'
import type { Ronda } from './rondas-query.ts'

const ronda = (id: string, idEmpresa: string, anio: number, publicado: number | null) =>
  ({
    id,
    idEmpresa,
    empresa: `Empresa ${idEmpresa}`,
    periodo: String(anio),
    fechaInicio: anio,
    publicado,
  }) as Ronda

const RONDAS = [
  ronda('a25', 'a', 2025, null),
  ronda('b24', 'b', 2024, 5),
  ronda('a23', 'a', 2023, 5),
  ronda('a21', 'a', 2021, 5),
]

test('a round is compared with the one before it of its own company, among those published', () => {
  const publicadas = listPublicadas(RONDAS)
  expect(publicadas.map(({ id }) => id)).toEqual(['b24', 'a23', 'a21'])
  expect(publicadas.map((una) => findAnterior(publicadas, una)?.id ?? null)).toEqual([null, 'a21', null])
})

test('a round is named by its company where that is asked for', () => {
  expect(formatRonda(RONDAS[2]!, true)).toBe('Empresa a 2023')
  expect(formatRonda(RONDAS[2]!, false)).toBe('Ronda 2023')
})
