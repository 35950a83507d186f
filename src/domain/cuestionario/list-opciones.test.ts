import { expect, test } from 'vitest'
import { listOpciones } from './list-opciones.ts'

const cara = { clase: 'cara', positiva: true, NoAplica: false } as const

test('the faces keep their places and the codes of a negative question turn around', () => {
  const positiva = listOpciones(cara)
  const negativa = listOpciones({ ...cara, positiva: false })
  expect(positiva.map((opcion) => opcion.cara)).toEqual(['grin', 'smile', 'meh', 'frown'])
  expect(negativa.map((opcion) => opcion.cara)).toEqual(['grin', 'smile', 'meh', 'frown'])
  expect(positiva.map((opcion) => opcion.valor)).toEqual(['0', '1', '2', '3'])
  expect(negativa.map((opcion) => opcion.valor)).toEqual(['3', '2', '1', '0'])
})

test('No Aplica comes last, apart, and only where it is offered', () => {
  expect(listOpciones(cara).some((opcion) => opcion.aparte)).toBe(false)
  const escala = listOpciones({ clase: 'escala', positiva: false, NoAplica: true })
  expect(escala.map(({ valor, texto }) => `${valor} ${texto}`)).toEqual([
    '0 Exelente',
    '1 Bueno',
    '2 Regular',
    '3 Malo',
    '4 No Aplica',
  ])
  expect(escala.at(-1)?.aparte).toBe(true)
})
