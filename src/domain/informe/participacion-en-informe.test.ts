import { describe, expect, test } from 'vitest'
import { computeParticipacionEnInforme, listContadosJuntos } from './participacion-en-informe.ts'

const GRUPOS = ['Planta', 'Oficina', 'Dirección']

const compute = (porGrupo: [contestaron: number, planeados: number][], minimoPorGrupo = 5) =>
  computeParticipacionEnInforme({
    minimoPorGrupo,
    definicion: {
      gruposDeOpinion: porGrupo.map((_, i) => ({ id: `g${i}`, orden: i + 1, nombre: GRUPOS[i]! })),
      areasDeTrabajo: [
        { nombre: 'Producción', idsGruposDeOpinion: ['g0'] },
        { nombre: 'Administración', idsGruposDeOpinion: ['g1', 'g2'] },
      ],
    } as never,
    cerrado: false,
    resultados: { general: { encuestados: 0 }, gruposDeOpinion: [] },
    participacion: {
      porGrupo: porGrupo.map(([contestaron, planeados]) => ({
        contestaron,
        planeados,
        invitados: planeados,
      })),
    },
  })

describe('participation in a report', () => {
  test('a group below the minimum stands in one row with the smallest of the others, and the whole is everybody', () => {
    const { contestaron, planeados, grupos, areas, juntos } = compute([
      [18, 20],
      [7, 10],
      [3, 4],
    ])
    expect({ contestaron, planeados }).toEqual({ contestaron: 28, planeados: 34 })
    expect(juntos).toEqual(['G2 Oficina', 'G3 Dirección'])
    expect(grupos).toEqual([
      { nombre: 'G1 Planta', contestaron: 18, planeados: 20 },
      { nombre: 'G2 Oficina y G3 Dirección', contestaron: 10, planeados: 14 },
    ])
    expect(areas).toEqual([
      { nombre: 'Producción', contestaron: 18, planeados: 20 },
      { nombre: 'Administración', contestaron: 10, planeados: 14 },
    ])
  })

  test('an area that holds some of those counted together keeps its row without a count, which would tell them apart', () => {
    const { juntos, areas } = compute([
      [3, 4],
      [18, 20],
      [3, 4],
    ])
    expect(juntos).toEqual(['G1 Planta', 'G3 Dirección'])
    expect(areas).toEqual([
      { nombre: 'Producción', contestaron: null, planeados: null },
      { nombre: 'Administración', contestaron: null, planeados: null },
    ])
  })

  test('says why groups stand in one row', () => {
    const seccion = { juntos: ['G2 Oficina', 'G3 Dirección'], minimo: 5 } as never
    expect(listContadosJuntos(seccion)).toEqual([
      'G2 Oficina y G3 Dirección se cuentan juntos: por separado se sabría de menos de 5 personas.',
    ])
  })

  test('without a minimum everybody counts', () => {
    const todo = compute(
      [
        [18, 20],
        [7, 10],
        [3, 4],
      ],
      1,
    )
    expect(todo).toMatchObject({ contestaron: 28, planeados: 34, juntos: [] })
    expect(todo.areas[1]).toEqual({ nombre: 'Administración', contestaron: 10, planeados: 14 })
  })
})
