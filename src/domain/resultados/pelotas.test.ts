import { describe, expect, test } from 'vitest'
import { getEtiquetaDeGrupo } from '../climas/nombres.ts'
import { computePelotas, formatPelota } from './pelotas.ts'
import { filterGrupos, filterSeleccion } from './reserva.ts'

const grupo = (orden: number, claridad: number | null, trato: number | null) => ({
  id: `g${orden}`,
  orden,
  variables: [
    {
      nombre: 'Liderazgo',
      factoresEvaluados: [
        { nombre: 'Claridad', porcentajeOfFactorEvaluado: claridad },
        { nombre: 'Trato', porcentajeOfFactorEvaluado: trato },
      ],
    },
  ],
})
const grupos = [grupo(1, 0.97, 0.75), grupo(2, 0.7499, null), grupo(3, 0.555, 0.9049)]

describe('pelotas', () => {
  test('stand on the right from 75 percent, on the left with what lacks to 100, rounded', () => {
    const [tabla] = computePelotas(grupos, getEtiquetaDeGrupo)
    expect(tabla?.variable).toBe('Liderazgo')
    expect(
      tabla?.filas.map((fila) => [
        fila.insatisfaccion.map(formatPelota),
        fila.factor,
        fila.satisfaccion.map(formatPelota),
      ]),
    ).toEqual([
      [['G2 (25)', 'G3 (45)'], 'Claridad', ['G1 (97)']],
      [[], 'Trato', ['G1 (75)', 'G3 (90)']],
    ])
  })

  test('of no groups are no tables', () => {
    expect(computePelotas([], getEtiquetaDeGrupo)).toEqual([])
  })
})

describe('the filters', () => {
  const areas = [
    { id: 'a1', idsGruposDeOpinion: ['g1', 'g2'] },
    { id: 'a2', idsGruposDeOpinion: ['g3'] },
  ]
  const ids = (idsAreas: string[], idsGrupos: string[]) =>
    filterGrupos(grupos, areas, { idsAreas, idsGrupos }).map((g) => g.id)

  test('unite areas and groups, each group once and in order', () => {
    expect(ids(['a2'], ['g1', 'g3'])).toEqual(['g1', 'g3'])
    expect(ids(['a1'], [])).toEqual(['g1', 'g2'])
  })

  test('show all without a selection', () => {
    expect(ids([], [])).toEqual(['g1', 'g2', 'g3'])
    expect(filterSeleccion(areas, [])).toEqual(areas)
    expect(filterSeleccion(areas, ['a2'])).toEqual([areas[1]])
  })
})
