import { expect, test } from 'vitest'
import { mayCallWithoutFactor } from '#contract/permisos.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { dumpDatabase } from '#tests/support/dump-database.ts'
import { credentials, STAFF } from '#tests/support/test-app.ts'
import { codeOf, openEquipo } from '../../equipo/testing/equipo-de-prueba.ts'
import { insertLlaveDeAccesoRow } from '../llaves-de-acceso-store.ts'
import { computeCodigo, encodeBase32, findPaso } from './totp.ts'

const LOG_IN =
  'query($usuarioOEmail: String!, $password: String!) { auth { logIn(usuarioOEmail: $usuarioOEmail, password: $password) { conexion usuario { id } segundoFactor { paso } faltaSegundoFactor } } }'
const CONFIRM_LOG_IN =
  'query($paso: ID!, $codigo: String!) { auth { confirmLogIn(paso: $paso, codigo: $codigo) { conexion usuario { id } segundoFactor { paso } } } }'
const PREPARE = 'mutation($password: String!) { prepareSegundoFactor(password: $password) { clave uri } }'
const CONFIRM = 'mutation($codigo: String!) { confirmSegundoFactor(codigo: $codigo) }'
const ACTIVATE = 'mutation { activateSegundoFactor }'
const REMOVE = 'mutation($password: String!) { deleteSegundoFactor(password: $password) }'
const ALFABETO = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ234567'

function decodeBase32(text: string): Uint8Array {
  const bits = [...text].map((letter) => ALFABETO.indexOf(letter).toString(2).padStart(5, '0')).join('')
  return Uint8Array.from(bits.match(/.{8}/g)!, (byte) => Number.parseInt(byte, 2))
}

test('codes are those of RFC 6238', () => {
  const secreto = Buffer.from('12345678901234567890')
  const vectors: [number, string][] = [
    [59, '94287082'],
    [1111111109, '07081804'],
    [1111111111, '14050471'],
    [1234567890, '89005924'],
    [2000000000, '69279037'],
    [20000000000, '65353130'],
  ]
  for (const [seconds, codigo] of vectors) {
    expect(computeCodigo(secreto, Math.floor(seconds / 30), 8)).toBe(codigo)
  }
  expect(encodeBase32(Buffer.from('foobar'))).toBe('MZXW6YTBOI')
  expect(findPaso(secreto, '287 082', 59_000)).toBe(1)
  expect(findPaso(secreto, '287082', 59_000 + 61_000)).toBeNull()
})

async function open(engine: Engine) {
  const app = await openEquipo(engine)
  const { graphql, post, ctx } = app
  const ask = async (query: string, variables: object, cookie?: string) => {
    const { body, cookies } = await post({ query, variables }, cookie ? { headers: { cookie } } : {})
    const set = cookies.find(({ name }) => name.endsWith('sesion'))
    return { ...body, cookie: set ? `${set.name}=${set.value}` : null }
  }
  const computeNow = (clave: string, steps = 0) =>
    computeCodigo(decodeBase32(clave), Math.floor(ctx.now() / 30_000) + steps)
  const activate = async (cookie: string, password = STAFF.password) => {
    const prepared = await graphql(PREPARE, { password }, cookie)
    const { clave, uri } = prepared.data.prepareSegundoFactor
    const confirmed = await graphql(CONFIRM, { codigo: computeNow(clave) }, cookie)
    const activated = await ask(ACTIVATE, {}, cookie)
    // The code that confirmed it is used up.
    ctx.advance(30_000)
    return {
      clave,
      uri,
      codigos: confirmed.data.confirmSegundoFactor as string[],
      cookie: activated.cookie!,
    }
  }
  const logIn = async () => ask(LOG_IN, credentials(STAFF.usuario, STAFF.password))
  const begin = async () => (await logIn()).data.auth.logIn.segundoFactor.paso as string
  const finish = (paso: string, codigo: string) => ask(CONFIRM_LOG_IN, { paso, codigo })
  const requireOfAll = (cookie: string) =>
    graphql('mutation { updateAjustes(ajustes: { segundoFactorParaTodos: true }) }', {}, cookie)
  return { ...app, ask, computeNow, activate, logIn, begin, finish, requireOfAll }
}

