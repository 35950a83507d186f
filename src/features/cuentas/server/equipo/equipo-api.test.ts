import { expect, test } from 'vitest'
import { HORA_MS } from '#domain/fechas/duraciones.ts'
import { startTestSmtp, startWorker } from '#server/mail/testing/running-worker.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { credentials, LOG_IN, STAFF } from '#tests/support/test-app.ts'
import { plantillasEquipo } from './plantillas-equipo.ts'
import { CLAVE_NUEVA, codeOf, GET_ENLACE, openEquipo } from './testing/equipo-de-prueba.ts'

const EMPRESAS = '{ empresas { id } }'

describeEngines('the team', (engine) => {
  test('an invited person chooses a password by a link of the mail, enters, and is in the list', async () => {
    const { invite, findToken, accept, find, graphql, listLog } = await openEquipo(engine)
    const correo = 'lucia.aju@firma.example'
    expect((await invite({ correo })).data.inviteCuenta.mensaje).toBe('Invitación enviada.')
    const token = await findToken(correo)
    expect((await graphql(GET_ENLACE, { token })).data.auth.getEnlace).toEqual({
      tipo: 'invitacion',
      nombre: 'Lucía Ajú',
      correo,
    })
    expect(await find(correo)).toMatchObject({ estado: 'invitada', invitacion: { rechazada: false } })
    const { data, cookie } = await accept(token)
    expect(data.changePasswordByEnlace).toMatchObject({
      conexion: true,
      usuario: { usuario: 'lucia.aju', nombre: 'Lucía Ajú', rol: 'consultor', empresas: null },
    })
    expect((await graphql(EMPRESAS, {}, cookie!)).errors).toBeUndefined()
    expect(await find(correo)).toMatchObject({
      estado: 'activa',
      sesiones: 1,
      invitacion: null,
      propia: false,
    })
    const login = await graphql(LOG_IN, credentials(correo, CLAVE_NUEVA))
    expect(login.data.auth.logIn.conexion).toBe(true)
    expect(await listLog()).toEqual(['cuentaInvitada', 'invitacionAceptada', 'ingreso', 'ingreso'])
  })

  test('a link is good once, for 72 hours, and only the newest', async () => {
    const { invite, run, findToken, accept, ctx, logIn } = await openEquipo(engine)
    const correo = 'diego@firma.example'
    const { id } = (await invite({ correo })).data.inviteCuenta
    const resend = async () => run('resendInvitacion', id, await logIn())
    const first = await findToken(correo)
    ctx.advance(71 * HORA_MS)
    expect((await resend()).errors).toBeUndefined()
    const second = await findToken(correo)
    expect(codeOf(await accept(first))).toBe('NOT_FOUND')
    ctx.advance(72 * HORA_MS)
    expect(codeOf(await accept(second))).toBe('NOT_FOUND')
    await resend()
    const third = await findToken(correo)
    const both = await Promise.all([accept(third), accept(third, 'otra frase muy distinta')])
    expect(both.filter(({ data }) => data?.changePasswordByEnlace.conexion)).toHaveLength(1)
    expect(codeOf(await accept(third))).toBe('NOT_FOUND')
    expect(codeOf(await resend())).toBe('CONFLICT')
  })

  test('a deactivated account is out at once, on every node, and neither password nor link lets it in', async () => {
    const { join, run, getLogIn, find, graphql, invite, findToken, accept } = await openEquipo(engine)
    const correo = 'hugo@firma.example'
    const { id, cookie: own } = await join({ correo })
    expect((await run('deactivateCuenta', id)).errors).toBeUndefined()
    expect((await getLogIn(own)).conexion).toBe(false)
    expect(codeOf(await graphql(EMPRESAS, {}, own))).toBe('UNAUTHENTICATED')
    expect((await graphql(LOG_IN, credentials(correo, CLAVE_NUEVA))).data.auth.logIn.conexion).toBe(false)
    expect(await find(correo)).toMatchObject({ estado: 'desactivada', desactivadaPor: STAFF.usuario })

    await invite({ correo: 'nadia@firma.example' })
    const token = await findToken('nadia@firma.example')
    await run('deactivateCuenta', (await find('nadia@firma.example')).id)
    expect(codeOf(await accept(token))).toBe('NOT_FOUND')

    expect((await run('reactivateCuenta', id)).errors).toBeUndefined()
    expect((await getLogIn(own)).conexion).toBe(false)
    expect((await graphql(LOG_IN, credentials(correo, CLAVE_NUEVA))).data.auth.logIn.conexion).toBe(true)
  })

  test('nobody changes the own account, and of two who remove each other one stays', async () => {
    const { join, run, update, cookie, list, find } = await openEquipo(engine)
    const own = await find(STAFF.correo)
    for (const mutation of ['deactivateCuenta', 'deleteSesionesDeCuenta', 'deleteSegundoFactorDeCuenta']) {
      expect(codeOf(await run(mutation, own.id))).toBe('CONFLICT')
    }
    expect(codeOf(await update(own.id, { rol: 'consultor' }))).toBe('CONFLICT')

    const other = await join({ correo: 'julio@firma.example', rol: 'administrador' })
    const answers = await Promise.all([
      run('deactivateCuenta', other.id, cookie),
      run('deactivateCuenta', own.id, other.cookie),
    ])
    expect(answers.filter(({ errors }) => !errors)).toHaveLength(1)
    const winner = answers[0]!.errors ? other.cookie : cookie
    const left = await list(winner)
    expect(left.filter(({ rol, estado }) => rol === 'administrador' && estado === 'activa')).toHaveLength(1)
  })

  test('an administrator who is demoted within a request finishes nothing more of it', async () => {
    const { join, ctx, graphql, find } = await openEquipo(engine)
    const boss = await join({ correo: 'jefa@firma.example', rol: 'administrador' })
    const victim = await join({ correo: 'otro@firma.example' })
    // As if the change came between the reading of the session and the work.
    const slow = graphql(
      'mutation($a: ID!) { one: deleteSesionesDeCuenta(idCuenta: $a) two: deactivateCuenta(idCuenta: $a) }',
      { a: victim.id },
      boss.cookie,
    )
    await ctx.db.updateTable('usuarios').set({ rol: 'consultor' }).where('id', '=', boss.id).execute()
    const { errors } = await slow
    const after = await find('otro@firma.example')
    expect(errors ? 'FORBIDDEN' : 'desactivada').toBe(errors ? codeOf({ errors }) : after.estado)
    expect(codeOf(await graphql('{ appInfo { getEquipo { id } } }', {}, boss.cookie))).toBe('FORBIDDEN')
  })
})

