import { verify } from '@node-rs/argon2'
import { expect, test, vi } from 'vitest'
import type { Config } from '../../src/server/context/config.ts'
import { describeAnyEngine } from '../support/databases.ts'
import { createTestApp, credentials, LOG_IN, STAFF } from '../support/test-app.ts'

vi.mock('@node-rs/argon2', async (load) => {
  const original = await load<typeof import('@node-rs/argon2')>()
  return { ...original, verify: vi.fn(original.verify) }
})

const codes = (errors: { extensions: { code: string } }[] = []) =>
  errors.map((error) => error.extensions.code)

describeAnyEngine('a password', (engine) => {
  test('is not guessed any faster by aliases: thirty in one document are thirty tries', async () => {
    const { graphql } = await createTestApp(engine)
    const tries = Array.from(
      { length: 30 },
      (_, n) => `t${n}: logIn(usuarioOEmail: "Consultora", password: "mala${n}") { conexion }`,
    )
    vi.mocked(verify).mockClear()
    const { errors } = await graphql(`{ auth { ${tries.join(' ')} } }`)
    expect(codes(errors)).toContain('RATE_LIMITED')
    // The first refusal ends the answer, and nobody waits for what had not begun.
    expect(vi.mocked(verify).mock.calls.length).toBeLessThanOrEqual(10)
    const { errors: later } = await graphql(LOG_IN, credentials(STAFF.usuario, STAFF.password))
    expect(codes(later)).toEqual(['RATE_LIMITED'])
    expect(vi.mocked(verify).mock.calls.length).toBeLessThanOrEqual(10)
  })

  test('costs the same work for an account that is there, one that is not, and a text nobody types', async () => {
    const { graphql } = await createTestApp(engine)
    const parameters: unknown[] = []
    for (const name of [STAFF.usuario, STAFF.correo, 'nadie', 'x'.repeat(10_000)]) {
      vi.mocked(verify).mockClear()
      const { data } = await graphql(LOG_IN, credentials(name, 'mala'))
      expect(data.auth.logIn).toEqual({ conexion: false, usuario: null })
      // $argon2id$v=19$m=…,t=…,p=…$: what decides how long a check takes.
      parameters.push(vi.mocked(verify).mock.calls.map(([hash]) => String(hash).split('$').slice(1, 4)))
    }
    expect(parameters[0]).toHaveLength(1)
    for (const other of parameters) expect(other).toEqual(parameters[0])
  })

  test.each<[string, Config['trustProxy'], (n: number) => string]>([
    ['TRUST_PROXY off, X-Forwarded-For as one likes', false, (n) => `10.1.1.${n}`],
    ['one proxy, which adds the true address behind the false ones', 1, (n) => `10.1.1.${n}, 203.0.113.7`],
    ['a named proxy and an invented chain', '127.0.0.1', (n) => `10.1.${n}.1, 10.2.2.2, 203.0.113.7`],
    ['one proxy and an IPv6 home that changes its address', 1, (n) => `2001:db8:7:7::${n + 1}`],
    ['one proxy and headers that are no address', 1, (n) => `${'x'.repeat(n)}, 203.0.113.7`],
  ])('is not guessed by posing as many visitors (%s)', async (_, trustProxy, forge) => {
    const { post } = await createTestApp(engine, { config: { trustProxy } })
    // What is counted is the try; the work of checking it is seen above.
    for (let turn = 0; turn < 10; turn++) vi.mocked(verify).mockResolvedValueOnce(false)
    const tryAs = async (turn: number) => {
      const headers = {
        'x-forwarded-for': forge(turn),
        'x-real-ip': forge(turn),
        forwarded: `for=10.9.9.${turn}`,
      }
      return (await post({ query: LOG_IN, variables: credentials('nadie', 'mala') }, { headers })).body
    }
    for (let turn = 0; turn < 10; turn++) expect((await tryAs(turn)).errors).toBeUndefined()
    expect(codes((await tryAs(99)).errors)).toEqual(['RATE_LIMITED'])
    if (!trustProxy) return
    // Nor does anybody behind the same proxy pay for it.
    const headers = { 'x-forwarded-for': '198.51.100.8' }
    const other = await post({ query: LOG_IN, variables: credentials('nadie', 'mala') }, { headers })
    expect(other.body.errors).toBeUndefined()
  })

  test('is not guessed by a firm that has 65,536 networks', async () => {
    const { post } = await createTestApp(engine)
    for (let turn = 0; turn < 40; turn++) vi.mocked(verify).mockResolvedValueOnce(false)
    const tryFrom = async (remoteAddress: string) =>
      (await post({ query: LOG_IN, variables: credentials('nadie', 'mala') }, { remoteAddress })).body
    for (let turn = 0; turn < 40; turn++)
      expect((await tryFrom(`2001:db8:7:${turn}::1`)).errors).toBeUndefined()
    expect(codes((await tryFrom('2001:db8:7:99::1')).errors)).toEqual(['RATE_LIMITED'])
    expect((await tryFrom('2001:db8:8::1')).errors).toBeUndefined()
  })
})
