import { expect, test } from 'vitest'
import { hideCuentas, joinPequenas } from './reserva-de-tabla.ts'

/** Every row of so many counts, each up to a limit. */
function* listFilas(lugares: number, hasta: number): Generator<number[]> {
  if (lugares === 0) return yield []
  for (const resto of listFilas(lugares - 1, hasta))
    for (let cuenta = 0; cuenta <= hasta; cuenta++) yield [...resto, cuenta]
}

const sum = (cuentas: readonly number[]) => cuentas.reduce((suma, cuenta) => suma + cuenta, 0)

const CASOS = [
  [2, 3, 9],
  [3, 3, 8],
  [4, 3, 6],
  [2, 5, 14],
  [3, 5, 12],
] as const

test.each(CASOS)(
  'of %i counts under a minimum of %i no small one is seen, and none can be worked out',
  (lugares, minimo, hasta) => {
    const vistas = new Map<string, Set<number>[]>()
    for (const fila of listFilas(lugares, hasta)) {
      const ocultas = hideCuentas(fila, minimo)
      for (const [i, cuenta] of fila.entries())
        if (cuenta > 0 && cuenta < minimo) expect(ocultas[i]).toBe(true)
      const vista = fila.map((cuenta, i) => (ocultas[i] ? 'x' : cuenta)).join(' ')
      const posibles = vistas.get(vista) ?? fila.map(() => new Set<number>())
      for (const [i, cuenta] of fila.entries()) posibles[i]!.add(cuenta)
      vistas.set(vista, posibles)
    }
    for (const [vista, posibles] of vistas)
      for (const [i, celda] of vista.split(' ').entries())
        if (celda === 'x') expect(posibles[i]!.size, vista).toBeGreaterThan(1)
  },
)

test.each(CASOS)(
  '%i counts and their total, known from elsewhere, give away no fewer than %i people',
  (lugares, minimo, hasta) => {
    for (const fila of listFilas(lugares, hasta)) {
      const ocultas = hideCuentas(fila, minimo)
      const reservadas = fila.filter((_, i) => ocultas[i])
      if (reservadas.length === 0) continue
      if (sum(fila) < minimo) expect(ocultas).not.toContain(false)
      else expect(reservadas.length > 1 && sum(reservadas) >= minimo, fila.join(' ')).toBe(true)
    }
  },
)

test('what is large enough is shown, and so is that nobody speaks of it', () => {
  expect(hideCuentas([12, 0, 41, 9], 5)).toEqual([false, false, false, false])
  expect(hideCuentas([12, 2, 41, 9], 5)).toEqual([false, true, true, false])
  expect(hideCuentas([12, 2, 3, 9], 5)).toEqual([false, true, true, false])
})

test('areas of too few go together with those without one, and never alone', () => {
  expect(joinPequenas(['A', 'B', 'C', null], [20, 3, 30, 0], 5)).toEqual([
    { parte: 'A', elementos: [0] },
    { parte: null, elementos: [1, 2] },
  ])
  expect(joinPequenas(['A', 'B', null], [20, 9, 6], 5)).toEqual([
    { parte: 'A', elementos: [0] },
    { parte: 'B', elementos: [1] },
    { parte: null, elementos: [2] },
  ])
  expect(joinPequenas(['A', 'B', null], [20, 0, 0], 5)).toEqual([{ parte: 'A', elementos: [0] }])
})
