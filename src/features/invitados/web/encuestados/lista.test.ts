import { expect, test } from 'vitest'
import type { EncuestadoEnTabla } from './encuestados-queries.ts'
import { type Criterio, countPor, formatOrden, listVisibles, parseOrden, SIN_CRITERIO } from './lista.ts'

const grupos = new Map([
  ['a', { id: 'a', orden: 2, nombre: 'Administración' }],
  ['p', { id: 'p', orden: 1, nombre: 'Planta' }],
])
const build = (id: string, grupo: string, correo: string | null, estado: string, estadoCorreo: string) =>
  ({ id, idGrupoDeOpinion: grupo, correo, estado, estadoCorreo, tokenVisto: false }) as EncuestadoEnTabla
const encuestados = [
  build('1', 'a', 'Zoe@x.gt', 'Completa', 'Se Envió'),
  build('2', 'p', null, 'Sin iniciar', 'No Se envió por correo'),
  build('3', 'a', 'ana@x.gt', 'En proceso', 'Error al envío'),
  build('4', 'p', 'beto@x.gt', 'Sin iniciar', 'En cola'),
]
const ids = (criterio: Partial<Criterio>) =>
  listVisibles(encuestados, grupos, { ...SIN_CRITERIO, ...criterio })
    .map(({ id }) => id)
    .join('')

test('without filters everybody is there, by group and then by address', () => {
  expect(ids({})).toBe('4231')
  expect(ids({ sube: false })).toBe('3142')
})

test('the filters narrow each other', () => {
  expect(ids({ estado: 'Sin iniciar' })).toBe('42')
  expect(ids({ estado: 'Sin iniciar', estadoCorreo: 'En cola' })).toBe('4')
  expect(ids({ idGrupo: 'a' })).toBe('31')
  expect(ids({ texto: ' ADMINISTRACION ' })).toBe('31')
  expect(ids({ texto: 'g1', idGrupo: 'a' })).toBe('')
  expect(ids({ texto: 'zoe' })).toBe('1')
})

test('each column sorts in its own order, with those without address last', () => {
  expect(ids({ columna: 'correo' })).toBe('3412')
  expect(ids({ columna: 'correo', sube: false })).toBe('1432')
  expect(ids({ columna: 'estado' })).toBe('4231')
  expect(ids({ columna: 'estadoCorreo' })).toBe('3412')
})

test('counts say how many there are of each', () => {
  expect(countPor(encuestados, 'estado')).toEqual(
    new Map([
      ['Completa', 1],
      ['Sin iniciar', 2],
      ['En proceso', 1],
    ]),
  )
})

test('an order is written in an address and read from it; whatever else it says is the usual one', () => {
  for (const columna of ['correo', 'grupo', 'estado', 'estadoCorreo'] as const)
    for (const sube of [true, false])
      expect(parseOrden(formatOrden({ columna, sube }))).toEqual({ columna, sube })
  expect(formatOrden(SIN_CRITERIO)).toBe('')
  for (const escrito of ['', '-', 'nombre', '-nombre', '--correo'])
    expect(parseOrden(escrito)).toEqual({ columna: 'grupo', sube: true })
})
