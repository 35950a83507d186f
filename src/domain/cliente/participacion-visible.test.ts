import { expect, test } from 'vitest'
import { computeParticipacionVisible } from './participacion-visible.ts'

const grupo = (id: string, invitados: number, contestaron: number) => ({
  id,
  nombre: id,
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
