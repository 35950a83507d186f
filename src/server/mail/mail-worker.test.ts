import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { inTransaction } from '../db/engine/transaction.ts'
import { insertCorreo } from './insert-correo.ts'
import { deleteCorreosDeReferencias, findEstadosDeCorreos } from './outbox-store.ts'
import { findRow, startTestSmtp, startWorker, waitForEstado } from './testing/running-worker.ts'
import { insertAll, saludoPara } from './testing/saludo.ts'

describeAnyEngine('mail worker', (engine) => {
  test('a mail is sent whole, once, and its row says so', async () => {
    const ctx = await createTestContext(engine, { config: { publicUrl: 'https://www.firma.example' } })
    const smtp = await startTestSmtp(ctx)
    startWorker(ctx)
    const adjunto = {
      nombre: 'año.pdf',
      mime: 'application/pdf',
      contenido: new Uint8Array([0, 1, 254, 255]),
    }
    const [id] = await insertAll(ctx, [{ ...saludoPara('ana@ejemplo.com'), adjuntos: [adjunto] }])
    const [received] = await smtp.waitForMails(1)
    await waitForEstado(ctx, id!, 'enviado')

    expect(received!.to).toEqual(['ana@ejemplo.com'])
    expect(received!.mail).toMatchObject({
      messageId: `<${id}@www.firma.example>`,
      subject: 'Hola, Ana',
      from: { name: 'Clima y Talento', address: 'no-responder@climaytalento.example' },
      to: [{ address: 'ana@ejemplo.com' }],
    })
    expect(received!.mail.text).toContain('Buenos días, Ana.')
    expect(received!.mail.html).toContain('Buenos días, Ana.')
    expect(received!.mail.headers).toContainEqual(
      expect.objectContaining({ key: 'auto-submitted', value: 'auto-generated' }),
    )
    const attached = received!.mail.attachments.find(({ mimeType }) => mimeType !== 'image/png')
    expect(attached).toMatchObject({ filename: 'año.pdf', mimeType: 'application/pdf' })
    expect(new Uint8Array(attached!.content as ArrayBuffer)).toEqual(adjunto.contenido)
    expect(await findRow(ctx, id!)).toMatchObject({ intentos: 1, arrendado_por: null, terminado: ctx.now() })
    await sleep(150)
    expect(smtp.offered()).toBe(1)
  })

  test('a mail wakes the worker of its process at once', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx)
    startWorker(ctx, { esperaMs: DIA_MS })
    await sleep(100)
    await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await smtp.waitForMails(1)
  })

  test('a mail written in a transaction that fails is never sent', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx)
    startWorker(ctx)
    const failing = inTransaction(ctx.db, async (tx) => {
      await insertCorreo(tx, saludoPara('nadie@ejemplo.com'), ctx.now())
      await sleep(100)
      throw new Error('half-way')
    })
    await expect(failing).rejects.toThrow('half-way')
    await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await smtp.waitForMails(1)
    await sleep(150)
    expect(smtp.received.map(({ to }) => to)).toEqual([['ana@ejemplo.com']])
  })

  test('a mail whose cause is gone is dropped unsent', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx)
    startWorker(ctx)
    const [id] = await insertAll(ctx, [{ ...saludoPara('ana@ejemplo.com'), plantilla: 'anulado' }])
    await eventually(async () => expect(await findRow(ctx, id!)).toBeUndefined())
    expect(smtp.offered()).toBe(0)
  })

  test('a list of addresses is no address', async () => {
    const ctx = await createTestContext(engine)
    for (const para of ['a@b.c, d@e.f', 'Ana <a@b.c>', 'a@b.c\r\nBcc: d@e.f', 'a@b.c;d@e.f', '']) {
      await expect(insertAll(ctx, [saludoPara(para)])).rejects.toThrow('one bare address')
    }
    expect(await ctx.db.selectFrom('correos').select('id').execute()).toEqual([])
  })

  test('the newest mail of a reference tells its estado, and all of them go together', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx, { behave: (to) => (to.startsWith('no') ? 'refuse' : 'accept') })
    startWorker(ctx)
    const [first] = await insertAll(ctx, [{ ...saludoPara('no@ejemplo.com'), referencia: 'encuestado:1' }])
    await waitForEstado(ctx, first!, 'rechazado')
    expect(await findEstadosDeCorreos(ctx.db, ['encuestado:1', 'encuestado:2'])).toEqual(
      new Map([['encuestado:1', 'rechazado']]),
    )
    ctx.advance(1_000)
    const [second] = await insertAll(ctx, [{ ...saludoPara('si@ejemplo.com'), referencia: 'encuestado:1' }])
    await waitForEstado(ctx, second!, 'enviado')
    expect(await findEstadosDeCorreos(ctx.db, ['encuestado:1'])).toEqual(
      new Map([['encuestado:1', 'enviado']]),
    )
    expect(smtp.received).toHaveLength(1)

    const deleted = await inTransaction(ctx.db, (tx) => deleteCorreosDeReferencias(tx, ['encuestado:1']))
    expect(deleted.map(({ id }) => id).toSorted()).toEqual([first, second].toSorted())
  })

  test('many mails leave over few connections, side by side', async () => {
    const ctx = await createTestContext(engine)
    let now = 0
    let most = 0
    const sideBySide = Promise.withResolvers<void>()
    const smtp = await startTestSmtp(ctx, {
      beforeAccept: async () => {
        most = Math.max(most, ++now)
        if (now === 4) sideBySide.resolve()
        await sideBySide.promise
        now--
      },
    })
    startWorker(ctx, { paralelo: 4 })
    await insertAll(
      ctx,
      Array.from({ length: 60 }, (_, turn) => saludoPara(`p${turn}@ejemplo.com`)),
    )
    await smtp.waitForMails(60)
    expect(most).toBe(4)
    expect(new Set(smtp.received.map(({ to }) => to[0])).size).toBe(60)
  })
})
