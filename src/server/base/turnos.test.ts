import { expect, test } from 'vitest'
import { Turnos } from './turnos.ts'

test('so many at once, the others in order, and whoever is called off gives up the place', async () => {
  const turnos = new Turnos(2)
  const gates = Array.from({ length: 4 }, () => Promise.withResolvers<void>())
  const begun: number[] = []
  const stop = new AbortController()
  const run = (i: number, signal?: AbortSignal) =>
    turnos.run(async () => {
      begun.push(i)
      await gates[i]!.promise
    }, signal)
  const all = [run(0), run(1), run(2, stop.signal), run(3)]
  await Promise.resolve()
  expect(begun).toEqual([0, 1])
  stop.abort(new Error('called off'))
  await expect(all[2]).rejects.toThrow('called off')
  gates[0]!.resolve()
  await all[0]
  await Promise.resolve()
  expect(begun).toEqual([0, 1, 3])
  gates[1]!.resolve()
  gates[3]!.resolve()
  await Promise.all([all[1], all[3]])
})

test('work that fails leaves its place to the next', async () => {
  const turnos = new Turnos(1)
  await expect(turnos.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turnos.run(async () => 'sí')).toBe('sí')
})
