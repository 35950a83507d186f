import { describe, expect, test } from 'vitest'
import { countDias, getDia, isDia } from '../fechas/dia.ts'
import { compareRondas } from '../lecturas/comparabilidad-de-rondas.ts'
import {
  createDefinicion,
  createRonda,
  type Opinion,
  VARIABLES,
} from '../lecturas/testing/ronda-de-prueba.ts'
import { getValor } from '../validacion/leido.ts'
import { type CompromisoEscrito, formatFactor, parseCompromiso } from './compromiso.ts'
import { computeEfecto, computeMargen, findCifra } from './efecto.ts'
import {
  countAvisos,
  describeCumplimiento,
  findAviso,
  formatPlazo,
  getTanda,
  groupPorTanda,
} from './tandas.ts'

const ESCRITO: CompromisoEscrito = {
  que: '  Comida caliente   en el turno de noche ',
  clase: 'variable',
  medida: 'Horario',
  idParte: '',
  responsable: 'Rosa Cifuentes',
  cargo: '',
  correo: '',
  fecha: '2026-06-30',
  meta: '72,5',
  estado: 'porEmpezar',
}

const NUEVO = { hoy: '2026-06-01', anterior: null }

describe('a commitment as it is written', () => {
  test('is tidied: blanks, the whole company, a goal with a comma', () => {
    expect(getValor(parseCompromiso(ESCRITO, NUEVO))).toMatchObject({
      que: 'Comida caliente en el turno de noche',
      idParte: null,
      meta: 72.5,
    })
  })

  test.for([
    ['que', 'a'],
    ['que', 'a'.repeat(201)],
    ['medida', ' '],
    ['responsable', 'R'],
    ['responsable', 'Visita www/premio'],
    ['correo', 'rosa'],
    ['fecha', '2026-02-30'],
    ['fecha', '30/06/2026'],
    ['meta', '0'],
    ['meta', '101'],
    ['meta', 'mucho'],
  ] as const)('is told what is wrong in %s: «%s»', ([campo, valor]) => {
    expect(Object.keys(parseCompromiso({ ...ESCRITO, [campo]: valor }, NUEVO).problemas)).toEqual([campo])
  })

  test.for([
    ['a new one for yesterday', '2026-05-31', null, 'porEmpezar', false],
    ['a new one for today', '2026-06-01', null, 'porEmpezar', true],
    ['an overdue one as it is', '2026-04-30', '2026-04-30', 'enMarcha', true],
    ['an overdue one for another day that is over', '2026-05-31', '2026-04-30', 'enMarcha', false],
    ['one that was to come, moved back', '2026-05-31', '2026-07-31', 'porEmpezar', false],
    ['one that is done, noted down later', '2026-05-31', null, 'hecho', true],
  ] as const)('its date: %s', ([, fecha, anterior, estado, ok]) => {
    const { problemas } = parseCompromiso({ ...ESCRITO, fecha, estado }, { ...NUEVO, anterior })
    expect(Object.values(problemas)).toEqual(
      ok ? [] : ['Esa fecha ya pasó. Elige hoy o un día que venga, o márcalo como hecho.'],
    )
  })
})

