import { randomInt } from 'node:crypto'
import { expect, test } from 'vitest'
import { describeEngines } from '../support/databases.ts'
import { startLoad } from './support/answering-load.ts'
import { openDurableSite } from './support/durable-site.ts'
import { prepareSurvey, type Send } from './support/running-survey.ts'
import { expectNothingLost, expectSoundSheets } from './support/verify-sheets.ts'

/** `KILLS=100 npm run test:faults -- tests/faults/kill-9` for the long one. */
const KILLS = Number(process.env.KILLS ?? 30)

describeEngines('kill -9 of the server under load', (engine) => {
  test(`${KILLS} times: no acknowledged answer is lost, none is there twice, no sheet is damaged`, async () => {
    const site = await openDurableSite(engine)
    let server = await site.start()
    const send: Send = (...call) => server.graphql(...call)
    const survey = await prepareSurvey(send, site, KILLS * 40)
    const load = startLoad(survey, send)
    const starts: number[] = []
    for (let kill = 0; kill < KILLS; kill++) {
      await load.waitForAnswers(randomInt(20, 120))
      await server.stop('SIGKILL')
      const begun = performance.now()
      server = await site.start()
      starts.push(performance.now() - begun)
    }
    await load.waitForAnswers(50)
    await load.stop()
    starts.sort((a, b) => a - b)
    const cutOff = load.failures.filter((failure) => !failure.includes('ECONNREFUSED'))
    console.log(
      `${engine}: ${load.ledger.count()} answers acknowledged, ${cutOff.length} saves cut off, ` +
        `serving again after ${starts[KILLS >> 1]!.toFixed(0)} ms (median), ${starts.at(-1)!.toFixed(0)} ms (longest)`,
    )
    // Saves were under way when it was killed, or nothing is proven.
    expect(cutOff.length).toBeGreaterThan(KILLS / 2)
    await expectNothingLost(site.location, survey, load.ledger)
    await expectSoundSheets(site.location, survey)
  })
})
