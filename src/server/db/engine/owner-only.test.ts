import { chmodSync, readdirSync, statSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase } from '../../../../tests/support/databases.ts'
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