describe('days', () => {
  test('are those of where the firm is', () => {
    expect(getDia(Date.parse('2026-01-01T03:00:00Z'), 'America/Guatemala')).toBe('2025-12-31')
    expect(isDia('2028-02-29')).toBe(true)
    expect(isDia('2026-02-29')).toBe(false)
    expect(countDias('2026-02-27', '2026-03-01')).toBe(2)
  })

  test('a commitment is overdue the day after its date, and not where it is done', () => {
    const compromiso = { fecha: '2026-06-30', estado: 'enMarcha' as const }
    expect(getTanda(compromiso, '2026-06-30')).toBe('esteMes')
    expect(getTanda(compromiso, '2026-07-01')).toBe('vencidos')
    expect(getTanda(compromiso, '2026-05-31')).toBe('masAdelante')
    expect(getTanda({ ...compromiso, estado: 'hecho' }, '2026-07-01')).toBe('hechos')
    expect(
      ['2026-07-14', '2026-07-01', '2026-06-30', '2026-06-29', '2026-06-13'].map((hoy) =>
        formatPlazo(compromiso.fecha, hoy),
      ),
    ).toEqual(['Venció hace 14 días', 'Venció ayer', 'Hoy', 'Mañana', 'En 17 días'])
  })

  test('what is not due yet was not left undone', () => {
    const judge = (estado: 'porEmpezar' | 'enMarcha' | 'hecho', hoy: string) =>
      describeCumplimiento({ fecha: '2026-06-30', estado }, hoy)
    expect(judge('porEmpezar', '2026-06-30')).toEqual({ estado: 'porEmpezar', nombre: 'Por empezar' })
    expect(judge('porEmpezar', '2026-07-01')).toEqual({ estado: 'no', nombre: 'No se hizo' })
    expect(judge('enMarcha', '2026-07-01')).toEqual({ estado: 'enMarcha', nombre: 'A medias' })
    expect(judge('hecho', '2026-07-01')).toEqual({ estado: 'hecho', nombre: 'Hecho' })
  })

  test('groups stand from what is late to what is done, each by its dates', () => {
    const compromisos = ['2026-07-20', '2026-06-01', '2026-05-01', '2026-09-01'].map((fecha) => ({
      fecha,
      estado: 'porEmpezar' as const,
    }))
    const hechos = ['2026-01-01', '2026-02-01'].map((fecha) => ({ fecha, estado: 'hecho' as const }))
    expect(
      groupPorTanda([...compromisos, ...hechos], '2026-07-02').map(({ tanda, compromisos: suyos }) => [
        tanda,
        ...suyos.map(({ fecha }) => fecha),
      ]),
    ).toEqual([
      ['vencidos', '2026-05-01', '2026-06-01'],
      ['esteMes', '2026-07-20'],
      ['masAdelante', '2026-09-01'],
      ['hechos', '2026-02-01', '2026-01-01'],
    ])
  })

  test('a mail is due a week before and on the day, late by three days at most', () => {
    const compromiso = { fecha: '2026-06-30', estado: 'enMarcha' as const, creado: '2026-05-01' }
    const find = (hoy: string, changes = {}) => findAviso({ ...compromiso, ...changes }, hoy)
    expect(
      [
        '2026-06-22',
        '2026-06-23',
        '2026-06-25',
        '2026-06-26',
        '2026-06-29',
        '2026-06-30',
        '2026-07-03',
        '2026-07-04',
      ].map((hoy) => find(hoy)),
    ).toEqual([null, 'semana', 'semana', null, null, 'dia', 'dia', null])
    expect(find('2026-06-23', { creado: '2026-06-24' })).toBeNull()
    expect(find('2026-06-30', { estado: 'hecho' })).toBeNull()
  })
})

