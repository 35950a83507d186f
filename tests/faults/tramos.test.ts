import { expect, test } from 'vitest'
import { createAzar } from '../../src/domain/estadistica/azar.ts'
import { computePatron } from '../../src/domain/resultados/supresion/compute-patron.ts'
import { listFilas } from '../../src/domain/resultados/supresion/filas.ts'
import {
  countClases,
  listFigurasDeBloque,
  listFigurasDePregunta,
} from '../../src/domain/resultados/supresion/testing/clases.ts'
import { chooseTramos } from '../../src/domain/tramos/tramos.ts'

const PERSONAS = 9
const OPCIONES = 3
const GRUPOS = ['g0', 'g1', 'g2', 'g3']
const AREAS = [
  { id: 'a0', idsGruposDeOpinion: ['g0', 'g1'] },
  { id: 'a1', idsGruposDeOpinion: ['g2', 'g3'] },
]
const ANTIGUEDADES = ['s0', 's1', 's2']

type Fila = { deOpciones: number[]; total: number }

/** Every way that at most so many people of a group say one of the options, or none. */
function listFilasPosibles(lugares: number, personas: number): Fila[] {
  if (lugares === 0) return [{ deOpciones: [], total: 0 }]
  return Array.from({ length: personas + 1 }, (_, n) =>
    listFilasPosibles(lugares - 1, personas - n).map(({ deOpciones, total }) => ({
      deOpciones: [n, ...deOpciones],
      total: total + n,
    })),
  ).flat()
}

/** Every company, but for which of two alike groups or areas is called the first. */
function* listEmpresas(): Generator<number[]> {
  const filas = listFilasPosibles(OPCIONES + 1, PERSONAS).sort((a, b) => a.total - b.total)
  const cabe = (personas: number, hasta: number) => {
    const fin = filas.findIndex(({ total }) => total > personas)
    return Math.min(hasta, (fin === -1 ? filas.length : fin) - 1)
  }
  for (let a = 0; a < filas.length; a++)
    for (let b = 0; b <= cabe(PERSONAS - filas[a]!.total, a); b++) {
      const quedan = PERSONAS - filas[a]!.total - filas[b]!.total
      for (let c = 0; c <= cabe(quedan, a); c++)
        for (let d = 0; d <= cabe(quedan - filas[c]!.total, c === a ? Math.min(b, c) : c); d++)
          yield [a, b, c, d].flatMap((i) => filas[i]!.deOpciones)
    }
}

test.each([2, 3])(
  'of no company of four groups and nine people, with a minimum of %i, are fewer in the same shown sets',
  (minimo) => {
    const azar = createAzar(minimo)
    const vistas = { empresas: 0, conTramos: 0, fallas: 0 }
    const check = (clases: readonly number[]) => {
      if (clases.some((cuantos) => cuantos < minimo)) vistas.fallas++
    }
    for (const personas of listEmpresas()) {
      vistas.empresas++
      const celdas = { idsGrupos: GRUPOS, idsAntiguedades: ANTIGUEDADES, personas }
      for (const enSuArea of [new Set<string>(), new Set(GRUPOS)]) {
        const patron = computePatron({ celdas, areas: AREAS, minimo, enSuArea })
        if (!patron) continue
        const tramos = chooseTramos(listFilas(patron, AREAS, celdas).filas, { minimo, enOrden: true })
        if (tramos) vistas.conTramos++
        const mostrado = { celdas, areas: AREAS, patron, tramos: tramos ?? [] }
        check(countClases(listFigurasDeBloque(mostrado), celdas))
        const validas = personas.map(
          (cuantas) => cuantas - Math.floor(azar.next() * Math.min(3, cuantas + 1)),
        )
        const deValidas = { ...celdas, personas: validas }
        const figuras = listFigurasDePregunta(mostrado, deValidas)
        if (!figuras) continue
        check(countClases(figuras, deValidas))
        check(countClases(figuras, celdas))
      }
    }
    expect(vistas).toMatchObject({ fallas: 0 })
    expect(vistas.empresas).toBeGreaterThan(200_000)
    expect(vistas.conTramos).toBeGreaterThan(1000)
  },
)
