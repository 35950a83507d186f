import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { expect, onTestFinished, test } from 'vitest'
import { DIA_MS, HORA_MS } from '#domain/fechas/duraciones.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { keepLog } from '#tests/support/kept-log.ts'
import { type Behaviour, startSilentServer, startSmtp } from '#tests/support/smtp.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import type { AppContext } from '../context/context.ts'
import { loggerOptions } from '../http/logging.ts'
import { MAX_INTENTOS } from './send-correo.ts'
import {
  advanceUntil,
  findRow,
  startTestSmtp,
  startWorker,
  waitForEstado,
  waitForTry,
} from './testing/running-worker.ts'
import { insertAll, saludoPara } from './testing/saludo.ts'

/** Short for a server that is silent, long for one that is only slow. */
const impatient = { plazos: { conexionMs: 2_000, silencioMs: 2_000, envioMs: 30_000 } }

describeAnyEngine('mail failures', (engine) => {
  test.each<Behaviour>(['refuse', 'refuseContent'])(
    'what the server refuses for good (%s) is not tried again',
    async (refusal) => {
      const ctx = await createTestContext(engine)
      const smtp = await startTestSmtp(ctx, { behave: () => refusal })
      startWorker(ctx)
      const [id] = await insertAll(ctx, [saludoPara('nadie@ejemplo.com')])
      await waitForEstado(ctx, id!, 'rechazado')
      ctx.advance(DIA_MS)
      await sleep(150)
      expect(smtp.offered()).toBe(1)
    },
  )

  test('what the server refuses for now is tried again later, and not before its time', async () => {
    const ctx = await createTestContext(engine)
    let behaviour: Behaviour = 'defer'
    const smtp = await startTestSmtp(ctx, { behave: () => behaviour })
    startWorker(ctx)
    const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await waitForTry(ctx, id!, 1)
    behaviour = 'accept'
    ctx.advance(9_000)
    await sleep(100)
    expect(smtp.offered()).toBe(1)
    ctx.advance(1_000)
    await waitForEstado(ctx, id!, 'enviado')
    expect(smtp.received).toHaveLength(1)
  })

  test('after eight tries a mail is given up', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx, { behave: () => 'defer' })
    startWorker(ctx)
    const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    for (let intento = 1; intento < MAX_INTENTOS; intento++) {
      await waitForTry(ctx, id!, intento)
      ctx.advance(16 * HORA_MS)
    }
    await waitForEstado(ctx, id!, 'rechazado')
    ctx.advance(48 * HORA_MS)
    await sleep(100)
    expect(smtp.offered()).toBe(8)
  })

  test('a mail that killed its worker eight times is given up unsent', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx)
    const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await ctx.db.updateTable('correos').set({ intentos: 8 }).execute()
    startWorker(ctx)
    await waitForEstado(ctx, id!, 'rechazado')
    expect(smtp.offered()).toBe(0)
  })

  test.each<Behaviour>(['hang', 'drop'])(
    'a server that does not finish (%s) gets the mail again later',
    async (trouble) => {
      const ctx = await createTestContext(engine)
      let behaviour: Behaviour = trouble
      const smtp = await startTestSmtp(ctx, { behave: () => behaviour })
      startWorker(ctx, impatient)
      const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
      await waitForTry(ctx, id!, 1)
      behaviour = 'accept'
      ctx.advance(10_000)
      await waitForEstado(ctx, id!, 'enviado')
      expect(smtp.received).toHaveLength(1)
      expect(smtp.offered()).toBe(2)
    },
  )

  test('a server that never greets, and one that trickles, hold a mail only for a while', async () => {
    const ctx = await createTestContext(engine)
    const silent = await startSilentServer()
    onTestFinished(() => silent.close())
    ctx.config.smtpUrl = silent.url
    startWorker(ctx, impatient)
    const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await waitForTry(ctx, id!, 1)

    const other = await createTestContext(engine)
    await startTestSmtp(other, { behave: () => 'hang' })
    startWorker(other, { plazos: { silencioMs: 60_000, envioMs: 300 } })
    const [overdue] = await insertAll(other, [saludoPara('ana@ejemplo.com')])
    await waitForTry(other, overdue!, 1)
  })

  test('a server that is down loses nothing, and most mails wait without spending a try', async () => {
    const ctx = await createTestContext(engine)
    const down = await startSmtp()
    await down.close()
    ctx.config.smtpUrl = down.url
    startWorker(ctx, { paralelo: 2 })
    const ids = await insertAll(
      ctx,
      Array.from({ length: 30 }, (_, turn) => saludoPara(`p${turn}@ejemplo.com`)),
    )
    await waitForTry(ctx, ids[0]!, 1)
    await sleep(300)
    const rows = await ctx.db.selectFrom('correos').select(['estado', 'intentos']).execute()
    expect(rows.every(({ estado }) => estado === 'en_cola')).toBe(true)
    expect(rows.filter(({ intentos }) => intentos > 0).length).toBeLessThanOrEqual(4)

    const smtp = await startSmtp({ port: down.port })
    onTestFinished(() => smtp.close())
    await advanceUntil(ctx, () => expect(smtp.received).toHaveLength(30))
    for (const id of ids) await waitForEstado(ctx, id, 'enviado')
    expect(smtp.received).toHaveLength(30)
  })

  test('a server that goes away in the middle costs a try only what had begun', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx, { behave: () => (smtp.received.length < 3 ? 'accept' : 'drop') })
    startWorker(ctx, { paralelo: 1 })
    const ids = await insertAll(
      ctx,
      Array.from({ length: 30 }, (_, turn) => saludoPara(`p${turn}@ejemplo.com`)),
    )
    const listWaiting = () =>
      ctx.db.selectFrom('correos').selectAll().where('estado', '=', 'en_cola').execute()
    await eventually(async () => {
      const waiting = await listWaiting()
      expect(waiting).toHaveLength(ids.length - 3)
      expect(waiting.every(({ arrendado_por }) => arrendado_por === null)).toBe(true)
    })
    const tried = (await listWaiting()).filter(({ intentos }) => intentos > 0)
    // One on its way and one ready.
    expect(tried.length).toBeGreaterThan(0)
    expect(tried.length).toBeLessThanOrEqual(2)
  })

  test('a connection lost while others hang makes the worker take no more than it may hold', async () => {
    const ctx = await createTestContext(engine)
    const offered: string[] = []
    const behave = (to: string): Behaviour => {
      if (!offered.includes(to)) offered.push(to)
      const turn = offered.indexOf(to)
      return turn < 6 ? 'accept' : turn === 10 ? 'drop' : 'hang'
    }
    await startTestSmtp(ctx, { behave })
    startWorker(ctx)
    const insert = (from: number, to: number) =>
      insertAll(
        ctx,
        Array.from({ length: to - from }, (_, i) => saludoPara(`p${from + i}@ejemplo.com`)),
      )
    // While mails go out, the worker holds more of them.
    for (const id of await insert(0, 6)) await waitForEstado(ctx, id, 'enviado')
    await insert(6, 306)
    const countTaken = async () =>
      (await ctx.db.selectFrom('correos').select('id').where('arrendado_por', 'is not', null).execute())
        .length
    await eventually(() => expect(offered.length).toBeGreaterThan(10))
    // Longer than the pause after an outage.
    await sleep(2_500)
    expect(await countTaken()).toBeLessThanOrEqual(10)
  })

  test('a refused login is no refusal of the mail', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx, { login: { user: 'sitio', pass: 'correcta' } })
    ctx.config.smtpUrl = smtp.url.replace('correcta', 'equivocada')
    startWorker(ctx)
    const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await waitForTry(ctx, id!, 1)
    expect(smtp.offered()).toBe(0)
  })

  test('a server that wants a login, or another sender, refuses us and not the mail', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx, { login: { user: 'sitio', pass: 'correcta' } })
    ctx.config.smtpUrl = smtp.url.replace('sitio:correcta@', '')
    startWorker(ctx)
    const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await waitForTry(ctx, id!, 1)

    const otro = await createTestContext(engine)
    await startTestSmtp(otro, { isSender: () => false })
    startWorker(otro)
    const [ajeno] = await insertAll(otro, [saludoPara('ana@ejemplo.com')])
    await waitForTry(otro, ajeno!, 1)
  })

  test('a server that forwards for nobody it does not know keeps no mail from being tried again', async () => {
    const ctx = await createTestContext(engine)
    await startTestSmtp(ctx, { behave: (to) => (to === 'relay@ejemplo.com' ? 'refuse' : 'relay') })
    startWorker(ctx)
    const [id, ninguno] = await insertAll(ctx, [
      saludoPara('ana@ejemplo.com'),
      saludoPara('relay@ejemplo.com'),
    ])
    await waitForTry(ctx, id!, 1)
    await waitForEstado(ctx, ninguno!, 'rechazado')
  })

  test('a template that fails is tried again', async () => {
    const ctx = await createTestContext(engine)
    await startTestSmtp(ctx)
    startWorker(ctx)
    const [roto, desconocido] = await insertAll(ctx, [
      { ...saludoPara('ana@ejemplo.com'), plantilla: 'roto' },
      { ...saludoPara('ana@ejemplo.com'), plantilla: 'de otra version' },
    ])
    await waitForTry(ctx, roto!, 1)
    await waitForTry(ctx, desconocido!, 1)
  })

  test('the worker outlives a database that is away', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx)
    startWorker(ctx)
    await ctx.db.schema.alterTable('correos').renameTo('correos_ausentes').execute()
    await sleep(200)
    await ctx.db.schema.alterTable('correos_ausentes').renameTo('correos').execute()
    const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await waitForEstado(ctx, id!, 'enviado')
    expect(smtp.received).toHaveLength(1)
  })

  test('a sent mail is recorded even when the database was away at that moment, and is not sent again', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx, {
      beforeAccept: () => ctx.db.schema.alterTable('correos').renameTo('correos_ausentes').execute(),
    })
    startWorker(ctx)
    const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await smtp.waitForMails(1)
    await sleep(200)
    await ctx.db.schema.alterTable('correos_ausentes').renameTo('correos').execute()
    await waitForEstado(ctx, id!, 'enviado')
    ctx.advance(HORA_MS)
    await sleep(100)
    expect(smtp.offered()).toBe(1)
  })

  test('the log names no address, subject, text or reply of the server', async () => {
    const { logStream, readLog } = keepLog()
    const ctx = await createTestContext(engine)
    ctx.config.logLevel = 'trace'
    ctx.log = pino(loggerOptions(ctx.config), logStream) as AppContext['log']
    await startTestSmtp(ctx, { behave: (to) => (to.startsWith('no') ? 'refuse' : 'defer') })
    startWorker(ctx)
    const ids = await insertAll(ctx, [
      saludoPara('no@ejemplo.com'),
      saludoPara('luego@ejemplo.com'),
      { ...saludoPara('roto@ejemplo.com'), plantilla: 'roto' },
    ])
    await waitForEstado(ctx, ids[0]!, 'rechazado')
    await waitForTry(ctx, ids[1]!, 1)
    await waitForTry(ctx, ids[2]!, 1)
    const log = readLog()
    for (const id of ids) expect(log).toContain(id)
    expect(log).toContain('"codigo":550')
    for (const secret of ['ejemplo.com', 'Hola', 'Ana', 'does not exist', 'not now', 'cannot be rendered']) {
      expect(log).not.toContain(secret)
    }
    expect((await findRow(ctx, ids[0]!))?.estado).toBe('rechazado')
  })
})
