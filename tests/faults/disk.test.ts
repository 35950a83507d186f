import { spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { MENSAJE_INTERNO } from '../../src/server/base/errors.ts'
import { startLoad } from './support/answering-load.ts'
import { openDurableSite, SECRET } from './support/durable-site.ts'
import { sendContacto } from './support/forms.ts'
import { prepareSurvey, type Send } from './support/running-survey.ts'
import { mountSmallDisk } from './support/small-disk.ts'
import { expectNothingLost, expectSoundSheets } from './support/verify-sheets.ts'

/** A program of ours run to its end. */
function run(script: string[], env: Record<string, string>) {
  const { status, stderr, stdout } = spawnSync('node', script, {
    env: { PATH: process.env.PATH, PORT: '0', DEMO: '0', ADMIN_PASSWORD: 'una clave larga', SECRET, ...env },
    encoding: 'utf8',
    timeout: 60_000,
  })
  return { status, stdout, stderr: stderr.trim() }
}

const start = (env: Record<string, string>) => run(['src/server/main.mjs', 'start'], env)

const hashFiles = (directory: string) =>
  readdirSync(directory, { withFileTypes: true, recursive: true })
    .filter((entry) => entry.isFile())
    .map(({ parentPath, name }) => join(parentPath, name))
    .toSorted()
    .map((file) => `${file} ${createHash('sha256').update(readFileSync(file)).digest('hex')}`)

test('a disk that fills up: whoever saves is told, nothing stored is harmed, and it goes on when there is space', async () => {
  const disk = mountSmallDisk(24)
  const site = await openDurableSite('sqlite', join(disk.directory, 'datos'))
  const server = await site.start()
  const send: Send = (...call) => server.graphql(...call)
  const survey = await prepareSurvey(send, site, 400)
  const load = startLoad(survey, send)
  for (const kilobytes of [64, 0, 16]) {
    await load.waitForAnswers(50)
    disk.fill(kilobytes)
    const before = load.failures.length
    await expect.poll(() => load.failures.length, { timeout: 30_000 }).toBeGreaterThan(before + 20)
    expect(await sendContacto(server.url, 'Sin espacio.')).toBe(500)
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    const backup = run(['src/cli/main.ts', 'respaldo', 'copia.sqlite', '--sin-llaves'], {
      DATA_DIR: site.dataDir,
      INIT_CWD: disk.directory,
    })
    expect(backup).toMatchObject({ status: 1 })
    expect(backup.stderr).toMatch(/^No (hay espacio|se puede escribir) en [^\n]+$/)
    expect(readdirSync(disk.directory).filter((name) => name.startsWith('copia'))).toEqual([])
    disk.empty()
  }
  await load.waitForAnswers(50)
  await load.stop()
  console.log(`${load.ledger.count()} answers acknowledged, ${load.failures.length} refused on a full disk`)
  expect(load.failures.filter((failure) => !failure.includes(MENSAJE_INTERNO))).toEqual([])
  expect(server.readLog()).toContain('database or disk is full')
  expect(server.readLog()).not.toContain('unexpected failure')
  await expectNothingLost(site.location, survey, load.ledger)
  await expectSoundSheets(site.location, survey)
})

test('killed on a full disk: it starts, everything that was stored can be read, and saves go on when there is space', async () => {
  const disk = mountSmallDisk(24)
  const site = await openDurableSite('sqlite', join(disk.directory, 'datos'))
  let server = await site.start()
  const send: Send = (...call) => server.graphql(...call)
  const survey = await prepareSurvey(send, site, 100)
  const load = startLoad(survey, send)
  await load.waitForAnswers(100)
  disk.fill(0)
  await expect.poll(() => load.failures.length, { timeout: 30_000 }).toBeGreaterThan(20)
  await server.stop('SIGKILL')
  server = await site.start()
  const before = load.ledger.count()
  await expectNothingLost(site.location, survey, load.ledger)
  expect(load.ledger.count()).toBe(before)
  disk.empty()
  await load.waitForAnswers(50)
  await load.stop()
  await expectNothingLost(site.location, survey, load.ledger)
  await expectSoundSheets(site.location, survey)
})

test('a first start on a full disk leaves no half secret behind', async () => {
  const disk = mountSmallDisk(1)
  const site = await openDurableSite('sqlite', join(disk.directory, 'datos'))
  disk.fill(0)
  const refused = start({ DATA_DIR: site.dataDir, SECRET: '' })
  // The database comes first: a secret is made for one that has none.
  expect(refused).toMatchObject({
    status: 1,
    stderr: 'Cannot start: the disk of DATA_DIR is full (sqlite 13).',
  })
  disk.empty()
  expect(
    readdirSync(disk.directory, { recursive: true }).filter((name) => /secret/.test(String(name))),
  ).toEqual([])
})

test('a data folder that can only be read: the start says so, and touches nothing', async () => {
  const disk = mountSmallDisk(24)
  const site = await openDurableSite('sqlite', join(disk.directory, 'datos'))
  let server = await site.start()
  const send: Send = (...call) => server.graphql(...call)
  const survey = await prepareSurvey(send, site, 20)
  const load = startLoad(survey, send)
  await load.waitForAnswers(50)
  await load.stop()
  await server.stop()
  mkdirSync(join(disk.directory, 'vacia'))
  const view = disk.mountReadOnly()
  const before = hashFiles(site.dataDir)

  const refused = start({ DATA_DIR: join(view, 'datos', 'sitio') })
  expect(refused.status).toBe(1)
  expect(refused.stderr).toMatch(/^Cannot start: [^\n]*DATA_DIR[^\n]*(read|writing)[^\n]*$/)
  for (const folder of ['vacia', 'ninguna'])
    expect(start({ DATA_DIR: join(view, folder), SECRET: '' })).toMatchObject({
      status: 1,
      stderr: 'Cannot start: DATA_DIR or LLAVES_DIR is on a disk that can only be read (EROFS).',
    })
  expect(hashFiles(site.dataDir)).toEqual(before)
  server = await site.start()
  await expectNothingLost(site.location, survey, load.ledger)
})
