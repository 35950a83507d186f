import { expect, test } from 'vitest'
import { createTestApp } from '../support/test-app.ts'

const LOOK = '{ auth { getLogIn { conexion } } }'
const ASK = 'query($p: String!) { auth { logIn(usuarioOEmail: $p, password: "x") { conexion } } }'
const JSON_BODY = { headers: { 'content-type': 'application/json' } }
const list = (length: number, write: (n: number) => string) =>
  Array.from({ length }, (_, n) => write(n)).join(' ')

test('variables nested deeper than anything we ask for, or wider, are refused unread', async () => {
  const { post } = await createTestApp('sqlite')
  const arrays = `${'['.repeat(100_000)}${']'.repeat(100_000)}`
  const objects = `${'{"a":'.repeat(30_000)}1${'}'.repeat(30_000)}`
  const deep = `${'['.repeat(63)}${']'.repeat(63)}`
  const wide = `[${'1,'.repeat(30_000)}1]`
  for (const [value, isRefused] of [
    [arrays, true],
    [objects, true],
    [wide, true],
    [deep, true],
    [JSON.stringify('[{,'.repeat(30_000)), false],
    [String.raw`"\\\""`, false],
    [deep.slice(1, -1), false],
  ] as const) {
    const { body } = await post(`{"query": ${JSON.stringify(LOOK)}, "variables": {"x": ${value}}}`, JSON_BODY)
    const outcome = body.errors?.[0].message ?? body.data
    expect([value.slice(0, 9), outcome]).toEqual([
      value.slice(0, 9),
      isRefused ? TOO_COMPLEX : { auth: { getLogIn: { conexion: false } } },
    ])
  }
})

test('staff may send long lists', async () => {
  const { graphql, logIn } = await createTestApp('sqlite')
  const x = Array.from({ length: 30_000 }, (_, n) => `persona${n}@empresa.example`)
  expect((await graphql(LOOK, { x }, await logIn())).data.auth.getLogIn.conexion).toBe(true)
})

const TOO_COMPLEX = 'La consulta es demasiado grande o compleja.'
const NO_JSON = 'El cuerpo de la solicitud no es JSON válido.'
const NO_CONTRACT = 'La consulta no cumple el contrato de la API.'

/** Document, variables as JSON, what comes of it, name of the operation. */
const PROTOTYPES: Record<string, [query: string, variables: string, outcome: unknown, operation?: string]> = {
  'as alias': ['{ auth { getLogIn { __proto__: conexion } } }', '{}', NO_CONTRACT],
  'as alias of a shelf': ['{ __proto__: auth { getLogIn { conexion } } }', '{}', NO_CONTRACT],
  'as fragment': [
    'fragment __proto__ on Sesion { conexion } { auth { getLogIn { ...__proto__ } } }',
    '{}',
    NO_CONTRACT,
  ],
  'as operation': ['query __proto__ { auth { getLogIn { conexion } } }', '{}', NO_CONTRACT, '__proto__'],
  'as argument': [
    '{ getEncuestado(idClima: "x", token: "x", __proto__: {a: 1}) { __typename } }',
    '{}',
    NO_CONTRACT,
  ],
  'as declared variable': [ASK.replaceAll('$p', '$__proto__'), '{}', NO_CONTRACT],
  'as variable': [ASK, '{"p": "x", "__proto__": {"envenenado": 1}}', NO_JSON],
  'as escaped variable': [ASK, String.raw`{"p": "x", "\u005f_proto__": {"envenenado": 1}}`, NO_JSON],
  'through a constructor': [ASK, '{"p": "x", "constructor": {"prototype": {"envenenado": 1}}}', NO_JSON],
  'inside an input': [
    'query($r: [RespuestaInput!]!) { __typename }',
    '{"r": [{"constructor": {"prototype": {"envenenado": 1}}}]}',
    NO_JSON,
  ],
  'as a name of every object': [
    '{ constructor: auth { toString: getLogIn { hasOwnProperty: conexion valueOf: conexion } } }',
    '{}',
    { constructor: { toString: { hasOwnProperty: false, valueOf: false } } },
  ],
  'as unknown operation': [LOOK, '{}', NO_CONTRACT, 'constructor'],
}

test('a prototype poisons nothing, wherever it is named', async () => {
  const { post } = await createTestApp('sqlite')
  for (const [where, [query, variables, outcome, operation]] of Object.entries(PROTOTYPES)) {
    const named = JSON.stringify(operation ?? null)
    const body = `{"query": ${JSON.stringify(query)}, "variables": ${variables}, "operationName": ${named}}`
    // Three times: the document is then known and compiled.
    for (let turn = 0; turn < 3; turn++) {
      const { errors, data } = (await post(body, JSON_BODY)).body
      expect([where, errors?.[0].message ?? data]).toEqual([where, outcome])
    }
    expect([where, ({} as Record<string, unknown>).envenenado]).toEqual([where, undefined])
  }
  expect(Object.keys(Object.prototype)).toEqual([])
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
    expect([name, status, body.errors?.[0].message]).toEqual([name, 400, TOO_COMPLEX])
  }
})

const ODD: Record<string, string> = {
  '600 operations': list(600, (n) => `query q${n} { auth { getLogIn { conexion } } }`),
  'lists in lists': `{ getEncuestado(idClima: ${'['.repeat(1_950)}${']'.repeat(1_950)}, token: "x") { encuestaActiva } }`,
  'objects in objects': `{ getEncuestado(idClima: ${'{a:'.repeat(950)}1${'}'.repeat(950)}, token: "x") { encuestaActiva } }`,
  'types of lists of lists': `query($x: ${'['.repeat(1_900)}ID${']'.repeat(1_900)}) ${LOOK}`,
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
