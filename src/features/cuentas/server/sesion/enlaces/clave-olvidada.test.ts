import { expect, test } from 'vitest'
import type { Engine } from '#server/db/engine/database.ts'
import { startTestSmtp, startWorker } from '#server/mail/testing/running-worker.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { credentials, LOG_IN, STAFF } from '#tests/support/test-app.ts'
import { CLAVE_NUEVA, codeOf, openEquipo } from '../../equipo/testing/equipo-de-prueba.ts'
import { plantillasSesion } from './plantillas-sesion.ts'

const REQUEST = 'mutation($correo: String!) { requestPassword(correo: $correo) }'
const MINUTO = 60_000

async function open(engine: Engine) {
  const app = await openEquipo(engine)
  const smtp = await startTestSmtp(app.ctx)
  const request = (correo: string) => app.graphql(REQUEST, { correo })
  const startMail = () => startWorker(app.ctx, { plantillas: plantillasSesion })
  const isOutboxEmpty = () =>
    eventually(async () => {
      const rows = await app.ctx.db
        .selectFrom('correos')
        .select('id')
        .where('estado', '=', 'en_cola')
        .execute()
      expect(rows).toEqual([])
    })
  const readToken = (text: string) => /nueva-clave#(\S+)/.exec(text)![1]!
  return { ...app, smtp, request, startMail, isOutboxEmpty, readToken }
}

describeEngines('a forgotten password', (engine) => {
  test('a link comes by mail, is good once and for 30 minutes, and ends every session and what it has under way', async () => {
    const { request, smtp, startMail, accept, getLogIn, cookie, graphql, ctx, readToken, listLog } =
      await open(engine)
    startMail()
    await request(STAFF.correo.toUpperCase())
    const [{ mail, to }] = (await smtp.waitForMails(1)) as any
    expect(to[0].toLowerCase()).toBe(STAFF.correo)
    const token = readToken(mail.text)
    const { id: id_usuario } = await ctx.db.selectFrom('usuarios').select('id').executeTakeFirstOrThrow()
    const trabajo = {
      id: 't',
      tipo: 'excel',
      id_usuario,
      estado: 'en_curso',
      paso: '',
      cancelable: 1,
    } as const
    const sinAvance = { hecho: 0, total: 1, creado: ctx.now(), latido: ctx.now() }
    await ctx.db
      .insertInto('trabajos')
      .values({ ...trabajo, ...sinAvance })
      .execute()
    expect((await accept(token)).data.changePasswordByEnlace.conexion).toBe(true)
    expect((await getLogIn(cookie)).conexion).toBe(false)
    expect(await ctx.db.selectFrom('trabajos').select('estado').execute()).toEqual([{ estado: 'cancelado' }])
    expect((await graphql(LOG_IN, credentials(STAFF.usuario, STAFF.password))).data.auth.logIn.conexion).toBe(
      false,
    )
    expect(codeOf(await accept(token, 'una mas de muchas'))).toBe('NOT_FOUND')
    expect(await listLog()).toEqual(['passwordRecuperada', 'ingreso'])

    await request(STAFF.correo)
    // Between both links goes the word that the password was changed.
    const texts = (await smtp.waitForMails(3)).map(({ mail }) => mail.text!)
    const late = readToken(texts.findLast((text) => text.includes('nueva-clave#'))!)
    ctx.advance(30 * MINUTO)
    expect(codeOf(await accept(late))).toBe('NOT_FOUND')
  })

  test('an address without an account gets the same answer, the same work, and no mail', async () => {
    const { request, smtp, startMail, isOutboxEmpty, ctx, join, run } = await open(engine)
    const { id } = await join({ correo: 'fuera@firma.example' })
    await run('deactivateCuenta', id)
    await ctx.db.deleteFrom('correos').execute()
    const answers = []
    // The last is another address that becomes the account's own when its sign of kelvin is made small.
    await join({ correo: 'kelvin@korreo.example' })
    await ctx.db.deleteFrom('correos').execute()
    const strangers = ['nadie@firma.example', 'fuera@firma.example', 'kelvin@\u212aorreo.example']
    for (const correo of [STAFF.correo, ...strangers]) {
      answers.push(await request(correo))
    }
    expect(new Set(answers.map((answer) => JSON.stringify(answer))).size).toBe(1)
    // What is written before the answer is the same for all: a row of the outbox.
    const rows = await ctx.db.selectFrom('correos').select(['plantilla', 'estado']).execute()
    expect(rows).toEqual(Array(4).fill({ plantilla: 'clave-olvidada', estado: 'en_cola' }))
    startMail()
    await isOutboxEmpty()
    expect(smtp.received.map(({ to }) => to)).toEqual([[STAFF.correo]])
    const left = await ctx.db.selectFrom('correos').select('para').execute()
    expect(left).toEqual([{ para: STAFF.correo }])
  })
})

describeAnyEngine('a forgotten password', (engine) => {
  test('three an hour for an address, known or not; what is no address is refused', async () => {
    const { request } = await open(engine)
    for (const correo of [STAFF.correo, 'nadie@firma.example']) {
      for (let time = 0; time < 3; time++) expect((await request(correo)).errors).toBeUndefined()
      expect(codeOf(await request(` ${correo.toUpperCase()} `))).toBe('RATE_LIMITED')
    }
    expect(codeOf(await request('nadie'))).toBe('BAD_USER_INPUT')
  })

  test('a change of the password ends the links that were on their way', async () => {
    const { request, smtp, startMail, accept, graphql, cookie, readToken } = await open(engine)
    startMail()
    await request(STAFF.correo)
    const token = readToken((await smtp.waitForMails(1))[0]!.mail.text!)
    const { errors } = await graphql(
      'mutation($a: String!, $b: String!) { changePassword(passwordActual: $a, passwordNueva: $b) }',
      { a: STAFF.password, b: CLAVE_NUEVA },
      cookie,
    )
    expect(errors).toBeUndefined()
    expect(codeOf(await accept(token))).toBe('NOT_FOUND')
  })
})
