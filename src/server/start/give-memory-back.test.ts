import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { startServerProcess } from '#tests/support/server-process.ts'
import { isWorthIt } from './jobs.ts'

test('memory is given back once the start is over, then after some seconds of work, and never while there is work', () => {
  const atRest = { active: 0.01 }
  expect(isWorthIt({ worked: Infinity, ...atRest })).toBe(true)
  expect(isWorthIt({ worked: 400, ...atRest })).toBe(false)
  expect(isWorthIt({ worked: 6_000, ...atRest })).toBe(true)
  expect(isWorthIt({ worked: 6_000, active: 0.4 })).toBe(false)
})

test('a server of which nobody asks anything holds less than it did at its start', async () => {
  const server = await startServerProcess()
  const readKb = (name: string) =>
    Number(
      new RegExp(`^${name}:\\s+(\\d+)`, 'm').exec(readFileSync(`/proc/${server.pid}/status`, 'utf8'))?.[1],
    )
  await expect.poll(() => readKb('VmHWM') - readKb('VmRSS')).toBeGreaterThan(4_000)
  await server.stop()
})
