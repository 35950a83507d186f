import { expect, test } from 'vitest'
import { HORA_MS } from '#domain/fechas/duraciones.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { createTestApp, credentials, LOG_IN, STAFF } from '#tests/support/test-app.ts'
import { deleteSesionesTerminadas } from './sesiones-store.ts'

const GET_LOG_IN = '{ auth { getLogIn { conexion usuario { id usuario } } } }'
const LOG_OUT = '{ auth { logOut { conexion usuario { id } } } }'
const DESCONECTADO = { conexion: false, usuario: null }

describeAnyEngine('session', (engine) => {
  test('by user or e-mail, in any case, a correct password connects', async () => {
    const { graphql } = await createTestApp(engine)
    for (const name of ['Consultora', 'consultora', ' CONSULTORA@firma.example ']) {
      const { data } = await graphql(LOG_IN, credentials(name, STAFF.password))
      expect(data.auth.logIn).toEqual({
        conexion: true,
        usuario: { id: expect.any(String), usuario: 'Consultora' },
      })
    }
  })

  test('wrong password and unknown user get the same answer, and no cookie', async () => {
    const { post } = await createTestApp(engine)
    for (const name of [STAFF.usuario, 'nadie']) {
      const { body, cookies, status } = await post({ query: LOG_IN, variables: credentials(name, 'mala') })
      expect(status).toBe(200)
      expect(body).toEqual({ data: { auth: { logIn: DESCONECTADO } } })
      expect(cookies).toEqual([])
    }
  })

  test('getLogIn tells the session of the cookie, and nothing without one', async () => {
    const { graphql, logIn } = await createTestApp(engine)
    expect((await graphql(GET_LOG_IN)).data.auth.getLogIn).toEqual(DESCONECTADO)
    const { data } = await graphql(GET_LOG_IN, {}, await logIn())
    expect(data.auth.getLogIn).toMatchObject({ conexion: true, usuario: { usuario: 'Consultora' } })
  })

  test('a forged or altered cookie is no session', async () => {
    const { graphql, logIn } = await createTestApp(engine)
    const cookie = await logIn()
    for (const forged of ['sesion=x', `${cookie}x`, cookie.slice(0, -1)]) {
      expect((await graphql(GET_LOG_IN, {}, forged)).data.auth.getLogIn).toEqual(DESCONECTADO)
    }
  })

  test('after logout the old cookie is worth nothing', async () => {
    const { graphql, logIn } = await createTestApp(engine)
    const cookie = await logIn()
    expect((await graphql(LOG_OUT, {}, cookie)).data.auth.logOut).toEqual(DESCONECTADO)
    expect((await graphql(GET_LOG_IN, {}, cookie)).data.auth.getLogIn).toEqual(DESCONECTADO)
  })

  test('the id rotates at login and the one planted before it dies', async () => {
    const { post, graphql, logIn } = await createTestApp(engine)
    const before = await logIn()
    const { cookies } = await post(
      { query: LOG_IN, variables: credentials(STAFF.usuario, STAFF.password) },
      { headers: { cookie: before } },
    )
    expect(`sesion=${cookies[0].value}`).not.toBe(before)
    expect((await graphql(GET_LOG_IN, {}, before)).data.auth.getLogIn).toEqual(DESCONECTADO)
  })

  test('the database holds no session id that opens a session', async () => {
    const { ctx, logIn } = await createTestApp(engine)
    const cookie = await logIn()
    const rows = await ctx.db.selectFrom('sesiones').selectAll().execute()
    expect(JSON.stringify(rows)).not.toContain(cookie.slice('sesion='.length))
  })

  test.each([
    ['', '__Host-sesion', '/'],
    ['/sitio', '__Secure-sesion', '/sitio'],
  ])('behind https under "%s" the cookie is HttpOnly, Lax, Secure and %s', async (basePath, name, path) => {
    const { post, graphql } = await createTestApp(engine, {
      config: { basePath, publicUrl: 'https://firma.example' },
    })
    const { cookies } = await post({ query: LOG_IN, variables: credentials(STAFF.usuario, STAFF.password) })
    expect(cookies[0]).toMatchObject({ name, path, httpOnly: true, sameSite: 'Lax', secure: true })
    expect(cookies[0].domain).toBeUndefined()
    const isConnected = async (header: string) =>
      (await graphql(GET_LOG_IN, {}, header)).data.auth.getLogIn.conexion
    expect(await isConnected(`${name}=${cookies[0].value}`)).toBe(true)
    // A neighbour under the same domain, or plain http, can plant this one.
    expect(await isConnected(`sesion=${cookies[0].value}`)).toBe(false)
  })

  test('12 idle hours end a session, use keeps it, 7 days end it anyway', async () => {
    const { ctx, graphql, logIn } = await createTestApp(engine)
    const isConnected = async (cookie: string) =>
      (await graphql(GET_LOG_IN, {}, cookie)).data.auth.getLogIn.conexion
    const idle = await logIn()
    ctx.advance(12 * HORA_MS)
    expect(await isConnected(idle)).toBe(false)

    const used = await logIn()
    for (let hours = 0; hours < 7 * 24 - 11; hours += 11) {
      ctx.advance(11 * HORA_MS)
      expect(await isConnected(used)).toBe(true)
    }
    ctx.advance(11 * HORA_MS)
    expect(await isConnected(used)).toBe(false)
    await deleteSesionesTerminadas(ctx.db, ctx.now())
    expect(await ctx.db.selectFrom('sesiones').selectAll().execute()).toEqual([])
  })

  test('the 11th failed try of an account from an address is refused, and passes again after 15 minutes', async () => {
    const { ctx, graphql } = await createTestApp(engine)
    const tryWith = (password: string) => graphql(LOG_IN, credentials(STAFF.usuario, password))
    for (let turn = 0; turn < 10; turn++) {
      expect((await tryWith('mala')).data.auth.logIn.conexion).toBe(false)
    }
    const refused = await tryWith(STAFF.password)
    expect(refused.errors[0].extensions.code).toBe('RATE_LIMITED')
    expect(refused.errors[0].message).toMatch(/intentos/)
    ctx.advance(15 * 60_000)
    expect((await tryWith(STAFF.password)).data.auth.logIn.conexion).toBe(true)
  })

  test('ten tries are of what was typed, however it is written: no answer tells whether a name and an address are one account', async () => {
    const { graphql } = await createTestApp(engine)
    const codesOf = async (...quienes: string[]) => {
      const codes = []
      for (const quien of quienes) {
        const { errors } = await graphql(LOG_IN, credentials(quien, 'mala'))
        codes.push(errors?.[0].extensions.code)
      }
      return codes
    }
    const alternate = (usuario: string, correo: string) =>
      Array.from({ length: 22 }, (_, turn) => (turn % 2 ? correo : ` ${usuario.toUpperCase()}`))
    const deCuenta = await codesOf(...alternate(STAFF.usuario, STAFF.correo))
    expect(await codesOf(...alternate('nadie', 'nadie@firma.example'))).toEqual(deCuenta)
    expect(deCuenta).toEqual([...Array(20).fill(undefined), 'RATE_LIMITED', 'RATE_LIMITED'])
  })

  test('the name and the address of an account have ten tries together: beyond them not even the password is right', async () => {
    const { ctx, graphql } = await createTestApp(engine)
    const enter = async (quien: string, password: string) =>
      (await graphql(LOG_IN, credentials(quien, password))).data.auth.logIn.conexion
    for (let turn = 0; turn < 9; turn++) await enter(turn % 2 ? STAFF.usuario : STAFF.correo, 'mala')
    expect(await enter(STAFF.usuario, STAFF.password)).toBe(true)
    await enter(STAFF.usuario, 'mala')
    expect(await enter(STAFF.correo, STAFF.password)).toBe(false)
    ctx.advance(15 * 60_000)
    expect(await enter(STAFF.correo, STAFF.password)).toBe(true)
  })

  test('30 tries at once: exactly 10 are looked at', async () => {
    const { graphql } = await createTestApp(engine)
    const answers = await Promise.all(
      Array.from({ length: 30 }, () => graphql(LOG_IN, credentials(STAFF.usuario, 'mala'))),
    )
    expect(answers.filter((answer) => !answer.errors)).toHaveLength(10)
  })

  test('100 failures from one address over many accounts close that address alone', async () => {
    const { ctx, post } = await createTestApp(engine)
    const tryFrom = async (remoteAddress: string, name: string) =>
      (await post({ query: LOG_IN, variables: credentials(name, 'mala') }, { remoteAddress })).body
    await tryFrom('10.0.0.1', 'cuenta')
    // As after 98 tries more, each of which would take its time over the password.
    await ctx.db
      .updateTable('limites')
      .set({ cuenta: 99 })
      .where('clave', 'like', 'login:direccion:%')
      .execute()
    expect((await tryFrom('10.0.0.1', 'la-numero-100')).errors).toBeUndefined()
    expect((await tryFrom('10.0.0.1', 'otra')).errors[0].extensions.code).toBe('RATE_LIMITED')
    expect((await tryFrom('10.0.0.2', 'otra')).errors).toBeUndefined()
  })

  test('a spoofed X-Forwarded-For does not escape the limit', async () => {
    const { post } = await createTestApp(engine)
    const tryAs = async (forwarded: string) =>
      (
        await post(
          { query: LOG_IN, variables: credentials(STAFF.usuario, 'mala') },
          { headers: { 'x-forwarded-for': forwarded } },
        )
      ).body
    for (let turn = 0; turn < 10; turn++) await tryAs(`10.1.1.${turn}`)
    expect((await tryAs('10.1.1.99')).errors[0].extensions.code).toBe('RATE_LIMITED')
  })

  test('successful logins do not use up the limit', async () => {
    const { graphql } = await createTestApp(engine)
    for (let turn = 0; turn < 12; turn++) {
      const { data } = await graphql(LOG_IN, credentials(STAFF.usuario, STAFF.password))
      expect(data.auth.logIn.conexion).toBe(true)
    }
  })
})