describeEngines('the second factor', (engine) => {
  test('a code is good once, also for two at the same moment; so is a half login', async () => {
    const { activate, begin, finish, computeNow, cookie, ctx } = await open(engine)
    const { clave } = await activate(cookie)
    const [one, two] = [await begin(), await begin()]
    const codigo = computeNow(clave)
    const both = await Promise.all([finish(one, codigo), finish(two, codigo)])
    expect(both.filter(({ data }) => data.auth.confirmLogIn.conexion)).toHaveLength(1)
    const [used, kept] = both[0]!.data.auth.confirmLogIn.conexion ? [one, two] : [two, one]
    ctx.advance(30_000)
    expect((await finish(used, computeNow(clave))).data.auth.confirmLogIn).toMatchObject({
      conexion: false,
      segundoFactor: null,
    })
    // The one that was refused goes on with the next code.
    expect((await finish(kept, computeNow(clave))).data.auth.confirmLogIn.conexion).toBe(true)
    ctx.advance(30_000)
    // An older code than the last one used is refused too.
    const paso = await begin()
    expect((await finish(paso, computeNow(clave))).data.auth.confirmLogIn.conexion).toBe(true)
    expect((await finish(await begin(), computeNow(clave, -1))).data.auth.confirmLogIn.conexion).toBe(false)
  })

  test('each recovery code enters once; new ones end the old ones', async () => {
    const { activate, begin, finish, cookie, graphql } = await open(engine)
    const { codigos, cookie: own } = await activate(cookie)
    const [first, second] = codigos as [string, string]
    expect(
      (await finish(await begin(), ` ${first.toLowerCase().replace('-', ' ')} `)).data.auth.confirmLogIn
        .conexion,
    ).toBe(true)
    expect((await finish(await begin(), first)).data.auth.confirmLogIn.conexion).toBe(false)
    const { data } = await graphql(
      '{ appInfo { getSegundoFactor { activo codigosDeRecuperacion } } }',
      {},
      own,
    )
    expect(data.appInfo.getSegundoFactor).toEqual({ activo: true, codigosDeRecuperacion: 9 })
    const renewed = await graphql(
      'mutation($password: String!) { renewCodigosDeRecuperacion(password: $password) }',
      { password: STAFF.password },
      own,
    )
    expect(renewed.data.renewCodigosDeRecuperacion).toHaveLength(10)
    expect((await finish(await begin(), second)).data.auth.confirmLogIn.conexion).toBe(false)
  })

  test('neither a link of the mail nor the way through an administrator skips it', async () => {
    const { activate, join, graphql, ctx, accept, findToken, run, cookie, getLogIn } = await open(engine)
    const correo = 'lucia@firma.example'
    const { id, cookie: own } = await join({ correo })
    const { cookie: strong } = await activate(own, 'tres gatos en la azotea')
    await ctx.db.deleteFrom('correos').execute()
    await graphql('mutation($correo: String!) { requestPassword(correo: $correo) }', { correo })
    const { plantillasSesion } = await import('../enlaces/plantillas-sesion.ts')
    const row = await ctx.db.selectFrom('correos').select('datos').executeTakeFirstOrThrow()
    await plantillasSesion['clave-olvidada']!(ctx, JSON.parse(row.datos) as never)
    const reset = await accept(await findToken(correo), 'otra frase muy distinta')
    expect(reset.cookie).toBeNull()
    expect(reset.data.changePasswordByEnlace).toMatchObject({ conexion: false, usuario: null })
    expect(reset.data.changePasswordByEnlace.segundoFactor.paso).toEqual(expect.any(String))
    expect((await getLogIn(strong)).conexion).toBe(false)

    expect((await run('deleteSegundoFactorDeCuenta', id, cookie)).errors).toBeUndefined()
    const alone = await graphql(LOG_IN, credentials(correo, 'otra frase muy distinta'))
    expect(alone.data.auth.logIn.conexion).toBe(true)
  })
})

