import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createTestContext } from '#tests/support/test-context.ts'
import { verifyPassword } from './passwords.ts'

test('a file is read while many passwords wait to be checked, not after them', async () => {
  const { db } = await createTestContext('sqlite')
  let checked = 0
  const attempts = Array.from({ length: 20 }, async () => {
    await verifyPassword(db, null, 'una clave cualquiera')
    checked++
  })
  await readFile(import.meta.filename)
  expect(checked).toBeLessThan(10)
  expect((await Promise.all(attempts)).length).toBe(checked)
})

test('staff do not wait behind a stranger’s passwords, which are bounded and forgotten when he leaves', async () => {
  const { db } = await createTestContext('sqlite')
  const done: string[] = []
  const refused: string[] = []
  const gone = new AbortController()
  const check = (quien: string, signal?: AbortSignal) =>
    verifyPassword(db, null, 'una clave', { site: quien, ...(signal ? { signal } : {}) }).then(
      () => void done.push(quien),
      (error) => void refused.push(error.code ?? error.message),
    )
  const todos = Array.from({ length: 900 }, () => check('ajeno', gone.signal))
  const propia = check('propio')
  await propia
  expect(done.length).toBeLessThan(6)
  expect(refused).toEqual(Array(878).fill('RATE_LIMITED'))
  gone.abort(new Error('se fue'))
  await Promise.all(todos)
  expect(done.length).toBeLessThan(10)
})
