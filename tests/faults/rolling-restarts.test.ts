import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { startRetryingProxy } from '../support/retrying-proxy.ts'
import { startSmtp } from '../support/smtp.ts'
import { startLoad } from './support/answering-load.ts'
import { openDurableSite } from './support/durable-site.ts'
import { sendContacto } from './support/forms.ts'
import { prepareSurvey, type Send } from './support/running-survey.ts'
import { expectNothingLost, expectSoundSheets } from './support/verify-sheets.ts'

const NODES = 3
const ROUNDS = 2
const MENSAJES_POR_HORA = 30

test('three nodes restarted one after another under load: no call fails, no mail goes twice, limits and sessions hold', async () => {
  const smtp = await startSmtp()
  onTestFinished(() => smtp.close())
  const site = await openDurableSite('postgres')
  const env = { SMTP_URL: smtp.url, MENSAJES_POR_HORA: String(MENSAJES_POR_HORA), TRUST_PROXY: '1' }
  const nodes = await Promise.all(Array.from({ length: NODES }, () => site.start(env)))
  const proxy = await startRetryingProxy(() => nodes.map(({ url }) => url))
  onTestFinished(() => proxy.stop())
  const send: Send = (query, variables = {}, cookie = '') =>
    fetch(`${proxy.url}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(cookie ? { cookie } : {}) },
      body: JSON.stringify({ query, variables }),
    })
  const survey = await prepareSurvey(send, site, 800)
  const load = startLoad(survey, send)

  let rolling = true
  const whileRolling = async (work: (turn: number) => Promise<void>, pauseMs: number) => {
    for (let turn = 0; rolling; turn++) {
      await work(turn)
      await sleep(pauseMs)
    }
  }
  const connected = new Set<unknown>()
  const messages: string[] = []
  const statuses = new Set<number>()
  const ofOneVisitor: number[] = []
  const beside = Promise.all([
    whileRolling(async () => {
      const response = await send('{ auth { getLogIn { conexion } } }', {}, survey.cookie)
      connected.add(((await response.json()) as any).data.auth.getLogIn.conexion)
    }, 30),
    whileRolling(async (turn) => {
      const message = `Mensaje ${turn} de la prueba.`
      const visitor = { 'x-visitante': `10.1.${turn >> 8}.${turn & 255}` }
      const status = await sendContacto(proxy.url, message, visitor)
      statuses.add(status)
      if (status === 200) messages.push(message)
    }, 60),
    whileRolling(async (turn) => {
      if (ofOneVisitor.length >= 2 * MENSAJES_POR_HORA) return
      // At once, so that several nodes count the same visitor.
      const burst = Array.from({ length: NODES }, async (_, n) => {
        const message = `Insistencia ${turn * NODES + n} de la prueba.`
        const status = await sendContacto(proxy.url, message, { 'x-visitante': '10.2.0.1' })
        ofOneVisitor.push(status)
        if (status === 200) messages.push(message)
      })
      await Promise.all(burst)
    }, 300),
  ])

  const drained: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    for (const n of nodes.keys()) {
      await load.waitForAnswers(40)
      const begun = performance.now()
      expect(await nodes[n]!.stop('SIGTERM')).toBe(0)
      drained.push(performance.now() - begun)
      nodes[n] = await site.start(env)
    }
  }
  await load.waitForAnswers(40)
  await expect.poll(() => ofOneVisitor.length, { timeout: 60_000 }).toBe(2 * MENSAJES_POR_HORA)
  rolling = false
  await beside
  await load.stop()
  console.log(
    `${load.ledger.count()} answers, ${messages.length} messages, retries ${JSON.stringify(proxy.retries)}, ` +
      `answers given ${JSON.stringify(proxy.given)}, drained in ${Math.max(...drained).toFixed(0)} ms at most`,
  )

  expect(load.failures).toEqual([])
  expect([...statuses]).toEqual([200])
  expect(connected).toEqual(new Set([true]))
  expect(ofOneVisitor.filter((status) => status === 200)).toHaveLength(MENSAJES_POR_HORA)
  expect(ofOneVisitor.filter((status) => status === 429)).toHaveLength(MENSAJES_POR_HORA)
  // Nodes were away while they were asked, or nothing is proven.
  expect(proxy.retries.refused + proxy.retries.closing).toBeGreaterThan(NODES * ROUNDS)
  await expectNothingLost(site.location, survey, load.ledger)
  await expectSoundSheets(site.location, survey)

  await smtp.waitForMails(messages.length, 60_000)
  await sleep(2_000)
  const texts = smtp.received.map(({ mail }) => /\w+ \d+ de la prueba\./.exec(mail.text ?? '')?.[0])
  expect(texts.toSorted()).toEqual(messages.toSorted())
  expect(smtp.offered()).toBe(messages.length)
})