describeAnyEngine('the team', (engine) => {
  test("a client's mail tells what they will see and what nobody of the company sees; the outbox holds no link", async () => {
    const { invite, insertEmpresa, ctx, findToken } = await openEquipo(engine, {
      config: { publicUrl: 'https://www.firma.example', basePath: '/sitio' },
    })
    const smtp = await startTestSmtp(ctx)
    const idEmpresa = await insertEmpresa('Textiles del Altiplano')
    const correo = 's.ajanel@textiles.example'
    await invite({ correo, rol: 'cliente', idsEmpresas: [idEmpresa] })
    const token = await findToken(correo)
    const stored = await ctx.db.selectFrom('correos').selectAll().execute()
    const links = await ctx.db.selectFrom('enlaces_de_cuenta').selectAll().execute()
    expect(JSON.stringify([stored, links])).not.toContain(token)
    startWorker(ctx, { plantillas: plantillasEquipo })
    const [{ mail, to }] = (await smtp.waitForMails(1)) as any
    expect(to).toEqual([correo])
    for (const said of [
      'Textiles del Altiplano',
      'Cuántas personas han contestado, por grupo',
      'Quién contestó y quién no',
      `https://www.firma.example/sitio/nueva-clave#${token}`,
      '72 horas',
    ]) {
      expect(mail.text).toContain(said)
      expect(mail.html).toContain(said)
    }
    // While a survey is open the consultancy sees who has finished it.
    expect(mail.text).not.toContain('Nadie ve')
  })

  test('a bad password leaves the link as it was', async () => {
    const { invite, findToken, accept } = await openEquipo(engine)
    await invite({ correo: 'eva@firma.example' })
    const token = await findToken('eva@firma.example')
    for (const password of ['corta', '1234567890', 'eva@firma.example']) {
      expect(codeOf(await accept(token, password))).toBe('BAD_USER_INPUT')
    }
    expect((await accept(token)).data.changePasswordByEnlace.conexion).toBe(true)
  })

  test('bad data, a taken address and an unknown company are refused, and nothing is stored', async () => {
    const { invite, list, ctx } = await openEquipo(engine)
    const cases: [Parameters<typeof invite>[0], string][] = [
      [{ correo: 'sin-arroba' }, 'BAD_USER_INPUT'],
      [{ correo: 'a@firma.example', nombre: 'x' }, 'BAD_USER_INPUT'],
      [{ correo: 'a@firma.example', rol: 'cliente' }, 'BAD_USER_INPUT'],
      [{ correo: 'a@firma.example', rol: 'cliente', idsEmpresas: ['nadie'] }, 'NOT_FOUND'],
      [{ correo: STAFF.correo.toUpperCase() }, 'CONFLICT'],
    ]
    for (const [cuenta, code] of cases) expect(codeOf(await invite(cuenta))).toBe(code)
    expect(await list()).toHaveLength(1)
    expect(await ctx.db.selectFrom('correos').selectAll().execute()).toEqual([])
  })

  test('a change of role or companies holds for the sessions that are open', async () => {
    const { join, update, getLogIn, graphql, insertEmpresa, list } = await openEquipo(engine)
    const idEmpresa = await insertEmpresa()
    const { id, cookie: own } = await join({ correo: 'p.ixquiac@firma.example', rol: 'administrador' })
    expect((await list(own)).length).toBe(2)
    await update(id, { rol: 'consultor' })
    expect(codeOf(await graphql('{ appInfo { getEquipo { id } } }', {}, own))).toBe('FORBIDDEN')
    expect((await graphql(EMPRESAS, {}, own)).errors).toBeUndefined()
    await update(id, { rol: 'cliente', idsEmpresas: [idEmpresa] })
    expect(codeOf(await graphql(EMPRESAS, {}, own))).toBe('FORBIDDEN')
    expect((await getLogIn(own)).usuario.rol).toBe('cliente')
  })
})
