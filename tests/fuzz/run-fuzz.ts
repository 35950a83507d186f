import fc from 'fast-check'
import { expect } from 'vitest'
import type { Engine } from '../../src/server/db/engine/database.ts'
import { fuzzedCall } from './fuzz-calls.ts'
import { fuzzedForm } from './fuzz-forms.ts'
import { openTarget, type Target } from './fuzz-target.ts'

export interface FuzzOptions {
  cases: number
  /** Absent: another one each time; a failure prints the one that leads to it. */
  seed?: number
}

/** Far more than anything takes on the slowest machine. */
const HANG_MS = 30_000
const CASES_PER_SEED = 400

function withinReason<T>(work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined
  const hang = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('no answer: the server hangs')), HANG_MS)
  })
  return Promise.race([work, hang]).finally(() => clearTimeout(timer))
}

/** Whatever was sent, the server is still there, whole and in its right mind. */
async function expectSound({ graphql, ctx }: Target) {
  expect(Object.keys(Object.prototype)).toEqual([])
  const { data } = await graphql('{ auth { getLogIn { conexion } } }')
  expect(data).toEqual({ auth: { getLogIn: { conexion: false } } })
  const usuarios = await ctx.db.selectFrom('usuarios').select('usuario').execute()
  expect(usuarios.map(({ usuario }) => usuario)).toContain('Consultora')
}

async function assertAll<T>(
  target: Target,
  arbitrary: fc.Arbitrary<T>,
  { cases, seed }: FuzzOptions,
  attempt: (value: T) => Promise<void>,
) {
  let count = 0
  const property = fc.asyncProperty(arbitrary, async (value) => {
    if (count++ % CASES_PER_SEED === 0) await target.seed()
    await attempt(value)
  })
  await fc.assert(property, { numRuns: cases, ...(seed !== undefined && { seed }) })
  expect(count).toBeGreaterThanOrEqual(cases)
  // Else most of it would have been refused at the door.
  await target.seed()
  await expectSound(target)
}

/** No argument of any call makes the server fail or hang. */
export async function fuzzCalls(engine: Engine, options: FuzzOptions): Promise<void> {
  const target = await openTarget(engine)
  await assertAll(target, fuzzedCall(), options, async ({ query, variables, conSesion }) => {
    const headers = conSesion ? { cookie: target.cookie } : {}
    const payload = { query, variables: target.fillIn(variables) }
    const { status, body } = await withinReason(target.post(payload, { headers }))
    expect(status).toBeLessThan(500)
    expect((body.errors ?? []).map((error: any) => error.extensions.code)).not.toContain('INTERNAL')
  })
}

/** Nothing that is posted to the public forms makes the server fail or hang. */
export async function fuzzForms(engine: Engine, options: FuzzOptions): Promise<void> {
  const target = await openTarget(engine)
  await assertAll(target, fuzzedForm(), options, async (request) => {
    const { statusCode } = await withinReason(target.app.inject({ method: 'POST', ...request }))
    expect(statusCode).toBeLessThan(500)
  })
}
