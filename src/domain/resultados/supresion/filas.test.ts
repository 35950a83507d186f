import fc from 'fast-check'
import { expect, test } from 'vitest'
import { createAzar } from '../../estadistica/azar.ts'
import { chooseTramos } from '../../tramos/tramos.ts'
import { computePatron } from './compute-patron.ts'
import { listFilas } from './filas.ts'
import { countClases, listFigurasDeBloque, listFigurasDePregunta } from './testing/clases.ts'
import { empresaArbitrary } from './testing/random-empresa.ts'

const NO_APLICA = 4

test('of no company are 1 to minimum − 1 people in the same shown areas, groups and runs, of all figures or of one question', () => {
  const vistas = { conTramos: 0, sinTramos: 0 }
  const property = fc.property(empresaArbitrary, fc.boolean(), fc.boolean(), (empresa, porAreas, enOrden) => {
    const { areas, minimo, idsGrupos, idsAntiguedades, llegadas } = empresa
    const { personas, cuentas } = llegadas[0]!
    const celdas = { idsGrupos, idsAntiguedades, personas }
    const enSuArea = new Set(porAreas ? idsGrupos : idsGrupos.slice(0, 1))
    const patron = computePatron({ celdas, areas, minimo, enSuArea })
    if (!patron) return
    const tramos = chooseTramos(listFilas(patron, areas, celdas).filas, { minimo, enOrden })
    vistas[tramos ? 'conTramos' : 'sinTramos']++
    const mostrado = { celdas, areas, patron, tramos: tramos ?? [] }
    const expectBastantes = (clases: readonly number[]) =>
      expect(clases.filter((cuantos) => cuantos < minimo)).toEqual([])
    expectBastantes(countClases(listFigurasDeBloque(mostrado), celdas))
    for (const deCelda of cuentas) {
      const validas = deCelda.map((suyas) => suyas.with(NO_APLICA, 0).reduce((a, b) => a + b, 0))
      const deValidas = { ...celdas, personas: validas }
      const figuras = listFigurasDePregunta(mostrado, deValidas)
      if (!figuras) continue
      expectBastantes(countClases(figuras, deValidas))
      expectBastantes(countClases(figuras, celdas))
    }
  })
  fc.assert(property, { numRuns: 2000, seed: 1 })
  expect(Math.min(vistas.conTramos, vistas.sinTramos)).toBeGreaterThan(100)
})

const REPARTO = [0.22, 0.28, 0.2, 0.18, 0.12]

/** Groups of one area each, where no other is said. */
const EMPRESAS: { grupos: number[]; areas?: number[][]; contestan?: number; leidas: number }[] = [
  { grupos: [10, 12, 18, 20], leidas: 1.1 },
  { grupos: [28, 13, 9, 5, 5], areas: [[0], [1, 3], [2, 4]], contestan: 0.97, leidas: 2.9 },
  { grupos: [15, 18, 22, 25, 30, 40], leidas: 3.2 },
  { grupos: [15, 20, 30, 35, 40, 45, 55, 60], leidas: 4.5 },
  { grupos: [40, 45, 50, 55, 60, 60, 65, 70, 75, 80], leidas: 4.9 },
  { grupos: [90, 100, 110, 115, 120, 125, 130, 130, 135, 140, 145, 160], leidas: 5 },
]

test.each(EMPRESAS)(
  'a company of groups of $grupos reads $leidas of five seniorities in the mean',
  (empresa) => {
    const { grupos, areas: deAreas, contestan = 0.8, leidas } = empresa
    const idsGrupos = grupos.map((_, g) => `g${g}`)
    const areas = (deAreas ?? grupos.map((_, g) => [g])).map((suyos, a) => ({
      id: `a${a}`,
      idsGruposDeOpinion: suyos.map((g) => `g${g}`),
    }))
    const enSuArea = new Set(deAreas ? idsGrupos : [])
    const azar = createAzar('rondas')
    const RONDAS = grupos.length < 6 ? 2000 : 200
    let tramos = 0
    for (let ronda = 0; ronda < RONDAS; ronda++) {
      const personas = grupos.flatMap((planeados) => {
        const fila = [...REPARTO.map(() => 0), 0]
        for (let i = 0; i < planeados; i++)
          if (azar.happens(contestan)) fila[azar.happens(0.02) ? REPARTO.length : azar.pickIndex(REPARTO)]!++
        return fila
      })
      const celdas = { idsGrupos, idsAntiguedades: REPARTO.map((_, k) => `s${k}`), personas }
      const patron = computePatron({ celdas, areas, minimo: 5, enSuArea })!
      tramos +=
        chooseTramos(listFilas(patron, areas, celdas).filas, { minimo: 5, enOrden: true })?.length ?? 0
    }
    expect(tramos / RONDAS).toBeGreaterThanOrEqual(leidas)
  },
)
