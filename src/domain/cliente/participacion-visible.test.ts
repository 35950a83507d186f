import { expect, test } from 'vitest'
import { computeParticipacionVisible } from './participacion-visible.ts'

const grupo = (id: string, invitados: number, contestaron: number, planeados = invitados) => ({
  id,
  nombre: id,
  planeados,
  invitados,
  contestaron,
})

test('groups of fewer than the minimum are not shown, nor told by subtraction', () => {
  const { grupos, invitados, contestaron, reservados } = computeParticipacionVisible(
    [grupo('a', 10, 4), grupo('b', 3, 2), grupo('c', 0, 0)],
    5,
  )
  expect(grupos.map(({ id }) => id)).toEqual(['a'])
  expect([invitados, contestaron, reservados]).toEqual([10, 4, 1])
})

test('together they count in the whole where they are as many as the minimum', () => {
  const { grupos, invitados, contestaron } = computeParticipacionVisible(
    [grupo('a', 10, 4), grupo('b', 3, 2), grupo('c', 4, 1)],
    5,
  )
  expect(grupos.map(({ id }) => id)).toEqual(['a'])
  expect([invitados, contestaron]).toEqual([17, 7])
})

test('the whole is who is planned, so that voiding invitations does not move it', () => {
  const antes = computeParticipacionVisible([grupo('a', 20, 9, 20), grupo('b', 3, 1, 8)], 5)
  const despues = computeParticipacionVisible([grupo('a', 12, 9, 20), grupo('b', 3, 1, 8)], 5)
  expect([antes.planeados, despues.planeados]).toEqual([20, 20])
  expect(despues.grupos.map(({ planeados }) => planeados)).toEqual([20])
})
