import { expect, test } from 'vitest'
import { chooseTramos } from '../../tramos/tramos.ts'
import { computePatron } from './compute-patron.ts'
import { listFilas } from './filas.ts'
import { countClases, listFigurasDeBloque } from './testing/clases.ts'

const [GRUPOS, OPCIONES] = [4, 3]
/** People of every company, up to here. Nine take minutes. */
const PERSONAS = Number(process.env.PERSONAS_EXHAUSTIVAS ?? 6)

/** Every way to put so many people, or fewer, into so many cells. */
function* listRepartos(celdas: number, personas: number): Generator<number[]> {
  if (celdas === 0) return yield []
  for (let aqui = 0; aqui <= personas; aqui++)
    for (const demas of listRepartos(celdas - 1, personas - aqui)) yield [aqui, ...demas]
}

/** Groups of an area are read alike, and so are the two areas: of companies that differ in their order one is enough. */
function isPrimera(reparto: readonly number[]): boolean {
  const [a, b, c, d] = [0, 1, 2, 3].map((g) => reparto.slice(g * OPCIONES, (g + 1) * OPCIONES).join(' ')) as [
    string,
    string,
    string,
    string,
  ]
  return a >= b && c >= d && `${a} ${b}` >= `${c} ${d}`
}

const idsGrupos = Array.from({ length: GRUPOS }, (_, g) => `g${g}`)
const idsAntiguedades = Array.from({ length: OPCIONES }, (_, k) => `s${k}`)

const AREAS = [
  [['g0', 'g1', 'g2', 'g3']],
  [
    ['g0', 'g1'],
    ['g2', 'g3'],
  ],
  [['g0'], ['g1'], ['g2'], ['g3']],
].map((areas) => areas.map((idsGruposDeOpinion, a) => ({ id: `a${a}`, idsGruposDeOpinion })))

test.each([2, 3])(
  'with a minimum of %i no company of four groups tells fewer apart, by groups or by areas',
  (minimo) => {
    let leidas = 0
    for (const reparto of listRepartos(GRUPOS * OPCIONES, PERSONAS)) {
      if (!isPrimera(reparto)) continue
      // Everybody said their seniority.
      const personas = idsGrupos.flatMap((_, g) => [...reparto.slice(g * OPCIONES, (g + 1) * OPCIONES), 0])
      const celdas = { idsGrupos, idsAntiguedades, personas }
      for (const [areas, enSuArea] of [
        [AREAS[0]!, new Set<string>()],
        [AREAS[1]!, new Set<string>()],
        [AREAS[2]!, new Set<string>()],
        [AREAS[1]!, new Set(idsGrupos)],
      ] as const) {
        const patron = computePatron({ celdas, areas, minimo, enSuArea })
        if (!patron) continue
        const tramos = chooseTramos(listFilas(patron, areas, celdas).filas, { minimo, enOrden: true }) ?? []
        if (tramos.length > 0) leidas++
        const clases = countClases(listFigurasDeBloque({ celdas, areas, patron, tramos }), celdas)
        if (clases.some((cuantos) => cuantos < minimo)) expect({ reparto, enSuArea, clases }).toBeNull()
      }
    }
    expect(leidas).toBeGreaterThan(10)
  },
)
