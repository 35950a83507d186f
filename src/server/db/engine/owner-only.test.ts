import { execFile } from 'node:child_process'
import { chmodSync, mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '#tests/support/databases.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from './database.ts'

test("the files of SQLite are their owner's alone, also in a folder that is not, and where they were not", async () => {
  const { location, remove } = await createTestDatabase('sqlite', { migrated: false })
  onTestFinished(remove)
  const folder = dirname(location.engine === 'sqlite' ? location.file : '')
  chmodSync(folder, 0o755)
  const listModes = () =>
    readdirSync(folder)
      .sort()
      .map((name) => [name, statSync(join(folder, name)).mode & 0o777])
  const open = async () => {
    const db = openDatabase(location)
    onTestFinished(() => db.destroy())
    await migrate(db)
  }
  const modes = ['clima.sqlite', 'clima.sqlite-shm', 'clima.sqlite-wal'].map((name) => [name, 0o600])
  await open()
  expect(listModes()).toEqual(modes)

  for (const [name] of modes) chmodSync(join(folder, String(name)), 0o644)
  await open()
  expect(listModes()).toEqual(modes)
})

test('what SQLite writes for a moment, it writes beside the database', async () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'clima-efimero-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  const program = `
    import { openDatabase } from ${JSON.stringify(new URL('./database.ts', import.meta.url).href)}
    import { sql } from 'kysely'
    const db = openDatabase({ engine: 'sqlite', file: ${JSON.stringify(join(dataDir, 'a.sqlite'))} })
    await sql\`select 1\`.execute(db)
    console.log(process.env.SQLITE_TMPDIR)
    await db.destroy()`
  // A process of its own: SQLite asks once, when its first database is opened.
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ['--input-type=module-typescript', '-e', program],
    {
      env: { PATH: process.env.PATH },
      cwd: join(import.meta.dirname, '../../../..'),
    },
  )
  expect(stdout.trim()).toBe(dataDir)
})
