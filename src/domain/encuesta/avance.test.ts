import { describe, expect, test } from 'vitest'
import { computePagina, findParteActiva, findSiguienteTanda } from './avance.ts'
import { cuestionarioCorto } from './testing/cuestionario-corto.ts'

const caras = ['c1', 'c2', 'c3', 'c4', 'c5', 'c6', 'c7']
const escala = ['e1', 'e2', 'e3']
const opciones = ['o1', 'o2', 'o3', 'o4']
const tanda = (...contestadas: string[]) =>
  findSiguienteTanda(cuestionarioCorto, new Set(contestadas))?.preguntas.map((p) => p.id)

describe('the next batch', () => {
  test('is the first five faces, by orden', () => {
    expect(tanda()).toEqual(['c1', 'c2', 'c3', 'c4', 'c5'])
  })

  test('holds only what lacks an answer', () => {
    expect(tanda('c1', 'c4')).toEqual(['c2', 'c3', 'c5', 'c6', 'c7'])
  })

  test('stays within the lowest part that lacks an answer, whatever comes later is answered', () => {
    expect(tanda('c1', 'c2', 'c3', 'c4', 'c5', ...escala)).toEqual(['c6', 'c7'])
  })

  test('gives the open question of a scale its place', () => {
    expect(tanda(...caras)).toEqual(['e1', 'e2', 'e3'])
  })

  test('holds every option of a multiple choice, and its open question', () => {
    expect(tanda(...caras, ...escala)).toEqual(opciones)
  })

  test('is the open question alone when the options are saved', () => {
    expect(tanda(...caras, ...escala, 'o1', 'o2', 'o3')).toEqual(['o4'])
  })

  test('is nothing when all is answered', () => {
    const todas = [...caras, ...escala, ...opciones, 'a1', 'a2', 't1', 't2']
    expect(tanda(...todas)).toBeUndefined()
    expect(findParteActiva(cuestionarioCorto, new Set(todas))).toBeNull()
    expect(tanda(...todas.slice(1))).toEqual([todas[0]])
  })
})

describe('Página X de Y', () => {
  const pagina = (...contestadas: string[]) => computePagina(cuestionarioCorto, new Set(contestadas))

  test('counts the batches of the whole questionnaire', () => {
    expect(pagina()).toEqual({ currentPage: 1, totalPages: 6 })
  })

  test('moves on with each batch', () => {
    expect(pagina('c1', 'c2', 'c3', 'c4', 'c5').currentPage).toBe(2)
    expect(pagina(...caras).currentPage).toBe(3)
    expect(pagina(...caras, ...escala, ...opciones, 'a1', 'a2').currentPage).toBe(6)
  })

  test('stays on the last page when finished', () => {
    expect(pagina(...caras, ...escala, ...opciones, 'a1', 'a2', 't1', 't2').currentPage).toBe(6)
  })
})
