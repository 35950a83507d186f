import { expect, test } from 'vitest'
import { computeAvance } from '#domain/inicio/avance.ts'
import { findGruposAtrasados, isPorGrupo } from './grupos-atrasados.ts'
import type { Encuesta } from './inicio-query.ts'

/** Each group of ten: how many were invited, how many answered, when half should have. */
const createGrupos = (...cuentas: [number, number][]) =>
  cuentas.map(([invitados, contestaron], i) =>
    computeAvance(
      { id: `g${i + 1}`, codigo: `G${i + 1}`, nombre: 'Planta', planeados: 10, invitados, contestaron },
      0.5,
    ),
  )
const createEncuesta = (grupos: Encuesta['grupos']) =>
  ({
    grupos,
    invitados: grupos.reduce((suma, { invitados }) => suma + invitados, 0),
    contestaron: grupos.reduce((suma, { contestaron }) => suma + contestaron, 0),
  }) as Encuesta

test('of many groups behind eight are told, first those whose people can be reminded, in their order', () => {
  const grupos = createGrupos(...Array<[number, number]>(39).fill([0, 0]), [10, 1])
  const { visibles, mas, aTiempo } = findGruposAtrasados(grupos)
  expect(visibles.map(({ codigo }) => codigo)).toEqual(['G1', 'G2', 'G3', 'G4', 'G5', 'G6', 'G7', 'G40'])
  expect({ mas, aTiempo }).toEqual({ mas: 32, aTiempo: 0 })
})

test('of many groups those in time have no row; of a few each has one', () => {
  const muchos = createGrupos(...Array<[number, number]>(8).fill([10, 9]), [10, 1])
  const { visibles, ...resto } = findGruposAtrasados(muchos)
  expect(visibles.map(({ codigo }) => codigo)).toEqual(['G9'])
  expect(resto).toEqual({ mas: 0, aTiempo: 8 })
  const pocos = createGrupos([10, 5], [10, 1], [10, 9])
  expect(findGruposAtrasados(pocos)).toEqual({ visibles: pocos, mas: 0, aTiempo: 0 })
})

test('a survey nobody is invited to is told in a line, however many groups it has', () => {
  expect(isPorGrupo(createEncuesta(createGrupos(...Array<[number, number]>(40).fill([0, 0]))))).toBe(false)
  expect(isPorGrupo(createEncuesta(createGrupos([0, 0], [10, 5])))).toBe(true)
  expect(isPorGrupo(createEncuesta(createGrupos([10, 5])))).toBe(false)
})
