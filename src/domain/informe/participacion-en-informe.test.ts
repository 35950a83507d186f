import { describe, expect, test } from 'vitest'
import { computeParticipacionEnInforme, listSinContar } from './participacion-en-informe.ts'

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
    participacion: { porGrupo: porGrupo.map(([contestaron, planeados]) => ({ contestaron, planeados })) },
  })

describe('participation in a report', () => {
  test('tells nothing of a group planned below the minimum: neither its row, nor its area, nor the whole', () => {
    const { contestaron, planeados, grupos, areas, reservados } = compute([
      [18, 20],
      [7, 10],
      [3, 4],
    ])
    expect({ contestaron, planeados, reservados }).toEqual({ contestaron: 25, planeados: 30, reservados: 1 })
    expect(grupos.map(({ nombre }) => nombre)).toEqual(['G1 Planta', 'G2 Oficina'])
    expect(areas).toEqual([
      { nombre: 'Producción', contestaron: 18, planeados: 20 },
      { nombre: 'Administración', contestaron: 7, planeados: 10 },
    ])
  })

  test('says why the whole is less than the people of the round', () => {
    const seccion = { reservados: 1, minimo: 5 } as never
    expect(listSinContar(seccion)).toEqual([
      'Sin contar un grupo de menos de 5 personas, que sí suma en las cifras de todos.',
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
    expect(todo).toMatchObject({ contestaron: 28, planeados: 34, reservados: 0 })
    expect(todo.areas[1]).toEqual({ nombre: 'Administración', contestaron: 10, planeados: 14 })
  })
})
