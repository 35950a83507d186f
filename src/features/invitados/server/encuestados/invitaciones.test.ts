import { expect, test } from 'vitest'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { updateAjustes } from '#features/cuentas/server/ajustes/ajustes.ts'
import { conflict } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { hashToken } from '#server/llaves/llave.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { insertInvitaciones } from './insert-invitaciones.ts'
import { openEncuestados } from './testing/encuestados-de-prueba.ts'

/** Of whoever has that cookie. */
const createRequest = (ctx: object, cookie: string) =>
  ({ ...ctx, sesion: null, sesionCookie: { read: () => cookie.split('=')[1]! } }) as unknown as RequestContext

const ENDS: Record<string, (tx: Tx) => Promise<unknown>> = {
  'is deactivated': (tx) => tx.updateTable('usuarios').set({ desactivada: 1 }).execute(),
  'is a client from then on': (tx) => tx.updateTable('usuarios').set({ rol: 'cliente' }).execute(),
  'logged out': (tx) => tx.deleteFrom('sesiones').execute(),
}

describeEngines('an invitation', (engine) => {
  test('makes a respondent and a mail of each address, once each', async () => {
    const { ctx, invite, list, oficina, getSalida } = await openEncuestados(engine)
    const answer = await invite([' ana@x.gt ', 'LUIS@x.gt', 'Ana <Ana@X.gt>', ''])
    expect(answer.data.insertNewEncuesta).toBe('Se invitó a 2 personas de «Oficina».')
    expect((await list()).sort((a, b) => (a.correo! < b.correo! ? 1 : -1))).toEqual(
      ['ana@x.gt', 'LUIS@x.gt'].map((correo) => ({
        id: expect.any(String),
        idGrupoDeOpinion: oficina,
        correo,
        sendMail: true,
        estado: 'Sin iniciar',
        estadoCorreo: 'En cola',
        tokenVisto: false,
      })),
    )
    const correos = await ctx.db.selectFrom('correos').select(['para', 'plantilla']).orderBy('para').execute()
    expect(correos.map(({ para }) => para).sort()).toEqual(['LUIS@x.gt', 'ana@x.gt'])
    expect(await getSalida()).toEqual({
      enCola: 2,
      total: 2,
      recordatorios: false,
      recordadoHoy: false,
      gruposRecordadosHoy: [],
      carpeta: expect.stringMatching(/correo$/),
    })
  })

  test('skips and names who is invited already, in whatever group', async () => {
    const { invite, list, planta, find } = await openEncuestados(engine)
    await invite(['ana@x.gt'])
    const { id } = await find('ana@x.gt')
    const some = await invite(['ANA@x.gt', 'luis@x.gt'], planta)
    expect(some.data.insertNewEncuesta).toBe(
      'Se invitó a 1 persona de «Planta». Ya estaba invitada y se saltó: ANA@x.gt.',
    )
    expect((await find('ana@x.gt')).id).toBe(id)
    const none = await invite(['ana@x.gt', 'luis@x.gt'])
    expect(none.data.insertNewEncuesta).toBe(
      'No se invitó a nadie. Ya estaban invitadas y se saltaron: ana@x.gt y luis@x.gt.',
    )
    expect(await list()).toHaveLength(2)
  })

  test('several tokens are made at once and told apart from the message', async () => {
    const { ctx, idClima, insertTokens, list, planta } = await openEncuestados(engine)
    const { llave } = await requireAbierto(ctx, idClima)
    const { tokens, mensaje } = (await insertTokens(3, planta)).data.insertTokens
    expect(mensaje).toBe('Se crearon 3 encuestados sin correo en «Planta».')
    const hashes = (await ctx.db.selectFrom('tokens').select('hash').execute()).map(({ hash }) => hash)
    const told = tokens.map((token: string) => hashToken(llave, token.replaceAll(' ', '')))
    expect(told.sort()).toEqual(hashes.sort())
    for (const cuantos of [0, -1, 201]) {
      const { errors } = await insertTokens(cuantos, planta)
      expect(errors[0].extensions).toEqual({ code: 'BAD_USER_INPUT', campo: 'cuantos' })
    }
    expect(await list()).toHaveLength(3)
  })

  test('beyond what an account may mail in a day is refused whole, and counts nothing', async () => {
    const { ctx, invite, list, find, sendTo } = await openEncuestados(engine)
    await updateAjustes(ctx, { cambio: { correosPorDia: 3 } })
    expect(codeOf(await invite(['a@x.gt', 'b@x.gt']))).toBeUndefined()
    const refused = await invite(['c@x.gt', 'd@x.gt'])
    expect([codeOf(refused), messageOf(refused)]).toEqual([
      'RATE_LIMITED',
      expect.stringMatching(/^Tu cuenta puede enviar 3 correos al día/),
    ])
    expect(await list()).toHaveLength(2)
    // What was refused does not count.
    expect(codeOf(await invite(['c@x.gt']))).toBeUndefined()
    // Nor is sending again a way around it.
    expect(codeOf(await sendTo((await find('a@x.gt')).id, 'a@x.gt'))).toBe('RATE_LIMITED')
    expect(codeOf(await sendTo((await find('a@x.gt')).id, 'otra@x.gt'))).toBe('RATE_LIMITED')
    expect((await list()).map(({ correo }) => correo).sort()).toEqual(['a@x.gt', 'b@x.gt', 'c@x.gt'])
  })

  test('of several groups is all or nothing', async () => {
    const { inviteGroups, list, oficina, planta } = await openEncuestados(engine)
    const grupos = (correos: string[], idPlanta = planta) => [
      { idGrupoDeOpinion: oficina, correos: ['ana@x.gt', 'luis@x.gt'] },
      { idGrupoDeOpinion: idPlanta, correos },
    ]
    expect(messageOf(await inviteGroups(grupos(['mal'])))).toMatch('«mal» no es una dirección')
    expect(messageOf(await inviteGroups(grupos(['Ana@x.gt'])))).toBe(
      'No se invitó a nadie: en más de un grupo está Ana@x.gt.',
    )
    expect(codeOf(await inviteGroups(grupos(['eva@x.gt'], 'otro')))).toBe('NOT_FOUND')
    expect(codeOf(await inviteGroups([]))).toBe('BAD_USER_INPUT')
    expect(await list()).toEqual([])
    const { data } = await inviteGroups(grupos(['eva@x.gt']))
    expect(data.insertNewEncuestas).toBe('Se invitó a 3 personas de 2 grupos.')
    expect((await list()).filter((uno) => uno.idGrupoDeOpinion === planta)).toHaveLength(1)
  })

  test('of two overlapping lists at once invites everybody once', async () => {
    const { invite, list, ctx } = await openEncuestados(engine)
    // More than are stored at a time.
    const correos = Array.from({ length: 2_400 }, (_, i) => `p${i}@x.gt`)
    const answers = await Promise.all([
      invite(correos),
      invite([...correos].reverse()),
      invite(correos.slice(600)),
    ])
    expect(answers.map(codeOf)).toEqual([undefined, undefined, undefined])
    expect(new Set((await list()).map(({ correo }) => correo)).size).toBe(2_400)
    const { total } = await ctx.db
      .selectFrom('correos')
      .select((count) => count.fn.countAll<number>().as('total'))
      .executeTakeFirstOrThrow()
    expect(total).toBe(2_400)
    const lineas = await ctx.db
      .selectFrom('bitacora')
      .select('datos')
      .where('tipo', '=', 'invitacionesEnviadas')
      .execute()
    expect(lineas.reduce((suma, { datos }) => suma + JSON.parse(datos).personas, 0)).toBe(2_400)
  })

  test('of a long list lets no mail leave before about the time when the rest of it is stored', async () => {
    const { invite, ctx } = await openEncuestados(engine)
    await invite(Array.from({ length: 2_100 }, (_, i) => `p${i}@x.gt`))
    const esperas = await ctx.db
      .selectFrom('correos')
      .select((correo) => [
        correo('proximo_intento', '-', correo.ref('creado')).as('ms'),
        correo.fn.countAll<number>().as('correos'),
      ])
      .groupBy('ms')
      .orderBy('ms')
      .execute()
    expect(esperas.map(({ ms, correos }) => [Number(ms), correos])).toEqual([
      [0, 100],
      [10, 2_000],
    ])
  })

  test('of a long list that is cut off half-way has stored what was told, mails and log with it', async () => {
    const { ctx, idClima, oficina, invite, logIn } = await openEncuestados(engine)
    const correos = Array.from({ length: 2_100 }, (_, i) => `p${i}@x.gt`)
    const kept: number[] = []
    const avance = {
      tell: () => {},
      keep: async (_: unknown, hecho: number) => {
        if (kept.length === 1) throw conflict('Se cayó.')
        kept.push(hecho)
      },
    }
    const request = createRequest(ctx, await logIn())
    const invitaciones = [{ idGrupo: oficina, correos }]
    await expect(insertInvitaciones(request, { idClima, invitaciones, avance })).rejects.toThrow(
      'Se cayó. Antes de eso se guardaron 2,000 de 2,100 direcciones; al mandar la lista de nuevo se saltan.',
    )
    const count = async () => ({
      personas: (await ctx.db.selectFrom('encuestados').select('id').execute()).length,
      tokens: (await ctx.db.selectFrom('tokens').select('hash').execute()).length,
      correos: (await ctx.db.selectFrom('correos').select('id').execute()).length,
      lineas: (
        await ctx.db
          .selectFrom('bitacora')
          .select('datos')
          .where('tipo', '=', 'invitacionesEnviadas')
          .execute()
      ).map(({ datos }) => JSON.parse(datos).personas),
    })
    expect(kept).toEqual([2_000])
    expect(await count()).toEqual({ personas: 2_000, tokens: 2_000, correos: 2_000, lineas: [2_000] })

    const again = await invite(correos)
    expect(again.data.insertNewEncuesta).toMatch(
      /^Se invitó a 100 personas de «Oficina»\. Ya estaban invitadas y se saltaron: /,
    )
    expect(await count()).toEqual({ personas: 2_100, tokens: 2_100, correos: 2_100, lineas: [2_000, 100] })
    const trabajos = await ctx.db.selectFrom('trabajos').select(['estado', 'hecho', 'total']).execute()
    expect(trabajos).toEqual([{ estado: 'listo', hecho: 2_100, total: 2_100 }])
  })
})

