import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { type Config, readConfig } from './config.ts'
import { findSecret, readSecret } from './secret.ts'

let config: Config
let file: string

beforeEach(() => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clima-secreto-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  config = readConfig({ DATA_DIR: dataDir }, 'start', dataDir)
  file = join(dataDir, 'secret')
})

test('it is made once, for its owner alone, and nothing else is left beside it', () => {
  expect(findSecret(config)).toBeNull()
  const { fingerprint } = readSecret(config)
  expect(readSecret(config).fingerprint).toBe(fingerprint)
  expect(findSecret(config)?.fingerprint).toBe(fingerprint)
  expect(readFileSync(file, 'utf8')).toMatch(/^[0-9a-f]{64}\n$/)
  expect(statSync(file).mode & 0o777).toBe(0o600)
  expect(readdirSync(config.dataDir)).toEqual(['secret'])
})

test.each(['', '\n', '0123456789abcdef'])('half a file is no secret: %j', (text) => {
  writeFileSync(file, text)
  expect(() => readSecret(config)).toThrow(/secret is not whole/)
  expect(() => findSecret(config)).toThrow(/secret is not whole/)
  expect(readFileSync(file, 'utf8')).toBe(text)
})
