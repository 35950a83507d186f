import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { MENSAJE_INTERNO } from '../../src/server/base/errors.ts'
import { type DatabaseLocation, openDatabase } from '../../src/server/db/engine/database.ts'
import type { ServerProcess } from '../support/server-process.ts'
import { startSmtp } from '../support/smtp.ts'
import { startLoad } from './support/answering-load.ts'
import { openDurableSite } from './support/durable-site.ts'
import { sendContacto } from './support/forms.ts'
import { prepareSurvey, type Send } from './support/running-survey.ts'
import { expectNothingLost, expectSoundSheets } from './support/verify-sheets.ts'

const RESTARTS = 10
const UNREADY_WITHIN_MS = 2_000
const RECOVERED_WITHIN_MS = 10_000

/** How long it takes until the server says that of itself. */
async function timeUntilReadyz({ url }: ServerProcess, status: number): Promise<number> {
  const begun = performance.now()
  for (;;) {
    const response = await fetch(`${url}/readyz`)
    await response.text()
    const ms = performance.now() - begun
    if (response.status === status || ms > 60_000) return ms
    await sleep(20)
  }
}

/**
 * A mail that was taken at the very moment it stopped may be nobody's until its lease of six minutes ends, which
 * nobody waits for here. Those that the worker has in hand it keeps.
 */
async function endLeases(location: DatabaseLocation): Promise<void> {
  const db = openDatabase(location)
  await db.updateTable('correos').set({ proximo_intento: 0 }).where('estado', '=', 'en_cola').execute()
  await db.destroy()
}

test(`PostgreSQL stopped at once and started ${RESTARTS} times under load: the server stays, says so, and loses nothing`, async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.close())
  const site = await openDurableSite('postgres')
  const server = await site.start({ SMTP_URL: smtp.url, MENSAJES_POR_HORA: '1000' })
  const send: Send = (...call) => server.graphql(...call)
  const survey = await prepareSurvey(send, site, 600)
  const load = startLoad(survey, send)
  const unready: number[] = []
  const recovered: number[] = []
  const messages: string[] = []
  for (let restart = 0; restart < RESTARTS; restart++) {
    await load.waitForAnswers(60)
    const message = `Mensaje ${restart} de la prueba.`
    if ((await sendContacto(server.url, message)) === 200) messages.push(message)
    const stopped = site.postgres!.stopImmediately()
    unready.push(await timeUntilReadyz(server, 503))
    await stopped
    expect((await fetch(`${server.url}/healthz`)).status).toBe(200)
    expect((await fetch(`${server.url}/`)).status).toBe(200)
    expect(await sendContacto(server.url, 'Sin base de datos.')).toBe(500)
    const staff = await send('{ auth { getLogIn { conexion } } }', {}, survey.cookie)
    expect(await staff.json()).toMatchObject({ errors: [{ message: MENSAJE_INTERNO }] })

    await site.postgres!.startAgain()
    const ready = await timeUntilReadyz(server, 200)
    const begun = performance.now()
    await load.waitForAnswers(1, 60_000)
    recovered.push(ready + performance.now() - begun)
  }
  await load.stop()
  expect(Math.max(...unready)).toBeLessThan(UNREADY_WITHIN_MS)
  expect(Math.max(...recovered)).toBeLessThan(RECOVERED_WITHIN_MS)
  console.log(
    `${load.ledger.count()} answers acknowledged, ${load.failures.length} calls failed; /readyz 503 after ` +
      `${Math.max(...unready).toFixed(0)} ms at most, saving again ${Math.max(...recovered).toFixed(0)} ms after it started`,
  )

  // Whoever was told that there was a failure saw the sentence for it, and the process is the one that was started.
  expect(load.failures.filter((failure) => !failure.includes(MENSAJE_INTERNO))).toEqual([])
  expect(server.readLog()).not.toContain('unexpected failure')
  await expectNothingLost(site.location, survey, load.ledger)
  await expectSoundSheets(site.location, survey)

  await endLeases(site.location)
  await smtp.waitForMails(messages.length, 60_000)
  await sleep(2_000)
  const texts = smtp.received.map(({ mail }) => /Mensaje \d+ de la prueba\./.exec(mail.text ?? '')?.[0])
  expect(texts.toSorted()).toEqual(messages.toSorted())
})
