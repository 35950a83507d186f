import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { writeDurably } from './write-respaldo.ts'

test('of two written to one name at once the first to end is there whole, and the other is told', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'durable-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  const file = join(folder, 'copia.sqlite')
  const [secondBegun, endSecond] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()]
  const first = writeDurably(file, async (partial) => {
    await secondBegun.promise
    await writeFile(partial, 'la primera')
  })
  const second = writeDurably(file, async (partial) => {
    await writeFile(partial, 'la segunda, a medias')
    secondBegun.resolve()
    await endSecond.promise
  })
  await first
  expect(readFileSync(file, 'utf8')).toBe('la primera')
  endSecond.resolve()
  await expect(second).rejects.toThrow(`Ya existe ${file}`)
  expect(readdirSync(folder)).toEqual(['copia.sqlite'])
  expect(readFileSync(file, 'utf8')).toBe('la primera')
})
