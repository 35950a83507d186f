import { once } from 'node:events'
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { expect, onTestFinished, test } from 'vitest'
import { spawnConfined } from './confined-process.ts'

const GREEDY = new URL('./testing/greedy-process.ts', import.meta.url)

async function run(wish: string, path = '', limits = { memoriaMb: 100, segundos: 20 }) {
  const child = await spawnConfined(GREEDY, [wish, path], limits)
  const closed = once(child, 'close')
  const said = await text(child.stdout!)
  const [code, signal] = await closed
  return { code, signal, said }
}

test.each(['buffers', 'objects'])('a process gets the memory it was given and no more: %s', async (wish) => {
  const { code, said } = await run(wish)
  expect(code).not.toBe(0)
  expect(said).toMatch(/^\.{20,100}$/)
})

test('one that never ends is ended by the system', async () => {
  expect((await run('time', '', { memoriaMb: 100, segundos: 1 })).signal).toMatch(/SIGXCPU|SIGKILL/)
})

test('it neither writes, nor starts another, nor reads what is not the product, nor knows our settings', async () => {
  const directory = mkdtempSync(join(tmpdir(), 'clima-confinado-'))
  onTestFinished(() => rmSync(directory, { recursive: true, force: true }))
  writeFileSync(join(directory, 'secreto'), 'x')
  expect((await run('write', join(directory, 'nuevo'))).said).toBe('ERR_ACCESS_DENIED')
  expect(existsSync(join(directory, 'nuevo'))).toBe(false)
  expect((await run('read', join(directory, 'secreto'))).said).toBe('ERR_ACCESS_DENIED')
  expect((await run('spawn')).said).toBe('ERR_ACCESS_DENIED')
  process.env.SECRET = 'x'
  onTestFinished(() => {
    delete process.env.SECRET
  })
  expect((await run('environment')).said).not.toContain('SECRET')
})
