import { describe, expect, test } from 'vitest'
import { type CalendarioEscrito, parseCalendario } from './calendario.ts'

const AHORA = Date.UTC(2026, 10, 19, 18)

const read = (escrito: Partial<CalendarioEscrito>, mas: object = {}) =>
  parseCalendario(
    { hora: '08:00', apertura: '', recordatorios: [], ...escrito },
    {
      ahora: AHORA,
      timeZone: 'America/Guatemala',
      encuestaActiva: false,
      fechaLimite: Date.UTC(2026, 11, 5, 5),
      recordados: 0,
      ...mas,
    },
  )

describe('a calendar', () => {
  test('is moments where the firm is', () => {
    expect(read({ apertura: '2026-11-20', recordatorios: ['2026-11-24', ''] }).valor).toEqual([
      { clase: 'apertura', dia: '2026-11-20', momento: Date.UTC(2026, 10, 20, 14) },
      { clase: 'recordatorio', dia: '2026-11-24', momento: Date.UTC(2026, 10, 24, 14) },
    ])
    const madrid = { timeZone: 'Europe/Madrid', fechaLimite: null, ahora: 0 }
    expect(
      read({ recordatorios: ['2026-03-28', '2026-03-29'] }, madrid).valor?.map(({ momento }) => momento),
    ).toEqual([Date.UTC(2026, 2, 28, 7), Date.UTC(2026, 2, 29, 6)])
  })

  test.each([
    [{ hora: '8' }, { hora: 'Escribe una hora, como 08:00.' }],
    [{ apertura: '2026-02-30' }, { apertura: 'Ese día no existe.' }],
    [{ apertura: '2026-11-19' }, { apertura: 'Ya pasó: escoge un día por venir.' }],
    [{ recordatorios: ['2026-12-06'] }, { recordatorio1: 'Es después del último día de la encuesta.' }],
    [{ recordatorios: ['2026-11-24', '2026-11-24'] }, { recordatorio2: 'Ese día ya tiene un recordatorio.' }],
    [
      { apertura: '2026-11-24', recordatorios: ['2026-11-24'] },
      { recordatorio1: 'Va después del día en que se abre la encuesta.' },
    ],
  ])('is refused at its field: %o', (escrito, problemas) => {
    expect(read(escrito)).toEqual({ ok: false, valor: null, problemas })
  })

  test('opens nothing that is open, and reminds four times with those that went out', () => {
    expect(read({ apertura: '2026-11-20' }, { encuestaActiva: true }).problemas).toHaveProperty('apertura')
    const tres = ['2026-11-24', '2026-11-25', '2026-11-26']
    expect(read({ recordatorios: tres }, { recordados: 1 }).ok).toBe(true)
    expect(read({ recordatorios: tres }, { recordados: 2 }).problemas).toEqual({
      recordatorio3: 'Son cuatro recordatorios como máximo.',
    })
  })
})
