import fc from 'fast-check'
import { expect, test } from 'vitest'
import { computeParticipacionVisible } from './participacion-visible.ts'

const grupo = (id: string, invitados: number, contestaron: number, planeados = invitados) => ({
  id,
  nombre: id,
  planeados,
  invitados,
  contestaron,
})

const show = (porGrupo: ReturnType<typeof grupo>[], minimo = 5) => {
  const { grupos, planeados, contestaron, juntos } = computeParticipacionVisible(porGrupo, minimo)
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
        const { grupos, contestaron } = computeParticipacionVisible(todos, minimo)
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
