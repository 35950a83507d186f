import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { codeOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { saveHojas } from '#features/encuesta/server/hojas-store.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { lockHojas, shareClima } from '#server/db/locks/climate-locks.ts'
import { computeClaveDeHoja, computeToken } from '#server/llaves/llave.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { openSellado, requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { openEncuestados } from './testing/encuestados-de-prueba.ts'

const open = async (engine: Engine) => {
  const app = await openEncuestados(engine)
  await app.invite(['ana@x.gt', 'luis@x.gt'])
  return { ...app, id: (await app.find('ana@x.gt')).id, otro: (await app.find('luis@x.gt')).id }
}

type App = Awaited<ReturnType<typeof open>>

const readAll = async ({ ctx, idClima }: App) => {
  const { hojas, abiertas } = await openSellado(ctx, idClima)
  return {
    encuestados: await ctx.db.selectFrom('encuestados').select('correo').execute(),
    correos: await ctx.db.selectFrom('correos').select('para').execute(),
    hojas: hojas.length,
    textos: abiertas.map(({ texto }) => ({ texto })),
  }
}

describeEngines('deleting a respondent', (engine) => {
  test('takes the sheet, the texts and the mails along, and nothing of anybody else', async () => {
    const app = await open(engine)
    const { id, otro, answer, remove } = app
    await answer(id, { texto: 'de Ana' })
    await answer(otro, { texto: 'de Luis' })
    expect((await remove(id)).data.deleteEncuesta).toEqual({
      idEncuesta: id,
      mensaje: 'Se eliminó la encuesta.',
    })
    expect(await readAll(app)).toEqual({
      encuestados: [{ correo: 'luis@x.gt' }],
      correos: [{ para: 'luis@x.gt' }],
      hojas: 1,
      textos: [{ texto: 'de Luis' }, { texto: 'de Luis' }],
    })
    expect(codeOf(await remove(id))).toBe('NOT_FOUND')
  })

  test('of a closed climate takes the contact data alone', async () => {
    const app = await open(engine)
    const { id, otro, answer, remove, idClima, cerrar, getClima } = app
    await answer(id, { texto: 'anónimo' })
    await answer(otro, { texto: 'anónimo' })
    await cerrar(idClima)
    const { participacion } = await getClima(idClima)
    expect((await remove(id)).data.deleteEncuesta.idEncuesta).toBe(id)
    const quedan = await readAll(app)
    expect(quedan.encuestados).toEqual([{ correo: 'luis@x.gt' }])
    expect([quedan.hojas, quedan.textos.length]).toEqual([0, 0])
    expect(await app.ctx.db.selectFrom('textos').select('texto').execute()).toHaveLength(4)
    expect((await getClima(idClima)).participacion).toEqual(participacion)
  })

  test('while they save leaves no sheet and no text behind, whoever comes first', async () => {
    const app = await open(engine)
    const { ctx, idClima, oficina, invite, list, remove } = app
    await invite(Array.from({ length: 6 }, (_, i) => `p${i}@x.gt`))
    const { llave } = await requireAbierto(ctx, idClima)
    /** In the steps of a save: share the climate, hold the sheet, only then look for the person. */
    const save = (id: string) =>
      inTransaction(ctx.db, async (tx) => {
        const token = computeToken(llave, id)
        const clave = computeClaveDeHoja(llave, token)
        await shareClima(tx, idClima)
        await lockHojas(tx, [clave])
        const found = await tx.selectFrom('encuestados').select('id').where('id', '=', id).executeTakeFirst()
        if (!found) return 'unknown'
        // Long enough for a delete that does not wait to come and go.
        await sleep(150)
        const hoja = { clave, idGrupo: oficina, completa: true, respuestas: '0' }
        await saveHojas(tx, { idClima, bloque: 1, llave }, [hoja])
        return 'saved'
      })
    const ids = (await list()).map(({ id }) => id)
    const results = []
    for (const [i, id] of ids.entries()) {
      const first = i % 2 ? remove(id) : save(id)
      await sleep(50)
      results.push(...(await Promise.all([first, i % 2 ? save(id) : remove(id)])))
    }
    expect(results.filter((result) => result === 'saved' || result === 'unknown')).toHaveLength(ids.length)
    expect(await readAll(app)).toEqual({ encuestados: [], correos: [], hojas: 0, textos: [] })
  })
})

describeAnyEngine('deleting a respondent', (engine) => {
  test('in another climate than theirs is not found', async () => {
    const { id, call, setUp, list } = await open(engine)
    const { idClima } = await setUp()
    const answer = await call(
      `mutation { deleteEncuesta(idClima: "${idClima}", idEncuesta: "${id}") { mensaje } }`,
    )
    expect(codeOf(answer)).toBe('NOT_FOUND')
    expect(await list()).toHaveLength(2)
  })
})
