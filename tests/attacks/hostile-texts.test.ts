import { expect, test } from 'vitest'
import { openTarget, WELCOME } from '../fuzz/fuzz-target.ts'
import { listPaths, readAt, replaceAt } from '../fuzz/paths.ts'
import { describeEngines } from '../support/databases.ts'
import { type Call, listCalls, sampleValue } from '../support/schema-calls.ts'

/** Arguments that the server would take, as far as we know some. */
const welcomeVariables = ({ args }: Call) =>
  Object.fromEntries(args.map(({ name, type }) => [name, WELCOME[name]?.[0] ?? sampleValue(type, 'x')]))

/** The same arguments once for every text in them, with the payload in its place. */
function listSpoiled(call: Call, payload: string): { place: string; variables: unknown }[] {
  const variables = welcomeVariables(call)
  return listPaths(variables)
    .filter((path) => typeof readAt(variables, path) === 'string')
    .map((path) => ({
      place: `${call.name}: ${path.join('.')}`,
      variables: replaceAt(variables, path, payload),
    }))
}

/** Ends a text of either kind, asks for what is secret, and destroys. */
const SQL = `x' or '1'='1' union select password_hash from usuarios; drop table usuarios; --"; drop table usuarios; --`

describeEngines('through every text of every call', (engine) => {
  async function open() {
    const target = await openTarget(engine)
    await target.seed()
    const calls = listCalls()
    const send = async (payload: string, look: (place: string, answer: any) => void) => {
      for (const call of calls) {
        for (const { place, variables } of listSpoiled(call, payload)) {
          look(place, await target.graphql(call.query, target.fillIn(variables) as object, target.cookie))
        }
      }
    }
    return { ...target, send }
  }

  test('SQL is only text', { timeout: 90_000 }, async () => {
    const { ctx, send } = await open()
    const places = new Set<string>()
    await send(SQL, (place, answer) => {
      places.add(place)
      expect([place, answer.errors?.[0].extensions.code]).not.toEqual([place, 'INTERNAL'])
      expect([place, JSON.stringify(answer).includes('$argon2')]).toEqual([place, false])
    })
    expect(await ctx.db.selectFrom('usuarios').select('usuario').execute()).toEqual([
      { usuario: 'Consultora' },
    ])
    expect(places.size).toBeGreaterThan(80)
  })

  // Refused before any engine is asked; PostgreSQL is the one that would fail on it.
  if (engine === 'sqlite') return
  test('NUL is refused', { timeout: 90_000 }, async () => {
    const { send } = await open()
    await send('a\0b', (place, answer) => {
      expect([place, answer.errors?.[0].extensions.code]).toEqual([place, 'BAD_USER_INPUT'])
    })
  })
})
