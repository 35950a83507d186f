import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { get, type IncomingMessage } from 'node:http'
import { join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { describeEngines } from '../../../../tests/support/databases.ts'
import { eventually } from '../../../../tests/support/eventually.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { inTransaction } from '../../db/engine/transaction.ts'
import { readLibro } from '../../excel/testing/read-libro.ts'
import { requireClima } from '../climas/require-clima.ts'
import { answerAs, logInToClimas } from '../climas/testing/climas-de-prueba.ts'
import { insertAbiertas } from '../encuesta/abiertas-store.ts'
import { createConsultas } from '../publicacion/testing/consultas.ts'
import { createMarcoDeAbiertas } from './read-abiertas.ts'

const TEXTOS = ['Zapatos nuevos', '=1+1', ' con espacio ', '_x0041_', 'emoji 🙂 & <b>', 'dos\nlíneas']
const TRABAJOS = '{ appInfo { getTrabajos { id tipo estado paso hecho total } } }'
const CANCEL = 'mutation($id: ID!) { cancelTrabajo(idTrabajo: $id) { mensaje } }'
/** Enough to be followed. */
const MUCHOS = 5_000

describeEngines('the workbook, read as it is written', (engine) => {
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

  test('with many texts is followed; it waits for its reader, and ends with who goes away or calls it off', async () => {
    const { app, ctx, graphql, cookie, idClima } = await setUp()
    const { grupos, preguntas } = createMarcoDeAbiertas(await requireClima(ctx.db, idClima))
    const abiertas = Array.from({ length: MUCHOS }, (_, i) => ({
      clave: String(i).padStart(22, '0'),
      idGrupo: grupos[i % grupos.length]!.id,
      idPregunta: preguntas[0]!.id,
      texto: `${i} ${randomBytes(450).toString('base64')}`,
    }))
    await inTransaction(ctx.db, (tx) => insertAbiertas(tx, { idClima, bloque: 1 }, abiertas))
    // Between two ends on one machine lie a few hundred kilobytes that nobody reads; on a network, as many megabytes as it likes.
    const socketPath = join(ctx.config.dataDir, 'enchufe')
    await app.listen({ path: socketPath })
    const open = async () => {
      ctx.advance(1)
      const path = `/api/resultados/${idClima}/excel`
      const request = get({ socketPath, path, headers: { cookie }, agent: false })
      const [answer] = (await once(request, 'response')) as [IncomingMessage]
      return answer.on('error', () => {})
    }
    const countConnections = promisify(app.server.getConnections.bind(app.server))
    const last = async () => (await graphql(TRABAJOS, {}, cookie)).data.appInfo.getTrabajos[0]
    const waitForAvance = () =>
      eventually(async () => {
        const trabajo = await last()
        expect(trabajo).toMatchObject({ tipo: 'excel', estado: 'en_curso', total: MUCHOS * 2 })
        expect(trabajo.hecho).toBeGreaterThan(0)
      })

    const left = await open()
    await waitForAvance()
    left.destroy()
    await eventually(async () =>
      expect(await last()).toMatchObject({ estado: 'fallido', paso: 'La descarga se dejó a medias.' }),
    )

    const cancelled = await open()
    await waitForAvance()
    const broken = new Promise((resolve) => cancelled.on('close', resolve))
    await graphql(CANCEL, { id: (await last()).id }, cookie)
    // Read before the server has left it, it would be all there.
    await eventually(async () => expect(await countConnections()).toBe(0))
    cancelled.resume()
    await broken
    expect([cancelled.complete, (await last()).estado]).toEqual([false, 'cancelado'])

    const read = await open()
    await waitForAvance()
    const libro = await readLibro(await buffer(read))
    const respuestas = [...libro.at(-1)!.celdas].filter(([lugar]) => lugar.startsWith('C')).slice(1)
    expect(new Set(respuestas.map(([, { valor }]) => valor))).toEqual(
      new Set(abiertas.map(({ texto }) => texto)),
    )
    await eventually(async () =>
      expect(await last()).toMatchObject({ estado: 'listo', paso: 'Se descargó.' }),
    )
  })
})