describe('what a commitment did', () => {
  const liked =
    (parte: number): Opinion =>
    () =>
      parte
  const better: Opinion = (grupo, variable) => (grupo === 'Noche' && variable === 'Horario' ? 0.9 : 0.4)

  test('stands where it was promised, with what the company did meanwhile', () => {
    const antes = createRonda('2024', liked(0.4))
    const ahora = createRonda('2025', better, { semilla: 2 })
    const { ronda: anterior } = antes
    const { ronda: actual } = ahora
    const comparabilidad = compareRondas(actual.definicion, anterior.definicion)
    const noche = anterior.conjuntos.find(({ nombre }) => nombre === 'Noche')!
    const compromiso = { clase: 'variable', medida: 'Horario', idParte: noche.id } as const
    const efecto = computeEfecto({ actual, anterior, comparabilidad }, compromiso)
    expect(efecto).toMatchObject({ sinCambio: null, cambio: { veredicto: 'Sube' } })
    expect(efecto.cambio!.desde).toBeLessThan(efecto.cambio!.puntos)
    expect(efecto.antes).toBe(findCifra(anterior, compromiso)!.media * 100)
    expect(efecto.empresa).toBeGreaterThan(0)
    const enEmpresa = computeEfecto({ actual, anterior, comparabilidad }, { ...compromiso, idParte: null })
    expect(efecto.empresa).toBeCloseTo(enEmpresa.ahora! - enEmpresa.antes!)
    expect(efecto.empresa).toBeLessThan(efecto.cambio!.puntos)
    const indicador = computeEfecto(
      { actual, anterior, comparabilidad },
      { clase: 'indicador', medida: 'Compromiso', idParte: null },
    )
    expect(indicador).toMatchObject({ sinCambio: null, empresa: null })
  })

  test('is not told where questions changed, the set is withheld, or the round has it no more', () => {
    const anterior = createRonda('2024', liked(0.4)).ronda
    const cambiada = createDefinicion({ ...VARIABLES, Horario: [{ texto: 'Otra pregunta.' }] })
    const actual = createRonda('2025', liked(0.4), {
      definicion: cambiada,
      hide: ({ nombre }) => nombre === 'Noche',
    }).ronda
    const comparabilidad = compareRondas(actual.definicion, anterior.definicion)
    const compute = (medida: string, parte: string | null, clase: 'variable' | 'indicador' = 'variable') =>
      computeEfecto(
        { actual, anterior, comparabilidad },
        { clase, medida, idParte: anterior.conjuntos.find(({ nombre }) => nombre === parte)?.id ?? null },
      ).sinCambio
    expect(compute('Horario', null)).toBe('noComparable')
    expect(compute('Compromiso', null, 'indicador')).toBe('noComparable')
    expect(compute('Rumbo', 'Noche')).toBe('reservado')
    expect(compute('Comedor', null)).toBe('noEsta')
    expect(compute('Rumbo', 'Día')).toBeNull()
  })

  test('of a factor is told too, by its own questions', () => {
    const anterior = createRonda('2024', liked(0.4)).ronda
    const objeto = {
      clase: 'factor',
      medida: formatFactor('Horario', 'Horario en general'),
      idParte: anterior.conjuntos.find(({ nombre }) => nombre === 'Noche')!.id,
    } as const
    const compute = (actual: typeof anterior, cual: Parameters<typeof computeEfecto>[1] = objeto) =>
      computeEfecto(
        {
          actual,
          anterior,
          comparabilidad: compareRondas(actual.definicion, anterior.definicion),
        },
        cual,
      )
    const actual = createRonda('2025', better, { semilla: 2 }).ronda
    const efecto = compute(actual)
    expect(efecto).toMatchObject({ sinCambio: null, cambio: { veredicto: 'Sube' } })
    expect(efecto.antes).toBe(findCifra(anterior, objeto)!.media * 100)
    expect(efecto.empresa).toBeLessThan(efecto.cambio!.puntos)
    const cambiada = createDefinicion({ ...VARIABLES, Horario: [{ texto: 'Otra pregunta.' }] })
    expect(compute(createRonda('2025', better, { definicion: cambiada }).ronda).sinCambio).toBe(
      'noComparable',
    )
    expect(
      compute(actual, { ...objeto, medida: formatFactor('Rumbo', 'Horario en general') }).sinCambio,
    ).toBe('noEsta')
    const oculta = createRonda('2025', better, { hide: ({ nombre }) => nombre === 'Noche' }).ronda
    expect(compute(oculta)).toMatchObject({ sinCambio: 'reservado', ahora: null })
  })

  test('a goal that so few people would not tell from chance is known as such', () => {
    const pocas = computeMargen({ media: 0.4, n: 20 })!
    const muchas = computeMargen({ media: 0.4, n: 2_000 })!
    expect(muchas).toBeLessThan(pocas)
    expect(computeMargen({ media: 0.97, n: 5 })).toBeNull()
  })
})

test('a commitment brings a mail a week before and one on the day, while somebody is to be told', () => {
  const compromiso = { fecha: '2026-06-30', estado: 'porEmpezar', correo: 'rosa@laceiba.example' } as const
  expect(countAvisos(compromiso, '2026-06-01')).toBe(2)
  expect(countAvisos(compromiso, '2026-06-23')).toBe(2)
  expect(countAvisos(compromiso, '2026-06-24')).toBe(1)
  expect(countAvisos(compromiso, '2026-07-03')).toBe(1)
  expect(countAvisos(compromiso, '2026-07-04')).toBe(0)
  expect(countAvisos({ ...compromiso, correo: '' }, '2026-06-01')).toBe(0)
  expect(countAvisos({ ...compromiso, estado: 'hecho' }, '2026-06-01')).toBe(0)
})
