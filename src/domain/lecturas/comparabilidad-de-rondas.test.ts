import { describe, expect, test } from 'vitest'
import { compareRondas, getClaveDeFactor } from './comparabilidad-de-rondas.ts'
import { describeGeneral, describeIndicador } from './describe-comparabilidad.ts'
import { createDefinicion, VARIABLES } from './testing/ronda-de-prueba.ts'

const ANTES = createDefinicion()
const ANIOS = ['2026', '2025'] as const
const OTRO_JEFE = { ...VARIABLES, Jefe: [{ texto: 'Me explica.' }, { texto: 'Me escucha.' }] }
const CAMBIOS = { nuevas: ['Me escucha.'], quitadas: ['Grita.'], invertidas: [] }

describe('where the questions of a variable changed', () => {
  const rondas = compareRondas(createDefinicion(OTRO_JEFE), ANTES)

  test('neither it, nor its factor, nor its indicator has a difference', () => {
    expect(rondas.variables.get('Jefe')).toMatchObject({ tipo: 'noComparable' })
    expect(rondas.factores.get(getClaveDeFactor('Jefe', 'Jefe en general'))).toEqual({
      tipo: 'noComparable',
      cambios: CAMBIOS,
    })
    expect(rondas.indicadores.get('Dirección')).toEqual({
      tipo: 'noComparable',
      distintas: ['Jefe'],
      salen: [],
    })
    expect(rondas.indicadores.get('Compromiso')).toEqual({ tipo: 'comparable' })
    expect(rondas.factores.get(getClaveDeFactor('Rumbo', 'Rumbo en general'))).toEqual({
      tipo: 'comparable',
    })
  })

  test('the general figure has one, and says what changed beside it', () => {
    expect(describeGeneral(rondas, ANIOS)).toEqual({
      tipo: 'conAviso',
      motivo:
        'La cifra general cuenta Dirección, que no se compara con 2025 porque cambió lo que se pregunta.',
    })
  })

  test('all of them have one where staff declare it, and say so', () => {
    const declaradas = compareRondas(createDefinicion(OTRO_JEFE), ANTES, [
      { variable: 'Jefe', cambios: CAMBIOS },
    ])
    expect(declaradas.factores.get(getClaveDeFactor('Jefe', 'Jefe en general'))?.tipo).toBe('declarada')
    const motivo =
      'Jefe se compara por decisión de la consultora. En 2026, a diferencia de 2025, se pregunta también «Me escucha»; ya no se pregunta «Grita».'
    expect(describeIndicador(declaradas.indicadores.get('Dirección')!, declaradas, ANIOS)).toEqual({
      tipo: 'declarada',
      motivo,
    })
    expect(describeGeneral(declaradas, ANIOS)).toEqual({ tipo: 'declarada', motivo })
  })
})

test('an indicator that counts other variables is not the same, though each of them is', () => {
  const { Jefe: _, ...sinJefe } = VARIABLES
  const rondas = compareRondas(createDefinicion(sinJefe), ANTES)
  expect(rondas.variables.get('Rumbo')).toEqual({ tipo: 'comparable' })
  expect(describeIndicador(rondas.indicadores.get('Dirección')!, rondas, ANIOS)).toEqual({
    tipo: 'noComparable',
    motivo: 'Jefe no cuenta aquí en 2026.',
  })
  expect(describeGeneral(rondas, ANIOS).tipo).toBe('conAviso')
})

test('where nothing changed nothing is said', () => {
  const rondas = compareRondas(createDefinicion(), ANTES)
  expect(describeGeneral(rondas, ANIOS)).toEqual({ tipo: 'comparable', motivo: null })
  expect([...rondas.indicadores.values()]).toEqual([{ tipo: 'comparable' }, { tipo: 'comparable' }])
})
