import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { createTestApp, credentials, LOG_IN, STAFF, type TestApp } from '#tests/support/test-app.ts'
import { insertUsuario } from './insert-usuario.ts'
import { hashPassword } from './passwords.ts'
import { findUsuario, updatePassword } from './usuarios-store.ts'

const GET_LOG_IN = '{ auth { getLogIn { conexion } } }'
const GET_SESIONES = '{ appInfo { getSesiones { inicio ultimoUso actual } } }'
const CHANGE = `mutation($passwordActual: String!, $passwordNueva: String!) {
  changePassword(passwordActual: $passwordActual, passwordNueva: $passwordNueva) }`
const DELETE_OTRAS = 'mutation($password: String!) { deleteOtrasSesiones(password: $password) }'
const NUEVA = 'otra frase bastante larga'
const MINUTO = 60_000
const HORA = 60 * MINUTO

function open({ graphql, post, logIn }: TestApp) {
  const enter = async (password: string, name = STAFF.usuario) => {
    const { cookies } = await post({ query: LOG_IN, variables: credentials(name, password) })
    return cookies[0] ? `${cookies[0].name}=${cookies[0].value}` : null
  }
  return {
    logIn,
    enter,
    change: (cookie: string, passwordActual: string, passwordNueva: string) =>
      post({ query: CHANGE, variables: { passwordActual, passwordNueva } }, { headers: { cookie } }),
    deleteOtras: (cookie: string, password: string) =>
      post({ query: DELETE_OTRAS, variables: { password } }, { headers: { cookie } }),
    isConnected: async (cookie: string): Promise<boolean> =>
      (await graphql(GET_LOG_IN, {}, cookie)).data.auth.getLogIn.conexion,
    getSesiones: async (cookie: string) => (await graphql(GET_SESIONES, {}, cookie)).data.appInfo.getSesiones,
  }
}

const codeOf = (body: any) => body.errors?.[0].extensions.code
const messageOf = (body: any) => body.errors?.[0].message

