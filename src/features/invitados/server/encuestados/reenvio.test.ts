import { expect, test } from 'vitest'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { saveHojas } from '#features/encuesta/server/hojas-store.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { lockHojas, shareClima } from '#server/db/locks/climate-locks.ts'
import { computeClaveDeHoja, computeToken, hashToken } from '#server/llaves/llave.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { openEncuestados } from './testing/encuestados-de-prueba.ts'

async function open(engine: Engine) {
  const app = await openEncuestados(engine)
  await app.invite(['ana@x.gt', 'luis@x.gt'])
  const { id } = await app.find('ana@x.gt')
  const listCorreos = () =>
    app.ctx.db
      .selectFrom('correos')
      .select(['para', 'estado'])
      .where('referencia', '=', `encuestado:${id}`)
      .orderBy('creado')
      .execute()
  const finish = (estado: 'enviado' | 'rechazado') => {
    app.ctx.advance(1_000)
    return app.ctx.db.updateTable('correos').set({ estado }).execute()
  }
  return { ...app, id, listCorreos, finish }
}

describeEngines('sending again', (engine) => {
  test('to the stored address is possible at any time, and a waiting mail is not doubled', async () => {
    const { id, sendTo, answer, listCorreos, finish, find } = await open(engine)
    expect((await sendTo(id, 'ana@x.gt')).data.sendCorreoToEncuesta).toBe(
      'El correo para ana@x.gt está en cola y sale en un momento.',
    )
    expect(await listCorreos()).toEqual([{ para: 'ana@x.gt', estado: 'en_cola' }])
    await finish('rechazado')
    expect((await find('ana@x.gt')).estadoCorreo).toBe('Error al envío')
    await answer(id)
    await sendTo(id, 'ana@x.gt')
    expect(await listCorreos()).toEqual([
      { para: 'ana@x.gt', estado: 'rechazado' },
      { para: 'ana@x.gt', estado: 'en_cola' },
    ])
    expect(await find('ana@x.gt')).toMatchObject({ estado: 'Completa', estadoCorreo: 'En cola' })
  })

  test('to another address makes another identity: the old token is dead, and the old address is told', async () => {
    const { ctx, id, idClima, sendTo, finish, find, list } = await open(engine)
    const { llave } = await requireAbierto(ctx, idClima)
    await finish('enviado')
    expect((await sendTo(id, ' ana@empresa.gt ')).data.sendCorreoToEncuesta).toMatch('ana@empresa.gt')
    const nueva = await find('ana@empresa.gt')
    expect(nueva).toMatchObject({ estadoCorreo: 'En cola', tokenVisto: false })
    expect(nueva.id).not.toBe(id)
    expect((await list()).map((uno) => uno.correo).toSorted()).toEqual(['ana@empresa.gt', 'luis@x.gt'])
    const viejo = hashToken(llave, computeToken(llave, id))
    const hashes = (await ctx.db.selectFrom('tokens').select('hash').execute()).map(({ hash }) => hash)
    expect([hashes.length, hashes.includes(viejo)]).toEqual([2, false])
    const enCola = await ctx.db
      .selectFrom('correos')
      .select(['plantilla', 'para'])
      .where('estado', '=', 'en_cola')
      .orderBy('para')
      .execute()
    expect(enCola).toEqual([
      { plantilla: 'invitacion', para: 'ana@empresa.gt' },
      { plantilla: 'tokenAnulado', para: 'ana@x.gt' },
    ])
  })

  test.each(['closed', 'deleted'])(
    'to another address tells nobody of it once the climate is %s',
    async (final) => {
      const { ctx, id, idClima, sendTo, finish, changeActiva, cerrar, deleteClima } = await open(engine)
      await finish('enviado')
      await sendTo(id, 'ana@empresa.gt')
      await changeActiva(idClima, false)
      const end = final === 'closed' ? cerrar : deleteClima
      expect((await end(idClima)).errors).toBeUndefined()
      expect(await ctx.db.selectFrom('correos').select(['plantilla', 'para']).execute()).toEqual([])
    },
  )

  test('to oneself does not get ahead of a first save under way', async () => {
    const { ctx, id, idClima, oficina, sendTo, find } = await open(engine)
    const { llave } = await requireAbierto(ctx, idClima)
    const clave = computeClaveDeHoja(llave, computeToken(llave, id))
    let attack: Promise<any> | undefined
    await inTransaction(ctx.db, async (tx) => {
      await shareClima(tx, idClima)
      await lockHojas(tx, [clave])
      attack ??= sendTo(id, 'consultora@firma.example')
      await new Promise((resolve) => setTimeout(resolve, 200))
      const hoja = { clave, idGrupo: oficina, completa: true, respuestas: '0' }
      await saveHojas(tx, { idClima, bloque: 1, llave }, [hoja])
    })
    expect(codeOf(await attack)).toBe('CONFLICT')
    expect((await find('ana@x.gt')).id).toBe(id)
  })

  test('to the same new address by two people at once gives it to one of them', async () => {
    const { id, sendTo, find, list } = await open(engine)
    const otro = (await find('luis@x.gt')).id
    const answers = await Promise.all([sendTo(id, 'eva@x.gt'), sendTo(otro, 'eva@x.gt')])
    expect(answers.map(codeOf).sort()).toEqual(['CONFLICT', undefined])
    await eventually(async () =>
      expect((await list()).filter(({ correo }) => correo === 'eva@x.gt')).toHaveLength(1),
    )
  })

  test('to several addresses at once, or to one while deleting, leaves one person or none', async () => {
    const { id, sendTo, remove, list } = await open(engine)
    const sent = await Promise.all(['a', 'b', 'c', 'd'].map((quien) => sendTo(id, `${quien}@x.gt`)))
    expect(sent.filter(({ errors }) => !errors)).toHaveLength(1)
    expect(await list()).toHaveLength(2)
    const { id: otra } = (await list()).find(({ correo }) => correo === 'luis@x.gt')!
    const [eliminada, enviada] = await Promise.all([remove(otra), sendTo(otra, 'e@x.gt')])
    expect([eliminada, enviada].filter(({ errors }) => !errors)).toHaveLength(1)
    expect(await list()).toHaveLength(eliminada.errors ? 2 : 1)
  })
})

