import { describe, expect, test } from 'vitest'
import { compareVariables, type Declaracion, formatCambioDePreguntas } from './comparabilidad.ts'
import { alignNombres } from './nombres-entre-rondas.ts'
import { filterRepetidas } from './preguntas-repetidas.ts'
import { createDefinicion, type Pregunta, VARIABLES } from './testing/ronda-de-prueba.ts'

const compare = (jefe: Pregunta[], declaradas: Declaracion[] = []) =>
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
    const cambios = { nuevas: ['Me escucha.'], quitadas: [], invertidas: [] }
    const declaradas = [{ variable: 'jefe', cambios }]
    expect(compare([...JEFE, { texto: 'Me escucha.' }], declaradas)).toEqual({ tipo: 'declarada', cambios })
  })

  test('is not what staff declared of another change', () => {
    const cambios = { nuevas: ['Me escucha.'], quitadas: [], invertidas: [] }
    expect(compare([...JEFE, { texto: 'Me oye.' }], [{ variable: 'Jefe', cambios }])).toMatchObject({
      tipo: 'noComparable',
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
  expect(
    formatCambioDePreguntas({ nuevas: ['Me escucha.'], quitadas: [], invertidas: [] }, 'Desde 2024'),
  ).toBe('Desde 2024 se pregunta también «Me escucha».')
  expect(
    formatCambioDePreguntas({ nuevas: ['a', 'b'], quitadas: ['c'], invertidas: ['d'] }, 'Desde 2024'),
  ).toBe('Desde 2024 se hacen además 2 preguntas; ya no se pregunta «c»; se pregunta en el otro sentido «d».')
})

test('only the questions that all rounds share are kept, in all of them', () => {
  const { repetidas, total, faltan, definiciones } = filterRepetidas([
    createDefinicion(),
    createDefinicion({ ...VARIABLES, Jefe: [{ texto: 'Me explica.' }, { texto: 'Me escucha.' }] }),
    createDefinicion({ ...VARIABLES, Jefe: [...JEFE, { texto: 'Me escucha.' }] }),
  ])
  expect({ repetidas, total, faltan }).toEqual({
    repetidas: 7,
    total: 9,
    faltan: ['Grita.', 'Me escucha.'],
  })
  for (const { cuestionario } of definiciones)
    expect(
      cuestionario.partesCuestionario
        .find(({ variable }) => variable === 'Jefe')
        ?.preguntas.map(({ pregunta }) => pregunta),
    ).toEqual(['Me explica.'])
})

describe('a name or a text that was corrected', () => {
  const antes = createDefinicion(
    { ...VARIABLES, Jefe: [{ texto: 'Me esplica.' }, JEFE[1]!] },
    { Oficinas: ['Finansas'] },
  )
  const ahora = createDefinicion(VARIABLES, { Oficinas: ['Finanzas'] })

  test('is still the same in an earlier round', () => {
    const correcciones = [
      { antes: 'Me esplica.', ahora: 'Me explica.' },
      { antes: 'Finansas', ahora: 'Finanzas' },
    ]
    const alineada = alignNombres(antes, { ...ahora, correcciones })
    expect(compareVariables(ahora, alineada).get('Jefe')).toEqual({ tipo: 'comparable' })
    expect(alineada.gruposDeOpinion.map(({ nombre }) => nombre)).toEqual(['Finanzas'])
    expect(compareVariables(ahora, alignNombres({ ...antes, correcciones }, ahora)).get('Jefe')).toEqual({
      tipo: 'comparable',
    })
  })

  test('of a group is what staff declare it to be, one to one', () => {
    const iguales = [{ antes: 'Finansas', ahora: 'Finanzas' }]
    const align = (grupos: string[], deAhora = ahora) =>
      alignNombres(createDefinicion(VARIABLES, { Oficinas: grupos }), deAhora, iguales).gruposDeOpinion.map(
        ({ nombre }) => nombre,
      )
    expect(align(['Finansas', 'Caja'])).toEqual(['Finanzas', 'Caja'])
    expect(align(['Finansas', 'Finanzas'])).toEqual(['Finansas', 'Finanzas'])
    const conAmbos = createDefinicion(VARIABLES, { Oficinas: ['Finansas', 'Finanzas'] })
    expect(align(['Finansas'], conAmbos)).toEqual(['Finansas'])
    const dosQueSeJuntan = [...iguales, { antes: 'Caja', ahora: 'Finanzas' }]
    expect(
      alignNombres(
        createDefinicion(VARIABLES, { Oficinas: ['Finansas', 'Caja'] }),
        ahora,
        dosQueSeJuntan,
      ).gruposDeOpinion.map(({ nombre }) => nombre),
    ).toEqual(['Finansas', 'Caja'])
  })

  test('is another one where nobody said so', () => {
    expect(compareVariables(ahora, alignNombres(antes, ahora)).get('Jefe')).toMatchObject({
      tipo: 'noComparable',
    })
  })
})
