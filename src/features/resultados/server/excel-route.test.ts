import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer, text } from 'node:stream/consumers'
import { expect, test } from 'vitest'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { answerAs, logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { createEscrito } from '#features/encuesta/server/cajas.ts'
import { insertHojas } from '#features/encuesta/server/hojas-store.ts'
import { createConsultas } from '#features/publicacion/server/testing/consultas.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { renderLibro } from '#server/excel/render-libro.ts'
import { readLibro } from '#server/excel/testing/read-libro.ts'
import { newClave } from '#server/llaves/llave.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createMarcoDeAbiertas } from './read-abiertas.ts'

const TEXTOS = ['Zapatos nuevos', '=1+1', ' con espacio ', '_x0041_', 'emoji 🙂 & <b>', 'dos\nlíneas']
const TRABAJOS = '{ appInfo { getTrabajos { id tipo estado paso hecho total } } }'
const CANCEL = 'mutation($id: ID!) { cancelTrabajo(idTrabajo: $id) { mensaje } }'
/** Enough to be followed. */
const MUCHOS = 5_000

describeEngines('the workbook of a climate, downloaded', (engine) => {
  const setUp = async () => {
    const app = await createTestApp(engine)
    const staff = await logInToClimas(app)
    const cookie = await app.logIn()
    const { idClima } = await staff.setUp({})
    const ask = (id = idClima, headers = { cookie }) =>
      app.app.inject({ url: `/api/resultados/${id}/excel`, headers })
    return { ...app, ...staff, ...createConsultas(staff.call), cookie, idClima, ask }
  }

  test('is the one of the call, cell by cell, of an open climate and of a closed one', async () => {
    const { ctx, idClima, ask, getExcel, cerrar } = await setUp()
    for (const texto of TEXTOS) await answerAs(ctx, idClima, { texto })
    await answerAs(ctx, idClima, { texto: ' \n ' })
    const compare = async () => {
      const { statusCode, headers, rawPayload } = await ask()
      expect([statusCode, headers['content-disposition']]).toEqual([
        200,
        `attachment; filename=Clima-${idClima}.xlsx`,
      ])
      const { getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados: url } = (await getExcel(idClima)).data
      const libro = await readLibro(rawPayload)
      expect(libro).toEqual(await readLibro(Buffer.from(url.split(',')[1], 'base64')))
      return [...libro.at(-1)!.celdas].map(([lugar, { valor }]) => `${lugar} ${valor}`)
    }
    const abierto = await compare()
    for (const texto of TEXTOS) expect(abierto.filter((celda) => celda.endsWith(` ${texto}`))).toHaveLength(2)
    expect(abierto[0]).toContain('12 respuestas escritas.')
    await cerrar(idClima)
    expect(await compare()).toEqual(abierto)
  })

  test('is refused in words: of no climate, without a session, to a client', async () => {
    const { ask, idClima, logInAs } = await setUp()
    const unknown = await ask('nada')
    expect([unknown.statusCode, unknown.headers['content-type']]).toEqual([404, 'text/plain; charset=utf-8'])
    expect(unknown.body).toMatch(/no existe/)
    expect((await ask(idClima, { cookie: '' })).statusCode).toBe(401)
    expect((await ask(idClima, { cookie: await logInAs('cliente') })).statusCode).toBe(403)
  })

  test('with many texts is followed, and ends with who goes away or calls it off', async () => {
    const { app, ctx, graphql, cookie, idClima } = await setUp()
    const { grupos, preguntas } = createMarcoDeAbiertas(await requireClima(ctx.db, idClima))
    const { llave } = await requireAbierto(ctx, idClima)
    const hojas = Array.from({ length: MUCHOS }, (_, i) => ({
      clave: newClave(),
      idGrupo: grupos[i % grupos.length]!.id,
      completa: true,
      respuestas: '0',
      escrito: createEscrito([[preguntas[0]!.id, `Texto ${i}`]]),
    }))
    await inTransaction(ctx.db, (tx) => insertHojas(tx, { idClima, bloque: 1, llave }, hojas))
    // Two others have their turn until they are let go.
    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    const libro = { pestanas: [] }
    const lenta = { titulo: '', marco: { grupos: [], areas: [], preguntas: [] }, read: () => released }
    const others = [1, 2].map(() => renderLibro(ctx, libro, { abiertas: lenta }))
    const socketPath = join(ctx.config.dataDir, 'enchufe')
    await app.listen({ path: socketPath })
    const open = () => {
      ctx.advance(1)
      const path = `/api/resultados/${idClima}/excel`
      const request = get({ socketPath, path, headers: { cookie }, agent: false })
      const answer = once(request, 'response') as Promise<[IncomingMessage]>
      answer.catch(() => {})
      return { request, answer }
    }
    const last = async () => (await graphql(TRABAJOS, {}, cookie)).data.appInfo.getTrabajos[0]
    const waitForBegun = () =>
      eventually(async () =>
        expect(await last()).toMatchObject({
          tipo: 'excel',
          estado: 'en_curso',
          total: MUCHOS * preguntas.length * 2,
        }),
      )

    const left = open()
    await waitForBegun()
    left.request.destroy()
    await eventually(async () =>
      expect(await last()).toMatchObject({ estado: 'fallido', paso: 'La descarga se dejó a medias.' }),
    )

    const cancelled = open()
    await waitForBegun()
    await graphql(CANCEL, { id: (await last()).id }, cookie)
    const [refused] = await cancelled.answer
    expect([refused.statusCode, await text(refused)]).toEqual([409, 'La descarga se canceló.'])
    expect((await last()).estado).toBe('cancelado')

    const whole = open()
    await waitForBegun()
    release()
    await Promise.all(others)
    const [answer] = await whole.answer
    const leido = await readLibro(await buffer(answer))
    const respuestas = [...leido.at(-1)!.celdas].filter(([lugar]) => lugar.startsWith('C')).slice(1)
    expect(new Set(respuestas.map(([, { valor }]) => valor))).toEqual(
      new Set(hojas.flatMap(({ escrito }) => [...escrito.textos.values()])),
    )
    await eventually(async () =>
      expect(await last()).toMatchObject({ estado: 'listo', paso: 'Se descargó.' }),
    )
  })
})