describeAnyEngine('sending again', (engine) => {
  test('tells nobody where the wrong address was never reached', async () => {
    const { ctx, id, sendTo, finish } = await open(engine)
    await finish('rechazado')
    await sendTo(id, 'ana@empresa.gt')
    const avisos = ctx.db.selectFrom('correos').select('id').where('plantilla', '=', 'tokenAnulado')
    expect(await avisos.execute()).toEqual([])
  })

  test('to somebody whose token staff saw gives them another token', async () => {
    const { sendTo, makeToken, find } = await open(engine)
    await makeToken()
    const { id } = await find(null)
    await sendTo(id, 'eva@x.gt')
    const eva = await find('eva@x.gt')
    expect(eva).toMatchObject({ sendMail: true, estadoCorreo: 'En cola', tokenVisto: false })
    expect(eva.id).not.toBe(id)
  })

  test.each([false, true])(
    'to oneself is refused once the person has started (finished: %s)',
    async (todo) => {
      const { id, sendTo, answer, listCorreos, find, finish } = await open(engine)
      await finish('enviado')
      await answer(id, { todo })
      const attack = await sendTo(id, 'consultora@firma.example')
      expect(codeOf(attack)).toBe('CONFLICT')
      expect(messageOf(attack)).toMatch(/^Esta persona ya empezó su encuesta/)
      expect(await listCorreos()).toEqual([{ para: 'ana@x.gt', estado: 'enviado' }])
      // Another spelling is the stored address, and goes to the stored one.
      await sendTo(id, 'ANA@x.gt')
      expect((await listCorreos()).map(({ para }) => para)).toEqual(['ana@x.gt', 'ana@x.gt'])
      expect((await find('ana@x.gt')).id).toBe(id)
    },
  )

  test('to an address that is another respondent’s, or none at all, is refused', async () => {
    const { id, sendTo, list, idClima, cerrar } = await open(engine)
    const taken = await sendTo(id, 'LUIS@x.gt')
    expect(codeOf(taken)).toBe('CONFLICT')
    expect(messageOf(taken)).toBe('«LUIS@x.gt» ya está invitada en este clima.')
    for (const malo of ['', 'ana', 'ana@x.gt, luis@x.gt', 'ana@x.gt\nBcc: b@x.gt']) {
      expect(codeOf(await sendTo(id, malo))).toBe('BAD_USER_INPUT')
    }
    expect(codeOf(await sendTo('nadie', 'eva@x.gt'))).toBe('NOT_FOUND')
    expect((await list()).map(({ correo }) => correo).sort()).toEqual(['ana@x.gt', 'luis@x.gt'])
    await cerrar(idClima)
    expect(codeOf(await sendTo(id, 'ana@x.gt'))).toBe('CONFLICT')
  })
})
