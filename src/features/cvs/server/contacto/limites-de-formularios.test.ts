import { once } from 'node:events'
import { connect } from 'node:net'
import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { buildPdf } from '#server/archivos/testing/archivos-de-prueba.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { CURRICULUM, createSitio } from '#tests/support/sitio.ts'

const MB = 1024 * 1024
const asFile = (bytes: Uint8Array, nombre: string) => new File([new Uint8Array(bytes)], nombre)
const pdf = asFile(buildPdf('Hola'), 'Currículum Ana.pdf')

describeAnyEngine('how much the forms take', (engine) => {
  test('one network brings sixty megabytes a day', async () => {
    const sitio = await createSitio(engine, { mensajesPorHora: 1_000_000 })
    const large = asFile(Buffer.concat([buildPdf('Hola'), Buffer.alloc(9 * MB)]), 'cv.pdf')
    const sendLarge = async () => (await sitio.sendCurriculum(CURRICULUM, large)).body.falla
    const outcomes: (string | undefined)[] = []
    for (let turn = 0; turn < 7; turn++) outcomes.push(await sendLarge())
    expect(outcomes).toEqual([...Array(6).fill(undefined), 'lleno'])
    sitio.ctx.advance(DIA_MS)
    expect(await sendLarge()).toBeUndefined()
  })

  test('below the floor of free space the forms take nothing', async () => {
    const sitio = await createSitio(engine, { espacioMinimoMb: 1_000_000_000 })
    expect(await sitio.sendCurriculum(CURRICULUM, pdf)).toMatchObject({
      status: 507,
      body: { falla: 'lleno', mensaje: expect.stringMatching(/^Por ahora no podemos recibir/) },
    })
    expect(await sitio.listOutbox()).toEqual([])
    // Nothing was stored, so nothing counts.
    expect(
      await sitio.ctx.db.selectFrom('limites').select('cuenta').where('cuenta', '>', 0).execute(),
    ).toEqual([])
  })

  test('a CV that the disk does not take is our failure, and is told so', async () => {
    const sitio = await createSitio(engine, { espacioMinimoMb: -100 })
    // As on a disk that can only be read: nobody makes a file there.
    sitio.ctx.config.dataDir = '/proc/self'
    expect(await sitio.sendCurriculum(CURRICULUM, pdf)).toMatchObject({
      status: 500,
      body: { falla: 'interno' },
    })
  })

  test('a connection that ends while it is counted counts for nothing', async () => {
    const sitio = await createSitio(engine)
    const address = await sitio.app.listen({ port: 0, host: '127.0.0.1' })
    const port = Number(new URL(address).port)
    const counting = Promise.withResolvers<void>()
    const writing = inTransaction(sitio.ctx.db, async (tx) => {
      await tx.deleteFrom('limites').execute()
      await counting.promise
    })
    const socket = connect(port, '127.0.0.1')
    const head = [
      'POST /api/mail/enviarcurri HTTP/1.1',
      'Host: localhost',
      'Content-Type: multipart/form-data; boundary=frontera',
      'Transfer-Encoding: chunked',
    ]
    socket.write(`${head.join('\r\n')}\r\n\r\n`)
    const [received] = await once(sitio.app.server, 'request')
    socket.destroy()
    await new Promise((done) => received.on('error', () => {}).once('close', done))
    counting.resolve()
    await writing
    await eventually(async () => {
      const cuentas = await sitio.ctx.db.selectFrom('limites').select('cuenta').execute()
      expect(new Set(cuentas.map(({ cuenta }) => cuenta))).toEqual(new Set([0]))
    })
  })

  test('both forms share one limit, and a filled trap stores no file', async () => {
    const sitio = await createSitio(engine, { mensajesPorHora: 1 })
    expect((await sitio.sendCurriculum(CURRICULUM, asFile(Buffer.from('hola'), 'cv.pdf'))).status).toBe(400)
    expect((await sitio.sendCurriculum({ ...CURRICULUM, sitioweb: 'x' }, pdf)).status).toBe(200)
    expect((await sitio.sendContacto(CURRICULUM)).status).toBe(429)
    expect((await sitio.sendCurriculum(CURRICULUM, pdf)).status).toBe(429)
    expect(await sitio.listOutbox()).toEqual([])
  })
})