describeAnyEngine('an invitation', (engine) => {
  test('with one bad address is refused whole, and the address is named', async () => {
    const { ctx, invite, list } = await openEncuestados(engine)
    const one = await invite(['ana@x.gt', 'sin-arroba', 'luis@x.gt'])
    expect(codeOf(one)).toBe('BAD_USER_INPUT')
    expect(messageOf(one)).toBe('No se invitó a nadie: «sin-arroba» no es una dirección de correo válida.')
    const injected = await invite(['ana@x.gt\r\nBcc: otro@x.gt', 'b@x'])
    expect(messageOf(injected)).toBe(
      'No se invitó a nadie: estas direcciones de correo no son válidas: ana@x.gt Bcc:otro@x.gt y b@x.',
    )
    const many = await invite(Array.from({ length: 25 }, (_, i) => `mala${i}`))
    expect(messageOf(many)).toMatch(/mala19 y 5 más\.$/)
    expect(await list()).toEqual([])
    expect(await ctx.db.selectFrom('correos').selectAll().execute()).toEqual([])
  })

  test.each([[null], [[]], [['', '  ']]])(
    'without addresses (%j) makes one token and shows it',
    async (correos) => {
      const { ctx, idClima, invite, list } = await openEncuestados(engine)
      const { llave } = await requireAbierto(ctx, idClima)
      const { insertNewEncuesta: mensaje } = (await invite(correos)).data
      expect(mensaje).toMatch(/^Se creó un encuestado sin correo en «Oficina»\. Su token: (\w{4} ){2}\w{4}$/)
      const token = mensaje.slice(-14).replaceAll(' ', '')
      expect(await list()).toEqual([
        expect.objectContaining({
          correo: null,
          sendMail: false,
          estado: 'Sin iniciar',
          estadoCorreo: 'No Se envió por correo',
          tokenVisto: true,
        }),
      ])
      const personas = await ctx.db.selectFrom('encuestados').selectAll().execute()
      const guardados = await ctx.db.selectFrom('tokens').select(['hash', 'id_encuestado']).execute()
      expect(guardados).toEqual([{ hash: hashToken(llave, token), id_encuestado: personas[0]!.id }])
      expect(JSON.stringify([personas, guardados])).not.toContain(token)
    },
  )

  test('of more people than one call takes is refused in words', async () => {
    const { invite } = await openEncuestados(engine)
    const answer = await invite(Array.from({ length: 50_001 }, (_, i) => `p${i}@x.gt`))
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    expect(messageOf(answer)).toBe(
      'No se invitó a nadie: son 50,001 direcciones y de una vez se invita a 50,000 personas como máximo. Divide la lista.',
    )
  })

  test('of a long list is refused whole where its end would be: no place, no mails left, no such group', async () => {
    const { ctx, inviteGroups, list, oficina, planta } = await openEncuestados(engine)
    const correos = Array.from({ length: 2_001 }, (_, i) => `p${i}@x.gt`)
    const grupos = (sinCorreo: number, idPlanta = planta) => [
      { idGrupoDeOpinion: oficina, correos },
      { idGrupoDeOpinion: idPlanta, correos: ['eva@x.gt'], sinCorreo },
    ]
    // Thirty are planned, of whom one is on the list with an address.
    expect(messageOf(await inviteGroups(grupos(30)))).toMatch(
      /^En «Planta» solo caben 29 tokens más sin correo: tiene 30 personas planeadas, 1 invitadas por correo/,
    )
    expect(codeOf(await inviteGroups(grupos(0, 'otro')))).toBe('NOT_FOUND')
    await updateAjustes(ctx, { cambio: { correosPorDia: 2_001 } })
    expect(codeOf(await inviteGroups(grupos(0)))).toBe('RATE_LIMITED')
    expect(await list()).toEqual([])
    await updateAjustes(ctx, { cambio: { correosPorDia: 2_002 } })
    const { data } = await inviteGroups(grupos(29))
    expect(data.insertNewEncuestas).toMatch(
      /^Se invitó por correo a 2,002 personas de 2 grupos\. Para 29 personas/,
    )
  })

  test.each(Object.entries(ENDS))('of a long list goes no further once its sender %s', async (_, end) => {
    const { ctx, idClima, oficina, logInAs } = await openEncuestados(engine)
    const correos = Array.from({ length: 2_001 }, (_, i) => `p${i}@x.gt`)
    const request = createRequest(ctx, await logInAs('consultor'))
    const avance = { tell: () => {}, keep: (tx: Tx) => end(tx).then(() => {}) }
    const sent = insertInvitaciones(request, {
      idClima,
      invitaciones: [{ idGrupo: oficina, correos }],
      avance,
    })
    await expect(sent).rejects.toThrow(
      'Tu sesión se cerró o tu cuenta ya no puede invitar. Antes de eso se guardaron 2,000 de 2,001 direcciones',
    )
    expect(await ctx.db.selectFrom('encuestados').select('id').execute()).toHaveLength(2_000)
  })

  test('is no more of a closed climate, nor into a group or a climate that is not there', async () => {
    const { invite, idClima, cerrar, remind, list } = await openEncuestados(engine)
    expect(codeOf(await invite(['ana@x.gt'], 'otro'))).toBe('NOT_FOUND')
    expect(codeOf(await invite(null, 'otro'))).toBe('NOT_FOUND')
    expect(codeOf(await invite(['ana@x.gt'], 'otro', 'ninguno'))).toBe('NOT_FOUND')
    await cerrar(idClima)
    for (const correos of [['ana@x.gt'], null]) {
      const answer = await invite(correos)
      expect(codeOf(answer)).toBe('CONFLICT')
      expect(messageOf(answer)).toBe('El clima está cerrado: ya no se puede invitar a nadie.')
    }
    expect(codeOf(await remind())).toBe('CONFLICT')
    expect(await list()).toEqual([])
  })

  test('is for staff alone, as is everything about respondents', async () => {
    const { graphql, idClima, oficina } = await openEncuestados(engine)
    const calls = [
      `mutation { insertNewEncuesta(idClima: "${idClima}", idGrupoDeOpinion: "${oficina}") }`,
      `mutation { insertNewEncuestas(idClima: "${idClima}", invitaciones: []) }`,
      `mutation { sendCorreoToEncuesta(idClima: "${idClima}", idEncuesta: "x", correo: "a@x.gt") }`,
      `mutation { sendRecordatorios(idClima: "${idClima}") }`,
      `mutation { deleteEncuesta(idClima: "${idClima}", idEncuesta: "x") { mensaje } }`,
      `{ appInfo { getEncuestados(idClima: "${idClima}") { id } } }`,
      `{ appInfo { getSalidaDeCorreos(idClima: "${idClima}") { carpeta } } }`,
    ]
    for (const query of calls) expect(codeOf(await graphql(query))).toBe('UNAUTHENTICATED')
  })
})
