import { describe, expect, test } from 'vitest'
import { compareRondas } from './comparabilidad-de-rondas.ts'
import { filterRepetidas } from './preguntas-repetidas.ts'
import { computeRonda, type Ronda } from './ronda.ts'
import { computeEscala, computeTendencia } from './tendencia.ts'
import { alike, moved } from './testing/opiniones.ts'
import { AREAS, createDefinicion, createRonda, VARIABLES } from './testing/ronda-de-prueba.ts'

describe('the trend', () => {
  const rondas = [
    createRonda('2023', alike, {
      semilla: 2,
      definicion: createDefinicion(
        { ...VARIABLES, Orgullo: [{ texto: 'Me veo aquí.' }] },
        { ...AREAS, Producción: ['Día'] },
      ),
    }).ronda,
    createRonda('2024', alike, { semilla: 3 }).ronda,
    createRonda('2025', moved, { semilla: 4 }).ronda,
  ]
  const compare = (actual: Ronda, anterior: Ronda) => compareRondas(actual.definicion, anterior.definicion)
  const tendencia = computeTendencia(rondas, compare)

  test('breaks where the questions changed, and says why', () => {
    const compromiso = tendencia.indicadores.find(({ nombre }) => nombre === 'Compromiso')!
    expect(compromiso.tramos).toEqual([
      {
        tipo: 'rota',
        motivo: 'Desde 2024 se pregunta también «La recomiendo».',
        variables: ['Orgullo'],
        declaradas: [],
      },
      { tipo: 'linea', motivo: null, variables: [], declaradas: [] },
    ])
    expect(compromiso.cambios[0]).toBeNull()
    expect(compromiso.cambios[1]).not.toBeNull()
    expect(compromiso.puntos.every(({ valor }) => valor !== null)).toBe(true)
  })

  test('goes on where staff declared the questions comparable, and says so', () => {
    const cambios = { nuevas: ['La recomiendo.'], quitadas: [], invertidas: [] }
    const { indicadores } = computeTendencia(rondas, (actual, anterior) =>
      compareRondas(actual.definicion, anterior.definicion, [{ variable: 'Orgullo', cambios }]),
    )
    const compromiso = indicadores.find(({ nombre }) => nombre === 'Compromiso')!
    expect(compromiso.tramos[0]).toEqual({
      tipo: 'linea',
      motivo:
        'Orgullo se compara por decisión de la consultora. Desde 2024 se pregunta también «La recomiendo».',
      variables: ['Orgullo'],
      declaradas: ['Orgullo'],
    })
    expect(compromiso.cambios[0]).not.toBeNull()
  })

  test('is dashed where other people are in it', () => {
    const produccion = tendencia.areas.find(({ nombre }) => nombre === 'Producción')!
    expect(produccion.tramos[0]).toEqual({
      tipo: 'cortada',
      motivo:
        'Noche entró en 2024. La cifra general cuenta Compromiso, que no se compara con 2023 porque cambió lo que se pregunta.',
      variables: [],
      declaradas: [],
    })
    expect(produccion.cambios).not.toContain(null)
  })

  test('of a general figure goes on, and says what changed in it, for the company and for each area', () => {
    const [oficinas] = tendencia.areas
    for (const { tramos } of [tendencia.general, oficinas!])
      expect(tramos.map(({ tipo, motivo }) => ({ tipo, motivo }))).toEqual([
        {
          tipo: 'linea',
          motivo:
            'La cifra general cuenta Compromiso, que no se compara con 2023 porque cambió lo que se pregunta.',
        },
        { tipo: 'linea', motivo: null },
      ])
  })

  test('tells the declared variables of an indicator from those that are not', () => {
    const { indicadores } = computeTendencia(
      [
        createRonda('2023', alike, {
          definicion: createDefinicion({
            ...VARIABLES,
            Rumbo: [{ texto: 'Conozco las metas.' }],
            Jefe: [{ texto: 'Me explica.' }],
          }),
        }).ronda,
        rondas[2]!,
      ],
      (actual, anterior) =>
        compareRondas(actual.definicion, anterior.definicion, [
          { variable: 'Jefe', cambios: { nuevas: ['Grita.'], quitadas: [], invertidas: [] } },
        ]),
    )
    expect(indicadores.find(({ nombre }) => nombre === 'Dirección')!.tramos).toEqual([
      {
        tipo: 'rota',
        motivo:
          'Desde 2025 se pregunta también «Confío en la dirección». Jefe se compara por decisión de la consultora. Desde 2025 se pregunta también «Grita».',
        variables: ['Rumbo', 'Jefe'],
        declaradas: ['Jefe'],
      },
    ])
  })

  test('compares the last round with every earlier one', () => {
    expect(tendencia.general.puntos.map(({ ronda }) => ronda)).toEqual(['2023', '2024', '2025'])
    expect(tendencia.general.cambios).toHaveLength(2)
  })

  test('has one scale for all charts, in tens, with the line of 75 inside and room for the numbers', () => {
    const escala = (...valores: number[]) =>
      computeEscala([{ puntos: valores.map((valor) => ({ ronda: '', valor })) }])
    expect(escala(55.5, 79.95)).toEqual({ desde: 50, hasta: 90 })
    expect(escala(90, 95)).toEqual({ desde: 70, hasta: 100 })
    expect(escala(0, 100)).toEqual({ desde: 0, hasta: 100 })
  })

  test('with repeated questions alone has no break', () => {
    const { definiciones } = filterRepetidas(rondas.map(({ definicion }) => definicion))
    const leidas = rondas.map(({ id, nombre, definicion, conjuntos }, i) =>
      computeRonda({
        id,
        nombre,
        definicion,
        leida: definiciones[i]!,
        base: 'encuestados',
        conjuntos: conjuntos.map((conjunto) => ({ ...conjunto, sumas: [] })),
      }),
    )
    for (const { tramos } of computeTendencia(leidas, compare).indicadores)
      expect(tramos.map(({ tipo }) => tipo)).toEqual(['linea', 'linea'])
  })
})
