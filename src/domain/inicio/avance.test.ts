import { expect, test } from 'vitest'
import { DIA_MS } from '../fechas/duraciones.ts'
import {
  computeAvance,
  computeEsperado,
  countFaltan,
  describeAtraso,
  describeRitmo,
  findMasAtrasado,
  isSinEmpezar,
  projectAlFinal,
} from './avance.ts'

const PLAZO = { fechaInicio: 0, fechaLimite: 20 * DIA_MS }

test('what is expected is the goal spread over the days, and no more than the goal', () => {
  expect(computeEsperado(PLAZO, 80, 14 * DIA_MS)).toBeCloseTo(0.56)
  expect(computeEsperado(PLAZO, 80, 30 * DIA_MS)).toBe(0.8)
  expect(computeEsperado(PLAZO, 80, -DIA_MS)).toBe(0)
  expect(computeEsperado({ ...PLAZO, fechaLimite: null }, 80, DIA_MS)).toBeNull()
})

test('a group lags at fifteen points below it, not before', () => {
  const grupo = {
    id: 'g3',
    codigo: 'G3',
    nombre: 'Confección',
    planeados: 100,
    invitados: 100,
    contestaron: 41,
  }
  expect(computeAvance(grupo, 0.56)).toMatchObject({ esperados: 56, atrasado: true })
  expect(computeAvance({ ...grupo, contestaron: 42 }, 0.56).atrasado).toBe(false)
  expect(computeAvance(grupo, null)).toMatchObject({ esperados: null, atrasado: false })
  expect(computeAvance({ ...grupo, planeados: 0, invitados: 0, contestaron: 0 }, 0.56).atrasado).toBe(false)
})

const AVANCES = (contestaron: number[], invitados = 10) =>
  contestaron.map((cuantos, i) =>
    computeAvance({ id: `g${i}`, planeados: 10, invitados, contestaron: cuantos }, 0.5),
  )

test('the group that lags most is found, and none where several lag as much', () => {
  expect(findMasAtrasado(AVANCES([3, 1, 5]))?.id).toBe('g1')
  expect(findMasAtrasado(AVANCES([5, 5]))).toBeNull()
  expect(findMasAtrasado(AVANCES([0, 0, 3], 0))).toBeNull()
  const sinPersonas = computeAvance({ id: 'vacio', planeados: 0, contestaron: 0 }, 0.5)
  expect(findMasAtrasado([sinPersonas])).toBeNull()
})

test('a group that lags is said to wait for its people or for its invitations', () => {
  const [vaBien, vaAtras] = AVANCES([5, 3])
  expect(describeAtraso(vaBien!)).toBeNull()
  expect(describeAtraso(vaAtras!)).toEqual({ lema: 'Va atrás', detalle: 'Hoy se esperaban 5 y hay\u00a03' })
  expect(describeAtraso(AVANCES([0], 0)[0]!)).toEqual({ lema: 'Nadie invitado todavía', detalle: '' })
})

test('where a group would end if it goes on as until now, and never beyond everybody', () => {
  const esperado = computeEsperado(PLAZO, 80, 10 * DIA_MS)
  expect(projectAlFinal({ contestaron: 15, planeados: 60 }, esperado, 80)).toBe(50)
  expect(projectAlFinal({ contestaron: 60, planeados: 60 }, esperado, 80)).toBe(100)
  expect(projectAlFinal({ contestaron: 0, planeados: 60 }, esperado, 80)).toBe(0)
  expect(projectAlFinal({ contestaron: 1, planeados: 60 }, computeEsperado(PLAZO, 80, 0), 80)).toBeNull()
  expect(projectAlFinal({ contestaron: 1, planeados: 60 }, null, 80)).toBeNull()
})

test('how many are missing', () => {
  expect(countFaltan(236, 111, 80)).toBe(78)
  expect(countFaltan(10, 9, 80)).toBe(0)
})

test('a group in which nobody was invited is not on time', () => {
  const invitado = { planeados: 10, invitados: 1 }
  const olvidado = { planeados: 10, invitados: 0 }
  expect(describeRitmo([invitado, invitado], 0.5)).toBe('Sus dos grupos van a tiempo.')
  expect(describeRitmo(Array(6).fill(invitado), 0.5)).toBe('Sus 6 grupos van a tiempo.')
  expect(describeRitmo([invitado, ...Array(5).fill(olvidado)], 0.5)).toBe(
    'En 5 de sus 6 grupos todavía no se ha invitado a nadie.',
  )
  expect(describeRitmo([olvidado], null)).toBe('Todavía no se ha invitado a nadie.')
  expect(describeRitmo([olvidado, { planeados: 0, invitados: 0 }], 0.5)).toBe(
    'Todavía no se ha invitado a nadie.',
  )
  expect(describeRitmo([{ planeados: 0, invitados: 0 }], 0.5)).toBe('Su único grupo va a tiempo.')
  expect(describeRitmo([invitado], null)).toBe('Con una fecha límite se sabría qué grupo va atrás.')
})

test('nobody is reminded where nobody was invited, unless somebody answered there all the same', () => {
  expect(isSinEmpezar({ invitados: 0, contestaron: 0 })).toBe(true)
  expect(isSinEmpezar({ invitados: 0, contestaron: 1 })).toBe(false)
  expect(isSinEmpezar({ invitados: 1, contestaron: 0 })).toBe(false)
})
