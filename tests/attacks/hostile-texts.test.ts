import { isNonNullType } from 'graphql'
import { expect, test } from 'vitest'
import { logInToClimas } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import { openTarget, WELCOME } from '../fuzz/fuzz-target.ts'
import { listPaths, readAt, replaceAt } from '../fuzz/paths.ts'
import { describeEngines } from '../support/databases.ts'
import { type Call, listCalls, sampleValue } from '../support/schema-calls.ts'

/** Arguments that the server would take, as far as we know some. */
const welcomeVariables = ({ args }: Call): Record<string, unknown> =>
  Object.fromEntries(
    args.map(({ name, type }) => {
      const [welcome] = WELCOME[name] ?? []
      const isNone = welcome === null && !isNonNullType(type)
      return [name, isNone ? null : (welcome ?? sampleValue(type, 'x'))]
    }),
  )

type Payload = (path: string[]) => string

/** The same arguments once for every text in them, with the payload in its place. */
function listSpoiled(call: Call, write: Payload) {
  const variables = welcomeVariables(call)
  return listPaths(variables)
    .filter((path) => typeof readAt(variables, path) === 'string')
    .map((path) => ({
      place: `${call.name}: ${path.join('.')}`,
      variables: replaceAt(variables, path, write(path)) as Record<string, any>,
    }))
}

/**
 * Ends a text of either kind, and makes no sense after it: wherever it is not only text, the engine complains. Short,
 * with the digits of a telephone, and an address where one is wanted, so that it is not refused before it gets there.
 */
const writeSql: Payload = (path) => (path.some((key) => /correo/i.test(key)) ? "o'x@x.gt" : `o'x";--55120341`)

describeEngines('through every text of every call', (engine) => {
  async function open() {
    const target = await openTarget(engine)
    await target.seed()
    // Nobody is invited to it, so that its structure may change.
    const { idClima: vacio } = await (await logInToClimas(target)).setUp()
    let anio = 1950
    const send = async (payload: Payload, look: (place: string, answer: any) => void) => {
      for (const call of listCalls()) {
        for (const { place, variables } of listSpoiled(call, payload)) {
          // A company has one climate a year.
          if (variables.clima) {
            Object.assign(variables.clima, { fechaInicio: Date.UTC(anio++, 6), fechaLimite: null })
          }
          if (place.startsWith('updateClima') && !place.endsWith('idClima')) variables.idClima = vacio
          look(place, await target.graphql(call.query, target.fillIn(variables) as object, target.cookie))
        }
      }
    }
    return { ...target, send }
  }

  test('SQL is only text', async () => {
    const { ctx, send } = await open()
    const places = new Set<string>()
    const taken = new Set<string>()
    await send(writeSql, (place, answer) => {
      places.add(place)
      if (!answer.errors) taken.add(place)
      expect([place, answer.errors?.[0].extensions.code]).not.toEqual([place, 'INTERNAL'])
    })
    expect(await ctx.db.selectFrom('usuarios').select('usuario').execute()).toEqual([
      { usuario: 'Consultora' },
    ])
    expect(places.size).toBeGreaterThan(120)
    // The others are ids, codes, passwords and files that do not exist.
    expect(taken.size).toBeGreaterThan(75)
  })

  // Refused before any engine is asked; PostgreSQL is the one that would fail on it.
  if (engine === 'sqlite') return
  test('NUL is refused', async () => {
    const { send } = await open()
    await send(
      () => 'a\0b',
      (place, answer) => {
        expect([place, answer.errors?.[0].extensions.code]).toEqual([place, 'BAD_USER_INPUT'])
      },
    )
  })
})
