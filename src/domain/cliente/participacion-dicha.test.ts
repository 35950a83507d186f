import { expect, test } from 'vitest'
import { sayParticipacion } from './participacion-dicha.ts'

const visible = (pares: readonly (readonly [invitados: number, contestaron: number])[]) => {
  const grupos = pares.map(([invitados, contestaron], i) => ({
    id: `g${i}`,
    nombre: `g${i}`,
    planeados: invitados,
    invitados,
    contestaron,
  }))
  const sum = (campo: 'invitados' | 'contestaron') => grupos.reduce((suma, grupo) => suma + grupo[campo], 0)
  return {
    callada: false,
    planeados: sum('invitados'),
    invitados: sum('invitados'),
    contestaron: sum('contestaron'),
    grupos,
    juntos: [],
  }
}

const say = (pares: readonly (readonly [number, number])[], minimo = 5) => {
  const { contestaron, dicho, grupos } = sayParticipacion(visible(pares), minimo)
  return [contestaron ?? dicho, ...grupos.map((grupo) => grupo.contestaron ?? grupo.dicho)]
}

test('a number is told from the minimum up to all but the minimum; beyond it words, and the largest row is withheld with them', () => {
  expect(
    say([
      [20, 5],
      [21, 15],
      [20, 4],
      [20, 2],
      [20, 16],
      [20, 18],
    ]),
  ).toEqual([60, 5, 'reservada', 'menosDelMinimo', 'menosDelMinimo', 'casiTodas', 'casiTodas'])
  expect(
    say([
      [8, 6],
      [8, 7],
      [40, 20],
    ]),
  ).toEqual([33, 'reservada', 'reservada', 'reservada'])
})

test('one row of words is not told by a subtraction', () => {
  expect(
    say([
      [12, 12],
      [30, 14],
      [20, 9],
    ]),
  ).toEqual([35, 'casiTodas', 'reservada', 9])
})

test('at the beginning and at the end the whole is said in words too', () => {
  expect(
    say([
      [20, 0],
      [20, 3],
    ]),
  ).toEqual(['menosDelMinimo', 'menosDelMinimo', 'menosDelMinimo'])
  expect(
    say([
      [20, 19],
      [20, 20],
    ]),
  ).toEqual(['casiTodas', 'casiTodas', 'casiTodas'])
  // Nobody invited is no secret.
  expect(say([[0, 0]])).toEqual([0, 0])
})

test('of no row can it be worked out that nobody, or that everybody, answered, whatever the numbers are', () => {
  const MINIMO = 2
  const tamanos = [
    [2, 4],
    [4, 4],
    [3, 5],
    [2, 3, 5],
    [4, 4, 5],
    [5, 5, 5],
  ]
  let conPalabras = 0
  for (const personas of tamanos) {
    const all = personas.reduce<number[][]>(
      (vectors, n) => vectors.flatMap((vector) => Array.from({ length: n + 1 }, (_, c) => [...vector, c])),
      [[]],
    )
    /** Companies that look alike to a client, who may know how it is decided what is said. */
    const classes = Map.groupBy(all, (vector) =>
      JSON.stringify(
        say(
          vector.map((c, i) => [personas[i]!, c] as const),
          MINIMO,
        ),
      ),
    )
    for (const [look, alike] of classes) {
      const filas = (JSON.parse(look) as (number | string)[]).slice(1)
      filas.forEach((fila, i) => {
        if (typeof fila === 'number') return
        conPalabras++
        const posibles = new Set(alike.map((vector) => vector[i]))
        const n = personas[i]!
        expect([look, i, posibles.has(0) && posibles.size === 1]).toEqual([look, i, false])
        expect([look, i, posibles.has(n) && posibles.size === 1]).toEqual([look, i, false])
      })
    }
  }
  expect(conPalabras).toBeGreaterThan(100)
})
