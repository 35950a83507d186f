import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  chooseBasesDePregunta,
  chooseTramos,
  createTramos,
  joinOpcionesChicas,
  type Tramo,
} from './tramos.ts'

const CINCO = { minimo: 5, enOrden: true }

const describeTramos = (tramos: readonly Tramo[] | null) =>
  tramos?.map(({ opciones, base, todos }) => `${opciones.join('+')}: ${base} de ${todos}`)

describe('which runs', () => {
  test('every option is one where each has enough people in every row', () => {
    expect(
      describeTramos(
        chooseTramos(
          [
            [5, 6, 7, 0],
            [9, 8, 5, 0],
          ],
          CINCO,
        ),
      ),
    ).toEqual(['0: 14 de 14', '1: 14 de 14', '2: 12 de 12'])
  })

  test('neighbours are joined where one of them counts fewer than half of its people', () => {
    expect(
      describeTramos(
        chooseTramos(
          [
            [9, 3, 4, 9, 0],
            [9, 4, 3, 9, 0],
          ],
          CINCO,
        ),
      ),
    ).toEqual(['0: 18 de 18', '1+2: 14 de 14', '3: 18 de 18'])
  })

  test('of as many runs those are taken that count most people', () => {
    expect(
      describeTramos(
        chooseTramos(
          [
            [8, 3, 9, 0],
            [8, 5, 4, 0],
          ],
          CINCO,
        ),
      ),
    ).toEqual(['0: 16 de 16', '1+2: 21 de 21'])
  })

  test('an option that nobody said joins a neighbour', () => {
    expect(describeTramos(chooseTramos([[6, 0, 7, 0]], CINCO))).toEqual(['0: 6 de 6', '1+2: 7 de 7'])
  })

  test('one alone is none', () => {
    expect(
      chooseTramos(
        [
          [4, 0, 4, 0],
          [4, 0, 4, 0],
        ],
        CINCO,
      ),
    ).toBeNull()
    expect(chooseTramos([[30, 0]], CINCO)).toBeNull()
    expect(chooseTramos([], CINCO)).toBeNull()
  })

  test('options without order are never joined: what cannot be read is left out', () => {
    const filas = [
      [9, 3, 3, 9, 0],
      [9, 4, 3, 9, 0],
    ]
    expect(describeTramos(chooseTramos(filas, { minimo: 5, enOrden: false }))).toEqual([
      '0: 18 de 18',
      '3: 18 de 18',
    ])
  })

  test('of twenty options the same is found as by trying every way, where nothing has to be joined', () => {
    const fila = Array.from({ length: 20 }, () => 6)
    expect(chooseTramos([[...fila, 0]], CINCO)).toHaveLength(20)
    const conDosChicas = fila.with(3, 4).with(17, 0)
    expect(chooseTramos([[...conDosChicas, 0]], CINCO)).toHaveLength(18)
    expect(chooseTramos([[...conDosChicas, 0]], { minimo: 5, enOrden: false })?.length).toBe(17)
  })
})

describe('whom a run counts', () => {
  test('of the rows where it has enough people, and of no other', () => {
    const [tramo] = createTramos(
      [
        [8, 9, 0],
        [4, 9, 7],
      ],
      [[0], [1]],
      5,
    )
    expect(tramo).toEqual({ opciones: [0], personasPorFila: [8, 0], base: 8, todos: 12 })
  })

  test('a rest of a few people takes one more run of its row: the one that is counted best without it', () => {
    const filas = [
      [6, 6, 2],
      [30, 7, 0],
    ]
    expect(describeTramos(createTramos(filas, [[0], [1]], 5))).toEqual(['0: 30 de 36', '1: 13 de 13'])
  })

  test('later blocks choose their rows within runs that are there', () => {
    expect(describeTramos(createTramos([[1, 2, 0, 9, 0]], [[0, 1], [2], [3]], 3))).toEqual([
      '0+1: 3 de 3',
      '2: 0 de 0',
      '3: 9 de 9',
    ])
  })

  test('nobody below the minimum makes a row', () => {
    expect(() => createTramos([[3, 1, 0]], [[0], [1]], 5)).toThrow(RangeError)
  })
})

