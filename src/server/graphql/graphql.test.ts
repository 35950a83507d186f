import { Readable } from 'node:stream'
import { getIntrospectionQuery } from 'graphql'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createTestApp } from '#tests/support/test-app.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { buildApp } from '../start/app.ts'

const QUERY = '{ auth { getLogIn { conexion } } }'
const NO_CONTRACT = {
  message: 'La consulta no cumple el contrato de la API.',
  extensions: { code: 'BAD_USER_INPUT' },
}
const openApp = () => createTestApp('sqlite')

describe('the endpoint', () => {
  test('answers a JSON POST, also from its own origin', async () => {
    const { post, ctx } = await openApp()
    expect((await post({ query: QUERY })).body).toEqual({ data: { auth: { getLogIn: { conexion: false } } } })
    const own = await post({ query: QUERY }, { headers: { origin: ctx.config.publicUrl } })
    expect(own.status).toBe(200)
    const sameHost = await post(
      { query: QUERY },
      { headers: { host: 'otra.example', origin: 'https://otra.example' } },
    )
    expect(sameHost.status).toBe(200)
  })

  test.each([
    ['a foreign origin', { headers: { origin: 'https://ajeno.example' } }, 403],
    ['a null origin', { headers: { origin: 'null' } }, 403],
    [
      'text/plain',
      { headers: { 'content-type': 'text/plain' }, payload: JSON.stringify({ query: QUERY }) },
      415,
    ],
    [
      'a form body',
      { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: `query=${QUERY}` },
      415,
    ],
    ['broken JSON', { headers: { 'content-type': 'application/json' }, payload: '{"query": ' }, 400],
    ['a batch', { payload: [{ query: QUERY }, { query: QUERY }] }, 400],
    ['no query', { payload: { variables: {} } }, 400],
    ['a query that is no text', { payload: { query: { kind: 'Document' } } }, 400],
    ['variables that are a list', { payload: { query: QUERY, variables: [] } }, 400],
    ['a document given as JSON', { payload: { query: '{"kind":"Document","definitions":[]}' } }, 400],
    [
      'a prototype in the body',
      { headers: { 'content-type': 'application/json' }, payload: `{"__proto__":{},"query":"${QUERY}"}` },
      400,
    ],
  ])('refuses %s', async (_, options, status) => {
    const { post } = await openApp()
    const answer = await post({ query: QUERY }, options as never)
    expect(answer.status).toBe(status)
    expect(answer.body.errors[0].extensions.code).toBe('BAD_USER_INPUT')
    expect(answer.body.data).toBeUndefined()
  })

  test.each(['GET', 'PUT', 'DELETE', 'PATCH'] as const)('refuses %s', async (method) => {
    const { app } = await openApp()
    const response = await app.inject({ method, url: `/api/graphql?query=${encodeURIComponent(QUERY)}` })
    expect(response.statusCode).toBe(405)
    expect(response.headers.allow).toBe('POST')
  })

  test('shows GraphiQL in development, whole and with nothing from elsewhere', async () => {
    const ctx = await createTestContext('sqlite')
    const app = await buildApp({ ctx: { ...ctx, production: false }, lifecycle: { closing: false } })
    onTestFinished(() => app.close())
    const response = await app.inject({ method: 'GET', url: '/api/graphql' })
    expect(response.statusCode).toBe(200)
    expect(response.headers['content-security-policy']).toContain("connect-src 'self'")
    expect(response.body).not.toMatch(/<(?:script|link)[^>]*(?:src|href)="https?:/)
    const payload = { query: getIntrospectionQuery(), operationName: 'IntrospectionQuery' }
    const schema = await app.inject({ method: 'POST', url: '/api/graphql', payload })
    expect(schema.json().data.__schema.queryType.name).toBe('Query')
  })
})

describe('what a document may cost', () => {
  const repeat = (count: number, write: (n: number) => string) =>
    Array.from({ length: count }, (_, n) => write(n)).join(' ')
  const aliases = (count: number) => `{ auth { ${repeat(count, (n) => `a${n}: getLogIn { conexion }`)} } }`
  const inline = (depth: number) =>
    `{ auth { ${'... { '.repeat(depth)}getLogIn { conexion }${' }'.repeat(depth)} } }`
  const DE_UN_CV = 'id primerNombre segundoNombre primerApellido segundoApellido telefono celular'

  // Each meets one limit alone: without that it would be answered, or refused later and in other words.
  const TOO_COSTLY: Record<string, string> = {
    '31 aliases': aliases(31),
    'a field 15 deep': `{ auth { getLogIn { ${'usuario { '.repeat(12)}id${' }'.repeat(12)} } } }`,
    '21 directives': `{ auth ${'@include(if: true) '.repeat(21)} { getLogIn { conexion } } }`,
    '15 fragments within each other': inline(15),
    '4,001 words': `{ getEncuestado(idClima: [${'1 '.repeat(4_001)}], token: "x") { encuestaActiva } }`,
    '1,500 fields out of one fragment': `fragment F on CV { ${DE_UN_CV} } ${repeat(150, (n) => `query q${n} { appInfo { getCVs(limit: 1, cursor: 0) { ...F } } }`)}`,
    'circular fragments': 'fragment A on Auth { ...B } fragment B on Auth { ...A } { auth { ...A } }',
    'fragments that multiply': `${repeat(12, (n) => `fragment F${n} on Auth { ${n ? `...F${n - 1} `.repeat(10) : 'getLogIn { conexion }'} }`)} { auth { ...F11 } }`,
  }

  test('is bounded in depth, width, aliases, directives, fragments and size', async () => {
    const { post } = await openApp()
    for (const [name, query] of Object.entries(TOO_COSTLY)) {
      const { status, body } = await post({ query })
      expect([name, status, body.errors?.[0].message]).toEqual([
        name,
        400,
        'La consulta es demasiado grande o compleja.',
      ])
    }
    for (const query of [aliases(30), inline(14)]) {
      expect((await post({ query })).body.errors).toBeUndefined()
    }
  })

  test('10 megabytes as a literal or as a variable reach the resolver of staff', async () => {
    const { graphql, logIn } = await openApp()
    const cookie = await logIn()
    const big = 'a'.repeat(10 * 1024 * 1024)
    const literal = await graphql(
      `{ auth { logIn(usuarioOEmail: "x", password: "${big}") { conexion } } }`,
      {},
      cookie,
    )
    expect(literal.data.auth.logIn.conexion).toBe(false)
    const variable = await graphql(
      'query($p: String!) { auth { logIn(usuarioOEmail: "x", password: $p) { conexion } } }',
      { p: big },
      cookie,
    )
    expect(variable.data.auth.logIn.conexion).toBe(false)
  })

  test('without a session of staff a body over 256 KB is refused, declared or not', async () => {
    const { post, app, logIn, logInAs } = await openApp()
    const big = JSON.stringify({ query: QUERY, variables: { x: 'a'.repeat(300 * 1024) } })
    const send = async (cookie: string) =>
      (await post(big, { headers: { 'content-type': 'application/json', cookie } })).status
    expect(await send('')).toBe(413)
    expect(await send(await logInAs('cliente'))).toBe(413)
    expect(await send(await logIn())).not.toBe(413)

    await app.listen({ port: 0, host: '127.0.0.1' })
    const { port } = app.server.address() as { port: number }
    const chunked = await fetch(`http://127.0.0.1:${port}/api/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: new Blob([big]).stream(),
      duplex: 'half',
    } as RequestInit)
    expect(chunked.status).toBe(413)
  })

  test('a body that takes its time is judged by the session of when it has come', async () => {
    const { app, ctx, logIn } = await openApp()
    const cookie = await logIn()
    const body = JSON.stringify({ query: '{ climasOrganizacionales { id } }' })
    // Asked for once the sender was found to have a session, which ends then.
    async function* send() {
      yield body.slice(0, 10)
      await ctx.db.deleteFrom('sesiones').execute()
      yield body.slice(10)
    }
    const answer = await app.inject({
      method: 'POST',
      url: '/api/graphql',
      headers: { 'content-type': 'application/json', cookie },
      payload: Readable.from(send()),
    })
    expect(answer.json().errors[0].extensions.code).toBe('UNAUTHENTICATED')
  })

  test('a request makes one file, by whatever names it asks for more', async () => {
    const { graphql, logIn } = await openApp()
    const call = 'getExcelDeBitacora(filtro: {})'
    const { data, errors } = await graphql(`{ appInfo { a: ${call} b: ${call} } }`, {}, await logIn())
    expect(data).toBeNull()
    expect(errors.map(({ message }: { message: string }) => message)).toEqual(['Pide un archivo a la vez.'])
  })

  test('an operation that the document does not have is refused, and so is a name without end', async () => {
    const { post } = await openApp()
    const query = `query a ${QUERY} query b ${QUERY}`
    for (const operationName of ['c', '', 'a'.repeat(101), null]) {
      for (let i = 0; i < 3; i++) {
        const { status, body } = await post({ operationName, query })
        expect([status, body.errors]).toEqual([400, [NO_CONTRACT]])
      }
    }
    for (let i = 0; i < 3; i++) expect((await post({ operationName: 'b', query })).status).toBe(200)
  })

  test('values that do not fit are refused with one error, however many and however deep they are', async () => {
    const { post } = await openApp()
    const query = `mutation($clima: ClimaInput = {idEmpresa: "x", fechaInicio: 0, gruposDeOpinion: [], areasDeTrabajo: [], indicadoresDeMedicion: [], 
      cuestionario: {tipo: "x", partesCuestionario: []}}, $y: Boolean = false) {
      __typename insertClimaOrganizacional(clima: $clima) @include(if: $y) { id } }`
    for (let i = 0; i < 3; i++) expect((await post({ query })).status).toBe(200)
    for (const parts of [1, 100, 5_000]) {
      const partesCuestionario = Array.from({ length: parts }, () => ({}))
      const { status, body } = await post({
        query,
        variables: { clima: { cuestionario: { partesCuestionario } } },
      })
      expect([parts, status, body]).toEqual([parts, 400, { errors: [NO_CONTRACT] }])
    }
  })

  test('the name of one operation is no line of another document', async () => {
    const { post } = await openApp()
    for (let i = 0; i < 3; i++) await post({ operationName: '#', query: QUERY })
    for (let i = 0; i < 3; i++) expect((await post({ query: `#\n${QUERY}` })).status).toBe(200)
  })

  test('with a session a body over 14 MB is refused', async () => {
    const { post, logIn } = await openApp()
    const body = JSON.stringify({ query: QUERY, variables: { x: 'a'.repeat(14 * 1024 * 1024) } })
    const headers = { 'content-type': 'application/json', cookie: await logIn() }
    expect((await post(body, { headers })).status).toBe(413)
  })
})

describe('what an answer may tell', () => {
  test('production neither describes nor suggests its fields', async () => {
    const { graphql } = await openApp()
    expect((await graphql('{ __schema { types { name } } }')).errors[0].extensions.code).toBe(
      'BAD_USER_INPUT',
    )
    const { errors } = await graphql('{ auth { getLogInn { conexion } } }')
    expect(errors).toEqual([
      { message: 'La consulta no cumple el contrato de la API.', extensions: { code: 'BAD_USER_INPUT' } },
    ])
  })

  test('a failure inside is masked, and its cause stays in the log', async () => {
    const { graphql, ctx } = await openApp()
    await ctx.db.schema.dropTable('limites').execute()
    const { data, errors } = await graphql(
      '{ auth { logIn(usuarioOEmail: "a", password: "b") { conexion } } }',
    )
    expect(data).toBeNull()
    expect(errors).toEqual([
      {
        message: 'Algo falló de nuestro lado. Intenta de nuevo en un momento.',
        path: ['auth', 'logIn'],
        extensions: { code: 'INTERNAL' },
      },
    ])
  })

  test.each([
    [
      'NUL in a variable',
      'query($p: String!) { auth { logIn(usuarioOEmail: $p, password: "x") { conexion } } }',
      { p: 'a\0' },
    ],
    [
      'a lone surrogate in a variable',
      'query($p: String!) { auth { logIn(usuarioOEmail: $p, password: "x") { conexion } } }',
      { p: '\ud800' },
    ],
    [
      'NUL in a literal',
      String.raw`{ auth { logIn(usuarioOEmail: "\u0000", password: "x") { conexion } } }`,
      {},
    ],
    ['a missing argument', '{ auth { logIn(usuarioOEmail: "x") { conexion } } }', {}],
    [
      'a variable of another type',
      'query($p: String!) { auth { logIn(usuarioOEmail: $p, password: "x") { conexion } } }',
      { p: 5 },
    ],
  ])('%s is bad input', async (_, query, variables) => {
    const { graphql } = await openApp()
    // Twice: the second time the document is known.
    for (let turn = 0; turn < 3; turn++) {
      expect((await graphql(query, variables)).errors[0].extensions.code).toBe('BAD_USER_INPUT')
    }
  })
})
