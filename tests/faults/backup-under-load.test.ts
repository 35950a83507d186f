import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { describeEngines } from '../support/databases.ts'
import { startLoad } from './support/answering-load.ts'
import { type DurableSite, openDurableSite, SECRET } from './support/durable-site.ts'
import { prepareSurvey, type Send } from './support/running-survey.ts'
import { expectNothingLost, expectSoundSheets } from './support/verify-sheets.ts'

const BACKUPS = 2
/** Copied between the count of changes and the sheets, so that others save meanwhile. */
const PERSONAS = 10_000

/** The command as a process of its own. */
async function runCli({ location, dataDir }: DurableSite, args: string[]): Promise<void> {
  const database: Record<string, string> =
    location.engine === 'postgres' ? { DATABASE_URL: location.url } : {}
  const child = spawn('node', ['src/cli/main.ts', ...args], {
    env: { PATH: process.env.PATH, DATA_DIR: dataDir, SECRET, ...database },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let complaint = ''
  child.stderr.on('data', (chunk) => {
    complaint += chunk
  })
  const [code] = await once(child, 'exit')
  expect({ code, complaint }).toEqual({ code: 0, complaint: '' })
}

describeEngines('cli respaldo under answering load', (engine) => {
  const to = engine === 'sqlite' ? 'postgres' : 'sqlite'

  test(`restored on ${to}: all that was acknowledged before it, every sheet sound, and surveys go on`, async () => {
    const site = await openDurableSite(engine)
    const server = await site.start()
    const send: Send = (...call) => server.graphql(...call)
    const survey = await prepareSurvey(send, site, PERSONAS)
    const load = startLoad(survey, send)
    const files = Array.from({ length: BACKUPS }, (_, n) => join(site.dataDir, `copia-${n}.sqlite`))
    const llaves = `--llaves=${join(site.dataDir, 'copia-de-llaves')}`
    let before = load.ledger
    for (const file of files) {
      await load.waitForAnswers(100)
      before = load.ledger.copy()
      const answered = load.ledger.count()
      await runCli(site, ['respaldo', file, llaves])
      // It was taken while others saved, who did not wait for it.
      expect(load.ledger.count()).toBeGreaterThan(answered)
    }
    await load.stop()
    expect(load.failures).toEqual([])
    expect(load.ledger.count()).toBeGreaterThan(before.count())

    const other = await openDurableSite(to)
    await runCli(other, ['restaurar', files.at(-1)!, llaves, '--si'])
    const restored = await other.start()
    const sendThere: Send = (...call) => restored.graphql(...call)
    await expectSoundSheets(other.location, survey)
    // What was sent after it may be there or not; what was acknowledged before must be.
    await expectNothingLost(other.location, survey, before)
    const onwards = startLoad(survey, sendThere, before)
    await onwards.waitForAnswers(50)
    await onwards.stop()
    expect(onwards.failures).toEqual([])
    await expectNothingLost(other.location, survey, before)
    await expectSoundSheets(other.location, survey)
  })
})
