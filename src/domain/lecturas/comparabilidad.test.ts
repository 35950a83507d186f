import { describe, expect, test } from 'vitest'
import { compareVariables, formatCambioDePreguntas } from './comparabilidad.ts'
import { filterRepetidas } from './preguntas-repetidas.ts'
import { createDefinicion, type Pregunta, VARIABLES } from './testing/ronda-de-prueba.ts'

const compare = (jefe: Pregunta[], declaradas: string[] = []) =>
  compareVariables(createDefinicion({ ...VARIABLES, Jefe: jefe }), createDefinicion(), declaradas).get('Jefe')

const JEFE = VARIABLES.Jefe!

describe('a variable of two rounds', () => {
  test('is comparable where its questions say the same, whatever their order, case and accents', () => {
    expect(compare([{ texto: 'GRITA.', positiva: false }, { texto: 'Me éxplica.' }])).toEqual({
      tipo: 'comparable',
    })
  })

  test('is not where a question is new, gone or turned, and says which', () => {
    expect(compare([{ texto: 'Me explica.', positiva: false }, { texto: 'Me escucha.' }])).toEqual({
      tipo: 'noComparable',
      cambios: { nuevas: ['Me escucha.'], quitadas: ['Grita.'], invertidas: ['Me explica.'] },
    })
  })

  test('is what staff declare it to be, and what changed is still said', () => {
    expect(compare([...JEFE, { texto: 'Me escucha.' }], ['jefe'])).toEqual({
      tipo: 'declarada',
      cambios: { nuevas: ['Me escucha.'], quitadas: [], invertidas: [] },
    })
  })

  test('stands alone where the other round has none of its name', () => {
    const nuevas = { ...VARIABLES, Rumbo: VARIABLES.Rumbo! }
    const { Rumbo: _, ...viejas } = VARIABLES
    expect(compareVariables(createDefinicion(nuevas), createDefinicion(viejas)).get('Rumbo')).toEqual({
      tipo: 'soloAqui',
    })
  })
})

test('what changed is a sentence', () => {
  expect(formatCambioDePreguntas({ nuevas: ['Me escucha.'], quitadas: [], invertidas: [] }, '2024')).toBe(
    'Desde 2024 se pregunta también «Me escucha».',
  )
  expect(formatCambioDePreguntas({ nuevas: ['a', 'b'], quitadas: ['c'], invertidas: ['d'] }, '2024')).toBe(
    'Desde 2024 se hacen además 2 preguntas; ya no se pregunta «c»; se pregunta en el otro sentido «d».',
  )
})

test('only the questions that all rounds share are kept, in all of them', () => {
  const { repetidas, total, definiciones } = filterRepetidas([
    createDefinicion(),
    createDefinicion({ ...VARIABLES, Jefe: [{ texto: 'Me explica.' }, { texto: 'Me escucha.' }] }),
    createDefinicion({ ...VARIABLES, Jefe: [...JEFE, { texto: 'Me escucha.' }] }),
  ])
  expect({ repetidas, total }).toEqual({ repetidas: 7, total: 9 })
  for (const { cuestionario } of definiciones)
    expect(
      cuestionario.partesCuestionario
        .find(({ variable }) => variable === 'Jefe')
        ?.preguntas.map(({ pregunta }) => pregunta),
    ).toEqual(['Me explica.'])
})
