import { mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { runCli } from '#tests/support/test-cli.ts'

function openCarpeta() {
  const dataDir = mkdtempSync(join(tmpdir(), 'clima-cli-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true }))
  const database = { engine: 'sqlite' as const, file: join(dataDir, 'clima.sqlite') }
  const config = { database, dataDir, llavesDir: join(dataDir, 'llaves'), secret: 'x'.repeat(40) }
  const run = (...args: string[]) => runCli({ config } as Parameters<typeof runCli>[0], args)
  return { dataDir, config, run }
}

test('words that every object knows are no commands, and make no database', async () => {
  const { dataDir, run } = openCarpeta()
  const found = await Promise.all([run('constructor'), run('usuario', '__proto__')])
  for (const { code, text } of found) {
    expect(code).toBe(1)
    expect(text).toMatch(/^npm run cli -- usuario crear/)
  }
  expect(readdirSync(dataDir)).toEqual([])
})

test('what the machine lacks is told in a sentence', async () => {
  const { dataDir, run } = openCarpeta()
  writeFileSync(join(dataDir, 'clima.sqlite'), 'No es una base de datos.')
  expect(await run('usuario', 'listar')).toEqual({
    code: 1,
    text: 'the database in DATA_DIR is damaged: restore a backup (sqlite 26).\n',
  })
})

test('without the SECRET of the database no command runs, and none is made up beside it', async () => {
  const { dataDir, config, run } = openCarpeta()
  expect(await run('usuario', 'crear', 'ana', 'ana@firma.example')).toMatchObject({ code: 0 })
  config.secret = ''
  expect((await run('usuario', 'listar')).text).toMatch(/^SECRET is missing: .* Set it, or put the file back/)
  expect((await run('respaldo', join(dataDir, 'copia.sqlite'))).text).toMatch(/^SECRET is missing/)
  expect(readdirSync(dataDir)).not.toContain('secret')
  config.secret = 'y'.repeat(40)
  expect((await run('usuario', 'listar')).text).toBe('SECRET is not the one this database was made with.\n')
})
