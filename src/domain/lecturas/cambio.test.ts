import { describe, expect, test } from 'vitest'
import {
  type Comparacion,
  countVeredictos,
  findMovimientos,
  listCambios,
  listCambiosDeMedidas,
} from './cambio.ts'
import type { Declaracion } from './comparabilidad.ts'
import { findEmpresa } from './ronda.ts'
import { alike, compareRondas, moved } from './testing/opiniones.ts'
import { createDefinicion, createRonda, VARIABLES } from './testing/ronda-de-prueba.ts'

const listCambiosDeEmpresa = (comparacion: Comparacion) =>
  listCambios(comparacion, findEmpresa(comparacion.actual)!, findEmpresa(comparacion.anterior))

const listClaves = (comparacion: Comparacion) =>
  listCambiosDeMedidas(comparacion, findEmpresa(comparacion.actual)).map(
    ({ clase, nombre }) => `${clase}:${nombre}`,
  )

describe('the change between two rounds', () => {
  const antes = createRonda('2024', alike, { semilla: 5 }).ronda
  const ahora = createRonda('2025', moved, { semilla: 6 }).ronda
  const comparacion = compareRondas(ahora, antes)

  test('is told with its interval and in words, from what rises most to what falls most', () => {
    const filas = listCambiosDeEmpresa(comparacion)
    expect(filas.map(({ variable, cambio }) => [variable, cambio?.veredicto])).toEqual([
      ['Jefe', 'Sube'],
      expect.anything(),
      expect.anything(),
      ['Horario', 'Baja'],
    ])
    for (const { antes: a, ahora: b, cambio } of filas) {
      expect(cambio!.puntos).toBeCloseTo(b! - a!)
      expect(cambio!.desde).toBeLessThan(cambio!.puntos)
      expect(cambio!.hasta).toBeGreaterThan(cambio!.puntos)
    }
    expect(countVeredictos(filas)).toMatchObject({ Sube: 1, Baja: 1 })
  })

  test('names where it moved most, and how many would look certain by chance', () => {
    const { movimientos, comparaciones, porAzar } = findMovimientos(comparacion)
    expect(comparaciones).toBe(12)
    expect(porAzar).toBe(1)
    expect(movimientos.at(-1)).toMatchObject({ variable: 'Horario', conjunto: { nombre: 'Noche' } })
    expect(movimientos[0]).toMatchObject({ variable: 'Jefe' })
  })

  test('is not told of a variable whose questions changed, unless staff say so', () => {
    const definicion = createDefinicion({ ...VARIABLES, Jefe: [{ texto: 'Me explica.' }] })
    const otra = createRonda('2025', moved, { definicion }).ronda
    const jefe = (declaradas: Declaracion[]) =>
      listCambiosDeEmpresa(compareRondas(otra, antes, declaradas)).find(({ variable }) => variable === 'Jefe')
    expect(jefe([])).toMatchObject({ cambio: null, comparabilidad: { tipo: 'noComparable' } })
    const cambios = { nuevas: [], quitadas: ['Grita.'], invertidas: [] }
    expect(jefe([{ variable: 'Jefe', cambios }])?.cambio).not.toBeNull()
  })

  test('is known by what it is of; an indicator compares where all its variables do', () => {
    expect(listClaves(comparacion)).toEqual([
      'variable:Rumbo',
      'variable:Jefe',
      'variable:Horario',
      'variable:Orgullo',
      'indicador:Dirección',
      'indicador:Compromiso',
      'general:',
    ])
    const definicion = createDefinicion({ ...VARIABLES, Jefe: [{ texto: 'Me explica.' }] })
    const otra = compareRondas(createRonda('2025', moved, { definicion }).ronda, antes)
    expect(listClaves(otra)).toEqual([
      'variable:Rumbo',
      'variable:Horario',
      'variable:Orgullo',
      'indicador:Compromiso',
      'general:',
    ])
  })

  test('of a withheld group is not told', () => {
    const sinNoche = createRonda('2025', moved, { hide: ({ nombre }) => nombre === 'Noche' }).ronda
    expect(findMovimientos(compareRondas(sinNoche, antes)).comparaciones).toBe(8)
  })
})
