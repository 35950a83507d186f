import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computePatron } from '../resultados/supresion/compute-patron.ts'
import { findReserva, isVisible } from '../resultados/supresion/patron.ts'
import { computeParticipacionVisible } from './participacion-visible.ts'

const grupo = (id: string, invitados: number, contestaron: number, planeados = invitados) => ({
  id,
  nombre: id,
  planeados,
  invitados,
  contestaron,
})

const NINGUNO = new Set<string>()

const show = (
  porGrupo: ReturnType<typeof grupo>[],
  { areas = [] as string[][], reservados = NINGUNO } = {},
) => {
  const { grupos, planeados, contestaron, juntos } = computeParticipacionVisible(porGrupo, {
    areas: areas.map((idsGruposDeOpinion) => ({ idsGruposDeOpinion })),
    minimo: 5,
    reservados,
  })
  return {
    filas: grupos.map((uno) => `${uno.nombre} ${uno.contestaron}/${uno.planeados}`),
    planeados,
    contestaron,
    juntos,
  }
}

test('a group of fewer than the minimum shares a row with the smallest of the others; the whole is everybody', () => {
  expect(show([grupo('a', 30, 4), grupo('b', 3, 2), grupo('c', 10, 6)])).toEqual({
    filas: ['a 4/30', 'b y c 8/13'],
    planeados: 43,
    contestaron: 12,
    juntos: ['b', 'c'],
  })
})

test('small groups that are enough together share a row among themselves', () => {
  expect(show([grupo('a', 10, 4), grupo('b', 3, 2), grupo('c', 4, 1)])).toMatchObject({
    filas: ['a 4/10', 'b y c 3/7'],
    contestaron: 7,
  })
})

test('nothing is told where everybody together is fewer than the minimum', () => {
  expect(show([grupo('a', 2, 1), grupo('b', 2, 2)])).toEqual({
    filas: [],
    planeados: 0,
    contestaron: 0,
    juntos: [],
  })
})

test('no row, and no whole less the others, is of fewer than the minimum, whatever the groups are', () => {
  fc.assert(
    fc.property(
      fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { minLength: 1, maxLength: 8 }),
      fc.integer({ min: 2, max: 7 }),
      (pares, minimo) => {
        const todos = pares.map(([invitados, contestaron], i) =>
          grupo(`g${i}`, invitados, Math.min(invitados, contestaron)),
        )
        const { grupos, contestaron } = computeParticipacionVisible(todos, {
          areas: [],
          minimo,
          reservados: NINGUNO,
        })
        for (const { invitados } of grupos) expect(invitados).toBeGreaterThanOrEqual(minimo)
        expect(grupos.reduce((suma, uno) => suma + uno.contestaron, 0)).toBe(contestaron)
      },
    ),
  )
})

test('the whole is who is planned, so that voiding invitations does not move it', () => {
  const antes = show([grupo('a', 20, 9, 20), grupo('b', 3, 1, 8)])
  const despues = show([grupo('a', 12, 9, 20), grupo('b', 3, 1, 8)])
  expect([antes.planeados, despues.planeados]).toEqual([28, 28])
  expect(despues.filas).toEqual(antes.filas)
})

test('whoever shares an area with a small group shares its row, also where another group is smaller', () => {
  const grupos = [grupo('direccion', 4, 3), grupo('oficina', 12, 10), grupo('ventas', 7, 6)]
  expect(show(grupos, { areas: [['direccion', 'oficina'], ['ventas']] }).juntos).toEqual([
    'direccion',
    'oficina',
  ])
})

test('of groups and figures together nobody works out how many of a small group answered', () => {
  let conChicos = 0
  fc.assert(
    fc.property(
      fc.array(fc.array(fc.tuple(fc.nat(12), fc.nat(12)), { minLength: 1, maxLength: 3 }), {
        minLength: 2,
        maxLength: 4,
      }),
      (empresa) => {
        const minimo = 5
        const areas = empresa.map((grupos, a) => ({
          id: `a${a}`,
          idsGruposDeOpinion: grupos.map((_, g) => `a${a}g${g}`),
        }))
        const todos = empresa.flatMap((grupos, a) =>
          grupos.map(([invitados, x], g) => grupo(`a${a}g${g}`, invitados, Math.min(invitados, x))),
        )
        const celdas = {
          idsGrupos: todos.map(({ id }) => id),
          idsAntiguedades: [],
          personas: todos.map(({ contestaron }) => contestaron),
        }
        const patron = computePatron({ celdas, areas, minimo })
        fc.pre(patron !== null)
        const reservados = new Set(
          todos.map(({ id }) => id).filter((id) => findReserva([patron!], 'grupos', id)),
        )
        const { grupos } = computeParticipacionVisible(todos, { areas, minimo, reservados })
        /** People in the same row and in the same shown sets: sums of fewer cannot be worked out. */
        const juntos = Map.groupBy(todos, ({ id }) => {
          const area = areas.find(({ idsGruposDeOpinion }) => idsGruposDeOpinion.includes(id))!
          return [
            grupos.findIndex((fila) => fila.id.split('+').includes(id)),
            isVisible(patron!, 'grupos', id) && id,
            isVisible(patron!, 'areas', area.id) && area.id,
          ].join()
        })
        for (const suyos of juntos.values()) {
          const sum = (campo: 'invitados' | 'contestaron') => suyos.reduce((s, uno) => s + uno[campo], 0)
          conChicos += Number(suyos.some(({ invitados }) => invitados > 0 && invitados < minimo))
          if (sum('contestaron') > 0) expect(sum('invitados')).toBeGreaterThanOrEqual(minimo)
        }
      },
    ),
    { numRuns: 500 },
  )
  expect(conChicos).toBeGreaterThan(50)
})
