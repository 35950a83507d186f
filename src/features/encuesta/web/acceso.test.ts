import { expect, test } from 'vitest'
import { addContestadas, computeVista, type Encuesta, isMismaPagina, isTerminada } from './acceso.ts'

const encuesta: Encuesta = {
  revision: 'r1',
  token: 'K7QF3M9X2HTB',
  encuestaActiva: true,
  plazoTerminado: false,
  cuestionario: {
    partesCuestionario: [
      {
        id: 'uno',
        orden: 1,
        tipo: 'preguntasAbiertas',
        preguntas: [
          { id: 'p1', orden: 1, pregunta: '¿Qué?', NoAplica: false },
          { id: 'p2', orden: 2, pregunta: '¿Cómo?', NoAplica: false },
        ],
      },
    ],
  },
  respuestas: [],
}

test('an answer is in the list once, whichever tab saved it', () => {
  const una = addContestadas(encuesta, [{ idPregunta: 'p1' }])
  expect(una.respuestas).toEqual([{ idPregunta: 'p1' }])
  expect(addContestadas(una, [{ idPregunta: 'p1' }])).toBe(una)
  expect(addContestadas(una, [{ idPregunta: 'p1' }, { idPregunta: 'p2' }]).respuestas).toHaveLength(2)
})

test('the view follows the answers, and an inactive survey shows nothing else', () => {
  const completa = addContestadas(encuesta, [{ idPregunta: 'p1' }, { idPregunta: 'p2' }])
  expect(computeVista(encuesta)).toMatchObject({ vista: 'activa', tanda: { parte: { id: 'uno' } } })
  expect(computeVista(completa).vista).toBe('finalizada')
  expect(computeVista({ ...encuesta, encuestaActiva: false }).vista).toBe('inactiva')
  expect(computeVista({ ...completa, encuestaActiva: false }).vista).toBe('inactiva')
})

test('of what is finished or closed nothing is kept on the device; of what is paused or late it is', () => {
  const completa = addContestadas(encuesta, [{ idPregunta: 'p1' }, { idPregunta: 'p2' }])
  const pausada = { ...encuesta, encuestaActiva: false }
  const tarde = { ...pausada, plazoTerminado: true }
  const cerrada = { ...tarde, cuestionario: { partesCuestionario: [] } }
  expect([encuesta, pausada, tarde, completa, cerrada].map(isTerminada)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ])
})

test('a correction elsewhere leaves the page as it was; one on it does not', () => {
  const { cuestionario } = encuesta
  const [parte] = cuestionario.partesCuestionario
  const corregido = {
    partesCuestionario: [
      {
        ...parte!,
        preguntas: parte!.preguntas.map((p) => (p.id === 'p2' ? { ...p, pregunta: '¿Por qué?' } : p)),
      },
    ],
  }
  expect(isMismaPagina(cuestionario, corregido, new Set(['p1']))).toBe(true)
  expect(isMismaPagina(cuestionario, corregido, new Set(['p1', 'p2']))).toBe(false)
  const otroTitulo = { partesCuestionario: [{ ...parte!, preguntaGeneral: 'Otra' }] }
  expect(isMismaPagina(cuestionario, otroTitulo, new Set(['p1']))).toBe(false)
})
