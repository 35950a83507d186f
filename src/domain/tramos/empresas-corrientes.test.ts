import { expect, test } from 'vitest'
import { createAzar } from '../estadistica/azar.ts'
import { computePatron } from '../resultados/supresion/compute-patron.ts'
import { listFilas } from '../resultados/supresion/filas.ts'
import { countClases, listFigurasDeBloque } from '../resultados/supresion/testing/clases.ts'
import { chooseTramos } from './tramos.ts'

const MINIMO = 5
/** Of each option of seniority, and of who does not say: one in fifty. */
const REPARTO = [0.2156, 0.2744, 0.196, 0.1764, 0.1176, 0.02]
const RONDAS = 60

/** contestan: the share of people who answer. */
type Empresa = { grupos: number[]; porArea?: boolean; contestan?: number }

function playRonda(
  { grupos, porArea = false, contestan = 0.8 }: Empresa,
  { next, pickIndex }: ReturnType<typeof createAzar>,
) {
  const idsGrupos = grupos.map((_, g) => `g${g}`)
  const filas = grupos.map((personas) => {
    const fila = REPARTO.map(() => 0)
    for (let i = 0; i < personas; i++) if (next() < contestan) fila[pickIndex(REPARTO)]!++
    return fila
  })
  const celdas = {
    idsGrupos,
    idsAntiguedades: REPARTO.slice(1).map((_, k) => `s${k}`),
    personas: filas.flat(),
  }
  const tercio = Math.ceil(grupos.length / 3)
  const areas = [0, 1, 2].map((a) => ({
    id: `a${a}`,
    idsGruposDeOpinion: idsGrupos.slice(a * tercio, (a + 1) * tercio),
  }))
  const enSuArea = new Set(porArea ? idsGrupos : [])
  const patron = computePatron({ celdas, areas, minimo: MINIMO, enSuArea })
  if (!patron) return { tramos: 0, menor: Infinity }
  const tramos = chooseTramos(listFilas(patron, areas, celdas).filas, { minimo: MINIMO, enOrden: true }) ?? []
  const clases = countClases(listFigurasDeBloque({ celdas, areas, patron, tramos }), celdas)
  return { tramos: tramos.length, menor: Math.min(...clases) }
}

// The table of decision 15.
test.each<[string, Empresa, number]>([
  ['60 people in four groups', { grupos: [10, 12, 18, 20] }, 1.1],
  ['60 people, read by three areas', { grupos: [28, 18, 14], porArea: true }, 2.2],
  [
    '60 people, read by three areas, of whom nearly all answer',
    { grupos: [28, 18, 14], porArea: true, contestan: 0.97 },
    2.8,
  ],
  ['150 in six', { grupos: [15, 18, 22, 25, 30, 40] }, 3.2],
  ['300 in eight', { grupos: [15, 20, 30, 35, 40, 45, 55, 60] }, 4.5],
  ['600 in ten', { grupos: [40, 45, 50, 55, 60, 60, 65, 70, 75, 80] }, 4.9],
  ['1,500 in twelve', { grupos: [90, 100, 110, 115, 120, 125, 130, 130, 135, 140, 145, 160] }, 5],
])(
  '%s read enough of five seniorities, and nobody stands in a class of one to four',
  (_, empresa, aLoMenos) => {
    const azar = createAzar(7)
    const rondas = Array.from({ length: RONDAS }, () => playRonda(empresa, azar))
    const media = rondas.reduce((suma, { tramos }) => suma + tramos, 0) / RONDAS
    expect(Math.min(...rondas.map(({ menor }) => menor))).toBeGreaterThanOrEqual(MINIMO)
    expect(media).toBeGreaterThanOrEqual(aLoMenos)
  },
)
