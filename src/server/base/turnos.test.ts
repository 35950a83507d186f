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

test('nobody waits behind all that another has asked for, and what waits is bounded', async () => {
  const turnos = new Turnos(1, { deUno: 3, deTodos: 4, refuse: () => new Error('demasiados') })
  const gate = Promise.withResolvers<void>()
  const done: string[] = []
  const run = (name: string, quien: string) =>
    turnos.run(
      async () => {
        await gate.promise
        done.push(name)
      },
      undefined,
      quien,
    )
  const all = ['ajeno 1', 'ajeno 2', 'ajeno 3', 'ajeno 4'].map((name) => run(name, 'ajeno'))
  await expect(run('ajeno 5', 'ajeno')).rejects.toThrow('demasiados')
  all.push(run('propio', 'propio'))
  const ultimo = all.splice(3, 1)[0]
  const expulsado = expect(ultimo).rejects.toThrow('demasiados')
  all.push(run('tercero', 'tercero'))
  await expulsado
  // Those who have one each keep theirs.
  await expect(run('propio 2', 'propio')).rejects.toThrow('demasiados')
  gate.resolve()
  await Promise.all(all)
  expect(done).toEqual(['ajeno 1', 'propio', 'tercero', 'ajeno 2', 'ajeno 3'])
})

test('work that fails leaves its place to the next', async () => {
  const turnos = new Turnos(1)
  await expect(turnos.run(() => Promise.reject(new Error('no')))).rejects.toThrow('no')
  expect(await turnos.run(async () => 'sí')).toBe('sí')
})
