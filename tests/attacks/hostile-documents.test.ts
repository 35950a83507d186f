import { expect, test } from 'vitest'
import { createTestApp } from '../support/test-app.ts'

const LOOK = '{ auth { getLogIn { conexion } } }'
const ASK = 'query($p: String!) { auth { logIn(usuarioOEmail: $p, password: "x") { conexion } } }'
const JSON_BODY = { headers: { 'content-type': 'application/json' } }
const list = (length: number, write: (n: number) => string) =>
  Array.from({ length }, (_, n) => write(n)).join(' ')

test('variables nested deeper than the stack are no failure', async () => {
  const { post } = await createTestApp('sqlite')
  const arrays = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const objects = `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`
  for (const nested of [arrays, objects]) {
    const unasked = await post(`{"query": ${JSON.stringify(LOOK)}, "variables": {"x": ${nested}}}`, JSON_BODY)
    expect(unasked.body).toEqual({ data: { auth: { getLogIn: { conexion: false } } } })
    const asked = await post(`{"query": ${JSON.stringify(ASK)}, "variables": {"p": ${nested}}}`, JSON_BODY)
    expect(asked.body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
  }
})

/** Document, variables as JSON, name of the operation. */
const PROTOTYPES: Record<string, [string, string, string?]> = {
  'as alias': ['{ auth { __proto__: getLogIn { __proto__: conexion constructor: conexion } } }', '{}'],
  'as alias of a shelf': ['{ __proto__: auth { toString: getLogIn { hasOwnProperty: conexion } } }', '{}'],
  'as operation': ['query __proto__ { auth { getLogIn { conexion } } }', '{}', '__proto__'],
  'as unknown operation': [LOOK, '{}', 'constructor'],
  'as fragment': ['fragment __proto__ on Sesion { conexion } { auth { getLogIn { ...__proto__ } } }', '{}'],
  'as variable': [
    'query($__proto__: String!) { auth { logIn(usuarioOEmail: $__proto__, password: "x") { conexion } } }',
    '{"__proto__": "envenenado", "constructor": {"prototype": {"envenenado": 1}}}',
  ],
  'as escaped variable': [ASK, String.raw`{"p": "x", "\u005f_proto__": {"envenenado": 1}}`],
  'inside an input': [
    'query($r: [RespuestaInput!]!) { __typename }',
    '{"r": [{"constructor": {"prototype": {"envenenado": 1}}}]}',
  ],
  'as argument': ['{ getEncuestado(idClima: "x", token: "x", __proto__: {a: 1}) { encuestaActiva } }', '{}'],
}

test('a prototype poisons nothing, wherever it is named', async () => {
  const { post } = await createTestApp('sqlite')
  for (const [where, [query, variables, operation]] of Object.entries(PROTOTYPES)) {
    const named = JSON.stringify(operation ?? null)
    const body = `{"query": ${JSON.stringify(query)}, "variables": ${variables}, "operationName": ${named}}`
    // Three times: the document is then known and compiled.
    for (let turn = 0; turn < 3; turn++) {
      const answer = await post(body, JSON_BODY)
      expect([where, answer.status < 500]).toEqual([where, true])
      expect([where, answer.body.errors?.[0].extensions.code]).not.toEqual([where, 'INTERNAL'])
    }
    expect([where, Object.keys(Object.prototype), ({} as Record<string, unknown>).envenenado]).toEqual([
      where,
      [],
      undefined,
    ])
  }
})

/** Each took up to half a second of validation while everybody else waited. */
const TO_COMPARE: Record<string, string> = {
  'one field 700 times': `{ auth { getLogIn { ${'conexion '.repeat(700)} } } }`,
  'branches that would have to be merged': `{ ${'auth { getLogIn { usuario { id } } } '.repeat(300)} }`,
  'branches within branches': `{ ${`auth { ${`getLogIn { ${'usuario { id } '.repeat(6)} } `.repeat(6)} } `.repeat(9)} }`,
  'fragments that overlap in pairs': `{ auth { getLogIn { ${list(18, (n) => `...F${n}`)} } } } ${list(18, (n) => `fragment F${n} on Sesion { ${'usuario { id } '.repeat(18)} }`)}`,
}

test('what would have to be compared pair by pair is refused unread', async () => {
  const { post } = await createTestApp('sqlite')
  for (const [name, query] of Object.entries(TO_COMPARE)) {
    const { status, body } = await post({ query })
    expect([name, status, body.errors?.[0].message]).toEqual([
      name,
      400,
      'La consulta es demasiado grande o compleja.',
    ])
  }
})

const ODD: Record<string, string> = {
  '600 operations': list(600, (n) => `query q${n} { auth { getLogIn { conexion } } }`),
  'lists in lists': `{ getEncuestado(idClima: ${'['.repeat(1_500)}${']'.repeat(1_500)}, token: "x") { encuestaActiva } }`,
  'a comment of 200 KB': `${'#'.repeat(200_000)}\n${LOOK}`,
  '200 KB of commas': `${','.repeat(200_000)}${LOOK}`,
  'a text that never ends': '{ auth { logIn(usuarioOEmail: "',
  'a text of 100,000 lines': `{ auth { logIn(usuarioOEmail: """${'\n'.repeat(100_000)}""", password: "x") { conexion } } }`,
  'a subscription': 'subscription { auth { getLogIn { conexion } } }',
  'a definition of a type': 'type Query { secreto: String } { auth { getLogIn { conexion } } }',
  'an unknown directive': '{ auth @defer @export(as: "x") { getLogIn { conexion } } }',
  'a bare byte order mark': '\ufeff',
}

test('odd documents are answered or refused, never a failure', async () => {
  const { post } = await createTestApp('sqlite')
  for (const [name, query] of Object.entries(ODD)) {
    const { status, body } = await post({ query })
    expect([name, status < 500, body.errors?.[0].extensions.code ?? 'BAD_USER_INPUT']).toEqual([
      name,
      true,
      'BAD_USER_INPUT',
    ])
  }
})
