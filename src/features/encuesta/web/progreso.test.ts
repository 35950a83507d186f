import { expect, test } from 'vitest'
import type { ParteCuestionario, TipoDeParte } from '#domain/cuestionario/cuestionario.ts'
import { listPreguntasDeParte } from '#domain/cuestionario/preguntas-de-parte.ts'
import { computeProgreso } from './use-borrador.ts'

const pregunta = (n: number) => ({ id: `p${n}`, orden: n, pregunta: `Pregunta ${n}`, NoAplica: false })

function compute(tipo: TipoDeParte, cuantas: number, elegidas: Record<string, string>, rest = {}) {
  const preguntas = Array.from({ length: cuantas }, (_, n) => pregunta(n + 1))
  const parte: ParteCuestionario = { id: 'parte', orden: 1, tipo, preguntas, ...rest }
  return computeProgreso({ parte, preguntas: listPreguntasDeParte(parte) }, new Map(Object.entries(elegidas)))
}

test('faces and scales count what is answered, the open question apart', () => {
  const abierta = { preguntaAbierta: { id: 'a', orden: 9, pregunta: '¿Por qué?' } }
  expect(compute('smile', 4, { p1: '0', p3: '4' }, abierta)).toEqual({
    texto: '2 sin contestar',
    parte: 0.5,
  })
  expect(compute('maloToExelente', 1, {})).toEqual({ texto: '1 sin contestar', parte: 0 })
  expect(compute('smile', 1, { p1: '0' }).texto).toBe('Puedes guardar')
})

test('options count what is chosen, of the most that may be', () => {
  const maximo = { cantidadDeOpciones: 2 }
  expect(compute('seleccionMultiple', 3, { p1: 'true', p2: 'false' }, maximo).texto).toBe('1 de 2 escogidas')
  expect(compute('seleccionMultiple', 3, { p1: 'true', p2: 'true' }).texto).toBe('2 escogidas')
  expect(compute('tiempoDeLaborarEnEmpresa', 3, { p2: 'true' })).toEqual({
    texto: '1 de 1 escogida',
    parte: 1,
  })
})

test('open texts are free: written ones move the bar, spaces do not', () => {
  expect(compute('preguntasAbiertas', 2, { p1: 'Más luz', p2: '  ' })).toEqual({
    texto: 'Opcionales',
    parte: 0.5,
  })
})