describeAnyEngine("one's own account", (engine) => {
  const openAccount = async () => {
    const testApp = await createTestApp(engine)
    return { ...testApp, ...open(testApp) }
  }

  test('a new password ends all other sessions, rotates the present one, and is the only one that enters', async () => {
    const { logIn, enter, change, isConnected } = await openAccount()
    const [present, other] = [await logIn(), await logIn()]
    const { body, cookies } = await change(present, STAFF.password, NUEVA)
    expect(body.data.changePassword).toMatch(/^Contraseña cambiada/)
    expect(cookies[0]).toMatchObject({ name: 'sesion', httpOnly: true, sameSite: 'Lax' })
    const rotated = `sesion=${cookies[0].value}`
    expect(rotated).not.toBe(present)
    expect(await isConnected(rotated)).toBe(true)
    expect(await isConnected(present)).toBe(false)
    expect(await isConnected(other)).toBe(false)
    expect(await enter(STAFF.password)).toBeNull()
    expect(await enter(NUEVA)).not.toBeNull()
  })

  test('a wrong present password changes nothing, and says so', async () => {
    const { ctx, logIn, change, deleteOtras, isConnected } = await openAccount()
    const [present, other] = [await logIn(), await logIn()]
    const readAll = () => ctx.db.selectFrom('usuarios').selectAll().execute()
    const before = await readAll()
    const { body, cookies } = await change(present, 'no es esta', NUEVA)
    for (const answer of [body, (await deleteOtras(present, 'no es esta')).body]) {
      expect(codeOf(answer)).toBe('BAD_USER_INPUT')
      expect(messageOf(answer)).toBe('La contraseña actual no es correcta.')
    }
    expect(cookies).toEqual([])
    expect(await readAll()).toEqual(before)
    expect(await isConnected(present)).toBe(true)
    expect(await isConnected(other)).toBe(true)
  })

  test('a bad new password is refused in words, the old one stays, and no try is used up', async () => {
    const { logIn, change, isConnected, enter } = await openAccount()
    const cookie = await logIn()
    const bad: [string, RegExp][] = [
      ['corta', /de 10 a 256/],
      ['x'.repeat(257), /de 10 a 256/],
      ['QwertyUIOP', /más usadas/],
      ['ｑｗｅｒｔｙｕｉｏｐ', /más usadas/],
      ['Consultora123', /no queda casi nada/],
      ['ClimaYTalento2025', /no queda casi nada/],
      [STAFF.password, /igual a la actual/],
    ]
    for (const [nueva, sentence] of [...bad, ...bad]) {
      const { body } = await change(cookie, STAFF.password, nueva)
      expect([nueva, codeOf(body)]).toEqual([nueva, 'BAD_USER_INPUT'])
      expect(messageOf(body)).toMatch(sentence)
    }
    expect(await isConnected(cookie)).toBe(true)
    expect(await enter(STAFF.password)).not.toBeNull()
  })

  test('tries at the present password and at the login are counted together: ten, then none for a while', async () => {
    const { ctx, logIn, enter, change, deleteOtras } = await openAccount()
    const cookie = await logIn()
    for (let turn = 0; turn < 4; turn++) await change(cookie, `mala ${turn}`, NUEVA)
    for (let turn = 0; turn < 3; turn++) await deleteOtras(cookie, `mala ${turn}`)
    for (let turn = 0; turn < 3; turn++) await enter(`mala ${turn}`)
    const { body } = await change(cookie, STAFF.password, NUEVA)
    expect(codeOf(body)).toBe('RATE_LIMITED')
    expect(messageOf(body)).toMatch(/intentos/)
    expect(codeOf((await deleteOtras(cookie, STAFF.password)).body)).toBe('RATE_LIMITED')
    expect(await enter(STAFF.password)).toBeNull()
    ctx.advance(15 * MINUTO)
    expect((await change(cookie, STAFF.password, NUEVA)).body.errors).toBeUndefined()
  })

  test('of two changes at once one is made; the other finds its session ended', async () => {
    const { logIn, change, enter } = await openAccount()
    const [one, two] = [await logIn(), await logIn()]
    const answers = await Promise.all([
      change(one, STAFF.password, 'la primera que llegó'),
      change(two, STAFF.password, 'la segunda que llegó'),
    ])
    expect(answers.filter(({ body }) => !body.errors)).toHaveLength(1)
    const entered = [await enter('la primera que llegó'), await enter('la segunda que llegó')]
    expect(entered.map((cookie) => cookie !== null)).toEqual(answers.map(({ body }) => !body.errors))
  })

  test('what was under way with the old password when it changed opens no session', async () => {
    const { ctx, logIn, enter, deleteOtras, isConnected } = await openAccount()
    const cookie = await logIn()
    const usuario = (await findUsuario(ctx.db, STAFF.usuario))!
    const passwordHash = await hashPassword(ctx.db, NUEVA)
    // Checking the password takes tens of milliseconds; some of these are at it when it changes.
    const underWay = Array.from({ length: 8 }, async (_, i) => {
      await sleep(i * 8)
      if (i % 2 === 0) return enter(STAFF.password)
      const { cookies } = await deleteOtras(cookie, STAFF.password)
      return cookies[0] ? `${cookies[0].name}=${cookies[0].value}` : null
    })
    await sleep(40)
    await inTransaction(ctx.db, (tx) => updatePassword(tx, { idUsuario: usuario.id, passwordHash }))
    for (const opened of [cookie, ...(await Promise.all(underWay))])
      if (opened) expect(await isConnected(opened)).toBe(false)
    expect(await enter(STAFF.password)).toBeNull()
  })

  test('the list of sessions: the present one first, then the last used; those that ended are not in it', async () => {
    const { ctx, logIn, isConnected, getSesiones } = await openAccount()
    const begin = ctx.now()
    await logIn()
    ctx.advance(11 * HORA)
    const used = await logIn()
    ctx.advance(2 * HORA)
    await logIn()
    const present = await logIn()
    ctx.advance(10 * MINUTO)
    await isConnected(used)
    ctx.advance(10 * MINUTO)
    const at = (hours: number, minutes = 0) => begin + hours * HORA + minutes * MINUTO
    expect(await getSesiones(present)).toEqual([
      { inicio: at(13), ultimoUso: at(13, 20), actual: true },
      { inicio: at(11), ultimoUso: at(13, 10), actual: false },
      { inicio: at(13), ultimoUso: at(13), actual: false },
    ])
  })

  test('the others end, the present one goes on under a new id, and everybody else stays', async () => {
    const { ctx, logIn, enter, deleteOtras, isConnected, getSesiones } = await openAccount()
    const colega = { usuario: 'Colega', correo: 'colega@firma.example', password: 'nueve gatos en la azotea' }
    await insertUsuario(ctx, colega)
    const deColega = (await enter(colega.password, colega.usuario))!
    const [other, present] = [await logIn(), await logIn()]
    expect(await getSesiones(deColega)).toHaveLength(1)
    const { body, cookies } = await deleteOtras(present, STAFF.password)
    expect(body.data.deleteOtrasSesiones).toMatch(/otras sesiones/)
    const rotated = `sesion=${cookies[0].value}`
    expect(await isConnected(rotated)).toBe(true)
    expect(await isConnected(other)).toBe(false)
    expect(await isConnected(deColega)).toBe(true)
    expect(await getSesiones(rotated)).toEqual([expect.objectContaining({ actual: true })])
    // Whoever holds a copy of the cookie that asked is out as well.
    expect(await isConnected(present)).toBe(false)
    // Nor does the password of one confirm what another asks.
    expect(codeOf((await deleteOtras(rotated, colega.password)).body)).toBe('BAD_USER_INPUT')
  })

  test('both in one document leave one session, that of the cookie', async () => {
    const { post, logIn, getSesiones } = await openAccount()
    const query = `mutation($vieja: String!, $nueva: String!) {
      changePassword(passwordActual: $vieja, passwordNueva: $nueva) deleteOtrasSesiones(password: $nueva) }`
    const { body, cookies } = await post(
      { query, variables: { vieja: STAFF.password, nueva: NUEVA } },
      { headers: { cookie: await logIn() } },
    )
    expect(body.errors).toBeUndefined()
    expect(await getSesiones(`sesion=${cookies.at(-1).value}`)).toHaveLength(1)
  })
})