describeAnyEngine('the second factor', (engine) => {
  test('is asked for once it is activated, and then the password alone opens nothing', async () => {
    const { activate, logIn, finish, computeNow, cookie, getLogIn, listLog } = await open(engine)
    const other = await logIn()
    const { clave, uri, codigos, cookie: own } = await activate(cookie)
    expect(uri).toBe(
      `otpauth://totp/Clima%20y%20Talento:Consultora?secret=${clave}&issuer=Clima%20y%20Talento`,
    )
    expect(new Set(codigos).size).toBe(10)
    for (const codigo of codigos) expect(codigo).toMatch(/^[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4}$/)
    expect((await getLogIn(own)).conexion).toBe(true)
    expect((await getLogIn(other.cookie!)).conexion).toBe(false)

    const first = await logIn()
    expect(first.cookie).toBeNull()
    expect(first.data.auth.logIn).toMatchObject({ conexion: false, usuario: null })
    const { paso } = first.data.auth.logIn.segundoFactor
    expect((await finish(paso, '000000')).data.auth.confirmLogIn).toEqual({
      conexion: false,
      usuario: null,
      segundoFactor: { paso },
    })
    const done = await finish(paso, computeNow(clave))
    expect(done.data.auth.confirmLogIn.conexion).toBe(true)
    expect((await getLogIn(done.cookie!)).conexion).toBe(true)
    expect(await listLog()).toEqual(['ingreso', 'segundoFactorActivado', 'ingreso'])
  })

  test('ten wrong codes in an hour are all that there are, from wherever', async () => {
    const { activate, begin, finish, computeNow, cookie, ctx } = await open(engine)
    const { clave } = await activate(cookie)
    const paso = await begin()
    for (let time = 0; time < 10; time++) await finish(paso, '000000')
    expect(codeOf(await finish(await begin(), computeNow(clave)))).toBe('RATE_LIMITED')
    ctx.advance(3_600_000)
    expect((await finish(await begin(), computeNow(clave))).data.auth.confirmLogIn.conexion).toBe(true)
  })

  test('a half login ends after ten minutes, with a new password, and with the account', async () => {
    const { activate, begin, finish, computeNow, cookie, ctx, graphql } = await open(engine)
    const { clave, cookie: own } = await activate(cookie)
    const paso = await begin()
    ctx.advance(10 * 60_000)
    expect((await finish(paso, computeNow(clave))).data.auth.confirmLogIn.segundoFactor).toBeNull()
    const other = await begin()
    const change =
      'mutation($a: String!, $b: String!) { changePassword(passwordActual: $a, passwordNueva: $b) }'
    await graphql(change, { a: STAFF.password, b: 'tres gatos en la azotea' }, own)
    expect((await finish(other, computeNow(clave))).data.auth.confirmLogIn.segundoFactor).toBeNull()
  })

  test('where it is required of all, a session without one is good for setting one up and nothing else', async () => {
    const { activate, requireOfAll, join, graphql, logIn, cookie } = await open(engine)
    const { cookie: weak } = await join({ correo: 'diego@firma.example' })
    const { cookie: own } = await activate(cookie)
    await requireOfAll(own)
    expect((await graphql('{ empresas { id } }', {}, own)).errors).toBeUndefined()
    for (const query of ['{ empresas { id } }', '{ appInfo { getSesiones { inicio } } }']) {
      expect(codeOf(await graphql(query, {}, weak))).toBe('FORBIDDEN')
    }
    const { data } = await graphql('{ auth { getLogIn { conexion faltaSegundoFactor } } }', {}, weak)
    expect(data.auth.getLogIn).toEqual({ conexion: true, faltaSegundoFactor: true })
    const { cookie: strong } = await activate(weak, 'tres gatos en la azotea')
    expect((await graphql('{ empresas { id } }', {}, strong)).errors).toBeUndefined()
    expect((await logIn()).data.auth.logIn.segundoFactor).not.toBeNull()
  })

  test('a password alone sets up none beside a key, where one is required of all', async () => {
    const { activate, requireOfAll, join, graphql, cookie, ctx } = await open(engine)
    const { cookie: weak } = await join({ correo: 'diego@firma.example' })
    const password = 'tres gatos en la azotea'
    const clave = (await graphql(PREPARE, { password }, weak)).data.prepareSegundoFactor.clave
    const { cookie: own } = await activate(cookie)
    const { id } = await ctx.db
      .selectFrom('usuarios')
      .select('id')
      .where('correo', '=', 'diego@firma.example')
      .executeTakeFirstOrThrow()
    await inTransaction(ctx.db, (tx) =>
      insertLlaveDeAccesoRow(tx, {
        id: 'una',
        idUsuario: id,
        llavePublica: new Uint8Array([1]),
        contador: 0,
        transportes: [],
        nombre: 'Mi equipo',
        creada: ctx.now(),
        usada: null,
      }),
    )
    // Not required of all, the password opens everything anyway.
    expect(codeOf(await graphql(PREPARE, { password }, weak))).toBeUndefined()
    await requireOfAll(own)
    const codigo = computeCodigo(decodeBase32(clave), Math.floor(ctx.now() / 30_000))
    for (const [query, variables] of [
      [PREPARE, { password }],
      [CONFIRM, { codigo }],
      [ACTIVATE, {}],
      ['mutation($password: String!) { prepareLlaveDeAcceso(password: $password) { reto } }', { password }],
    ] as const)
      expect(codeOf(await graphql(query, variables, weak))).toBe('FORBIDDEN')
  })

  test('removing it in one breath with something else leaves no session that passes as one with it', async () => {
    const { activate, requireOfAll, graphql, ask, cookie } = await open(engine)
    const { cookie: own } = await activate(cookie)
    await requireOfAll(own)
    const both = `mutation($password: String!, $b: String!) {
      deleteSegundoFactor(password: $password)
      changePassword(passwordActual: $password, passwordNueva: $b)
    }`
    const answer = await ask(both, { password: STAFF.password, b: 'tres gatos en la azotea' }, own)
    expect(codeOf(answer)).toBe('FORBIDDEN')
    expect(codeOf(await graphql('{ empresas { id } }', {}, answer.cookie!))).toBe('FORBIDDEN')
    expect(codeOf(await graphql(REMOVE, { password: STAFF.password }, answer.cookie!))).toBe('FORBIDDEN')
  })

  test('neither the secret nor a recovery code stands in the database', async () => {
    const { activate, cookie, ctx } = await open(engine)
    const { clave, codigos } = await activate(cookie)
    const dump = JSON.stringify(await dumpDatabase(ctx))
    expect(dump.includes(clave)).toBe(false)
    const secreto = Buffer.from(decodeBase32(clave))
    const rows = await ctx.db.selectFrom('segundos_factores').select('secreto').execute()
    expect(rows.map((row) => Buffer.from(row.secreto).includes(secreto))).toEqual([false])
    for (const codigo of codigos) expect(dump.includes(codigo.replace('-', ''))).toBe(false)
  })

  test('an unfinished one is not asked for, and a confirmed one asks for nothing before it is activated', async () => {
    const { graphql, cookie, computeNow, logIn } = await open(engine)
    const { clave } = (await graphql(PREPARE, { password: STAFF.password }, cookie)).data.prepareSegundoFactor
    expect(codeOf(await graphql(ACTIVATE, {}, cookie))).toBe('CONFLICT')
    expect(codeOf(await graphql(CONFIRM, { codigo: '000000' }, cookie))).toBe('BAD_USER_INPUT')
    expect((await logIn()).data.auth.logIn.conexion).toBe(true)
    await graphql(CONFIRM, { codigo: computeNow(clave) }, cookie)
    expect((await logIn()).data.auth.logIn.conexion).toBe(true)
    expect(codeOf(await graphql(PREPARE, { password: 'no es esta' }, cookie))).toBe('BAD_USER_INPUT')
  })
})

test('what is left without a factor is its set-up and what everybody may', () => {
  expect(mayCallWithoutFactor('Mutation.prepareSegundoFactor')).toBe(true)
  expect(mayCallWithoutFactor('Auth.logOut')).toBe(true)
  for (const llamada of ['Mutation.deleteSegundoFactor', 'Mutation.changePassword', 'AppInfo.getEquipo']) {
    expect(mayCallWithoutFactor(llamada)).toBe(false)
  }
})
