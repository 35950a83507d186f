import { expect, test } from 'vitest'
import { groupPorEmpresa, readSatisfacciones } from './tabla-de-climas.ts'

const createClima = (id: string, idEmpresa: string, encuestaActiva = false) => ({
  id,
  idEmpresa,
  encuestaActiva,
  empresa: { nombre_comercial: `Empresa ${idEmpresa}` },
})

test('rounds stand under their company, as they came; a company with an active survey comes first', () => {
  const empresas = groupPorEmpresa([
    createClima('1', 'A'),
    createClima('2', 'B'),
    createClima('3', 'A'),
    createClima('4', 'C', true),
  ])
  expect(empresas.map(({ nombre, climas }) => [nombre, climas.map(({ id }) => id)])).toEqual([
    ['Empresa C', ['4']],
    ['Empresa A', ['1', '3']],
    ['Empresa B', ['2']],
  ])
})

test('the newest round alone says what changed, from the round before it', () => {
  const sube = { puntos: 5.7, veredicto: 'sube' as const }
  const leidas = readSatisfacciones({
    rondas: [
      { id: '2023', conOtraBase: false },
      { id: '2024', conOtraBase: false },
      { id: '2025', conOtraBase: false },
    ],
    general: { valores: [66.8, 68.1, 73.8], cambios: [{ puntos: 7, veredicto: 'sube' }, sube] },
  })
  expect([...leidas]).toEqual([
    ['2023', { valor: 66.8, cambio: null }],
    ['2024', { valor: 68.1, cambio: null }],
    ['2025', { valor: 73.8, cambio: sube }],
  ])
})

test('a round without a figure, or computed on the base of another, says none', () => {
  const leidas = readSatisfacciones({
    rondas: [
      { id: '2023', conOtraBase: true },
      { id: '2024', conOtraBase: false },
    ],
    general: { valores: [66.8, null], cambios: [] },
  })
  expect([...leidas]).toEqual([])
})
