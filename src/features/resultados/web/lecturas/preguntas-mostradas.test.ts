import { expect, test } from 'vitest'
import { type DatosDePreguntas, describeVista } from './preguntas-query.ts'

const datos = {
  clima: { minimoPorGrupo: 5, publicacion: 1, cerrado: false },
  areas: [{ id: 'a', nombre: 'Producción' }],
  grupos: [{ id: 'g', orden: 7, nombre: 'Ventas' }],
  reserva: null,
  encuestados: 319,
  preguntas: [{ variable: 'Carga' }, { variable: 'Carga' }, { variable: 'Salario' }],
} as unknown as DatosDePreguntas

test('what was chosen of the questions, and of whom, is said in words: a sheet of paper has no fields', () => {
  expect(describeVista(datos, {})).toBe('Las 3 preguntas de caras.')
  expect(describeVista(datos, { parte: 'a', variable: 'Carga' })).toBe(
    'Las 2 preguntas de caras de Carga, en Producción.',
  )
  const reservados = { ...datos, encuestados: 0, reserva: 'pocos' as never }
  expect(describeVista(reservados, { parte: 'g', variable: 'Salario' })).toBe(
    'La pregunta de caras de Salario, en G7 Ventas.',
  )
})