const filasArbitrary = (minimo: number) =>
  fc
    .integer({ min: 2, max: 6 })
    .chain((ancho) =>
      fc.array(fc.array(fc.nat({ max: 2 * minimo + 1 }), { minLength: ancho + 1, maxLength: ancho + 1 }), {
        minLength: 1,
        maxLength: 5,
      }),
    )
    .map((filas) => filas.filter((fila) => fila.reduce((a, b) => a + b, 0) >= minimo))

test('of no row are there 1 to minimum − 1 people in a run or in its rest', () => {
  const property = fc.property(
    fc.integer({ min: 2, max: 6 }).chain((minimo) => fc.tuple(fc.constant(minimo), filasArbitrary(minimo))),
    fc.boolean(),
    ([minimo, filas], enOrden) => {
      const tramos = chooseTramos(filas, { minimo, enOrden })
      filas.forEach((fila, i) => {
        const contadas = (tramos ?? []).map(({ personasPorFila }) => personasPorFila[i]!)
        const resto = contadas.reduce(
          (queda, n) => queda - n,
          fila.reduce((a, b) => a + b, 0),
        )
        for (const personas of [...contadas, resto]) expect(personas === 0 || personas >= minimo).toBe(true)
      })
      for (const { base, todos } of tramos ?? []) expect(base).toBeGreaterThanOrEqual(todos / 2)
    },
  )
  fc.assert(property, { numRuns: 2000 })
})

describe('one question', () => {
  const tramos = createTramos(
    [
      [9, 9, 0],
      [8, 6, 0],
    ],
    [[0], [1]],
    5,
  )
  const choose = (validas: number[][], filas = [0, 1]) =>
    chooseBasesDePregunta({ tramos, validas, filas, minimo: 5 }).map((quedan) => quedan && [...quedan])

  test('has the base of the block where nearly everybody answered it', () => {
    expect(
      choose([
        [7, 9, 0],
        [8, 6, 0],
      ]),
    ).toEqual([
      [0, 1],
      [0, 1],
    ])
  })

  test('a row of which a few answered leaves its base', () => {
    expect(
      choose([
        [9, 9, 0],
        [8, 3, 0],
      ]),
    ).toEqual([[0], [0]])
  })

  test('is not shown where less than half of the base would be left', () => {
    expect(
      choose([
        [3, 9, 0],
        [8, 6, 0],
      ]),
    ).toEqual([null, null])
  })

  test('a row of which nobody answered stays', () => {
    expect(
      choose([
        [0, 9, 0],
        [8, 6, 0],
      ]),
    ).toEqual([
      [0, 1],
      [0, 1],
    ])
  })

  test('rows whose groups are withheld in this question are one', () => {
    expect(
      choose(
        [
          [3, 9, 0],
          [4, 6, 0],
        ],
        [0, 0],
      ),
    ).toEqual([
      [0, 1],
      [0, 1],
    ])
  })
})

test('of the whole company an option of a few people is counted with its smaller neighbour', () => {
  const join = (cuentas: number[]) =>
    joinOpcionesChicas(cuentas, 5).map(({ opciones, personas }) => `${opciones.join('+')}: ${personas}`)
  expect(join([9, 5, 0, 7])).toEqual(['0: 9', '1: 5', '2: 0', '3: 7'])
  expect(join([9, 3, 8])).toEqual(['0: 9', '1+2: 11'])
  expect(join([1, 2, 1, 8])).toEqual(['0+1+2+3: 12'])
  expect(join([20, 7, 2])).toEqual(['0: 20', '1+2: 9'])
  expect(join([2, 1])).toEqual([])
})
