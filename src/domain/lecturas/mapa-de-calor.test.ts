import { describe, expect, test } from 'vitest'
import { computeMapa } from './mapa-de-calor.ts'
import { countPorAzar, filterArea, findHallazgo, listBloques } from './orden-de-mapa.ts'
import { alike, compareRondas, moved } from './testing/opiniones.ts'
import { createDefinicion, createRonda, VARIABLES } from './testing/ronda-de-prueba.ts'

describe('the heat map', () => {
  const { ronda } = createRonda('2025', moved, { hide: ({ nombre }) => nombre === 'Finanzas' })
  const antes = createRonda('2024', alike).ronda
  const mapa = computeMapa(ronda, compareRondas(ronda, antes))!
  const findFila = (nombre: string) => mapa.filas.find(({ conjunto }) => conjunto.nombre === nombre)!

  test('has a block for each kind of set and a column for each variable', () => {
    expect(listBloques(mapa, null, 'satisfaccion').map(({ clase, filas }) => [clase, filas.length])).toEqual([
      ['empresa', 1],
      ['areas', 2],
      ['grupos', 3],
      ['antiguedades', 2],
    ])
    expect(mapa.columnas.map(({ nombre, inicia }) => [nombre, inicia])).toEqual([
      ['Rumbo', true],
      ['Jefe', false],
      ['Horario', true],
      ['Orgullo', false],
    ])
  })

  test.for(['asc', 'desc'] as const)('is sorted %s inside each block, withheld rows last', (sentido) => {
    for (const modo of ['satisfaccion', 'cambio'] as const) {
      const bloques = listBloques(mapa, { columna: 'Horario', sentido }, modo)
      expect(bloques.map(({ clase }) => clase)).toEqual(['empresa', 'areas', 'grupos', 'antiguedades'])
      for (const { filas } of bloques) {
        const valores = filas.flatMap(
          ({ celdas: [, , celda] }) => (modo === 'cambio' ? celda!.cambio?.puntos : celda!.valor) ?? [],
        )
        expect(valores).toEqual(valores.toSorted((a, b) => (sentido === 'asc' ? a - b : b - a)))
      }
      expect(bloques[2]!.filas.at(-1)?.conjunto.nombre).toBe('Finanzas')
    }
  })

  test('points at its lowest cell, and at its largest fall that is certain', () => {
    const enNoche = { fila: { conjunto: { nombre: 'Noche' } }, columna: 2 }
    expect(findHallazgo(mapa, 'satisfaccion')).toMatchObject(enNoche)
    expect(findHallazgo(mapa, 'cambio')).toMatchObject(enNoche)
    expect(findHallazgo(computeMapa(antes, compareRondas(antes, antes))!, 'cambio')).toBeNull()
  })

  test('says what each cell was before, and nothing where a round withholds', () => {
    const { valor, antes: previo, cambio } = findFila('Noche').celdas[2]!
    expect(cambio).toMatchObject({ veredicto: 'Baja' })
    expect(cambio!.puntos).toBeCloseTo(valor! - previo!)
    const finanzas = findFila('Finanzas')
    for (const celda of [finanzas.general, ...finanzas.celdas])
      expect(celda).toMatchObject({ valor: null, cambio: null })
    expect(countPorAzar(mapa.filas)).toEqual({ celdas: 28, porAzar: 1 })
  })

  test('says which column does not compare, what its general figures count, and who was not there', () => {
    const definicion = createDefinicion(
      { ...VARIABLES, Jefe: [{ texto: 'Me explica.' }] },
      { Oficinas: ['Finanzas', 'Caja'], Producción: ['Día', 'Noche'] },
    )
    const otra = createRonda('2025', moved, { definicion }).ronda
    const distinto = computeMapa(otra, compareRondas(otra, antes))!
    expect(distinto.columnas.map(({ comparabilidad }) => comparabilidad?.tipo)).toEqual([
      'comparable',
      'noComparable',
      'comparable',
      'comparable',
    ])
    expect(distinto.comparabilidad?.tipo).toBe('conAviso')
    expect(
      distinto.filas.filter(({ estabaAntes }) => !estabaAntes).map(({ conjunto }) => conjunto.nombre),
    ).toEqual(['Caja'])
    for (const { celdas } of distinto.filas) expect(celdas[1]!.cambio).toBeNull()
    expect(computeMapa(otra, null)!.filas[0]!.estabaAntes).toBeNull()
  })

  test('of an area holds its groups', () => {
    const { id } = findFila('Producción').conjunto
    expect(filterArea(mapa.filas, id).map(({ conjunto }) => conjunto.nombre)).toEqual([
      'Toda la empresa',
      'Producción',
      'Día',
      'Noche',
    ])
  })

  test('of one variable shows its factors, with their change', () => {
    const factores = computeMapa(ronda, compareRondas(ronda, antes), 'horario')!
    expect(factores.columnas.map(({ nombre }) => nombre)).toEqual(['Horario en general'])
    const [{ general, celdas } = mapa.filas[0]!] = factores.filas
    expect(general).toEqual(mapa.filas[0]!.celdas[2])
    expect(celdas[0]!.valor).toBeCloseTo(general.valor!)
    expect(celdas[0]!.cambio!.puntos).toBeCloseTo(general.cambio!.puntos)
    // Of a factor it is not kept how people differ: its margin is the wider one.
    expect(celdas[0]!.cambio!.hasta).toBeGreaterThan(general.cambio!.hasta)
    expect(computeMapa(ronda, null, 'Otra')).toBeNull()
  })

  test('does not compare a factor that asks something else', () => {
    const definicion = createDefinicion({ ...VARIABLES, Horario: [{ texto: 'Descanso.' }] })
    const otra = createRonda('2024', alike, { definicion }).ronda
    const { filas } = computeMapa(ronda, compareRondas(ronda, otra), 'Horario')!
    expect(filas[0]!.celdas[0]).toMatchObject({ antes: expect.any(Number), cambio: null })
  })
})
