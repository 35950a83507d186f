import { readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'
import { createTestContext } from '#tests/support/test-context.ts'
import { verifyPassword } from './passwords.ts'

test('a file is read while many passwords wait to be checked, not after them', async () => {
  const { db } = await createTestContext('sqlite')
  let checked = 0
  const attempts = Array.from({ length: 40 }, async () => {
    await verifyPassword(db, null, 'una clave cualquiera')
    checked++
  })
  await readFile(import.meta.filename)
  expect(checked).toBeLessThan(20)
  expect((await Promise.all(attempts)).length).toBe(checked)
})
