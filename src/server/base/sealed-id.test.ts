import { randomBytes, randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openId, sealId } from './sealed-id.ts'

const key = randomBytes(32)

test('a sealed id leads back to the id, in either case, with its own key alone', () => {
  const id = randomUUID()
  const sealed = sealId(key, id)
  expect(sealed).toMatch(/^[0-9a-f]{32}$/)
  expect(sealed).not.toContain(id.slice(0, 8))
  expect(openId(key, sealed)).toBe(id)
  expect(openId(key, sealed.toUpperCase())).toBe(id)
  expect(openId(randomBytes(32), sealed)).not.toBe(id)
})

test.each(['', 'x', 'a'.repeat(31), 'g'.repeat(32), `${'a'.repeat(32)}\n`])('%j opens nothing', (text) => {
  expect(openId(key, text)).toBeNull()
})

test('what is no random id is not sealed', () => {
  expect(() => sealId(key, 'ana')).toThrow(RangeError)
})
