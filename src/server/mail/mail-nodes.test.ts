import { once } from 'node:events'
import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { openDatabase } from '../db/engine/database.ts'
import { findRow, startTestSmtp, startWorker, waitForEstado } from './testing/running-worker.ts'
import { insertAll, saludoPara } from './testing/saludo.ts'
import { endWorker, spawnWorker } from './testing/spawn-worker.ts'

const LEASE_IS_OVER = 7 * 60_000

describeEngines('mail on several nodes', (engine) => {
  test('two processes and 300 mails: both send, none twice', async () => {
    const ctx = await createTestContext(engine)
    // Nothing is taken before both have begun: the first to start could send everything.
    const begun = new Set<string | undefined>()
    const both = Promise.withResolvers<void>()
    const smtp = await startTestSmtp(ctx, {
      beforeAccept: ({ mail }) => {
        if (begun.add(mail.from?.address).size === 2) both.resolve()
        return both.promise
      },
    })
    await insertAll(
      ctx,
      Array.from({ length: 300 }, (_, turn) => saludoPara(`p${turn}@ejemplo.com`)),
    )
    const nodes = ['uno@nodos.example', 'dos@nodos.example'].map((from) => spawnWorker(ctx, from))
    await smtp.waitForMails(300)
    await Promise.all(nodes.map((node) => endWorker(node, 'SIGTERM')))

    expect(smtp.received).toHaveLength(300)
    expect(smtp.offered()).toBe(300)
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(300)
    expect(new Set(smtp.received.map(({ mail }) => mail.from?.address))).toEqual(
      new Set(['uno@nodos.example', 'dos@nodos.example']),
    )
    const rows = await ctx.db.selectFrom('correos').select(['estado', 'intentos']).execute()
    expect(rows.every(({ estado, intentos }) => estado === 'enviado' && intentos === 1)).toBe(true)
  })

  test("killed between the server's 250 and the commit: one duplicate at most, under the same Message-ID", async () => {
    const ctx = await createTestContext(engine)
    // Holds the row while the server says 250, so that the sender cannot get to its commit before it is killed.
    const holder = openDatabase(ctx.config.database)
    onTestFinished(() => holder.destroy())
    const release = Promise.withResolvers<void>()
    let held: Promise<void> | null = null
    const holdRow = () =>
      new Promise<void>((resolve) => {
        held ??= holder.transaction().execute(async (tx) => {
          await tx.updateTable('correos').set({ para: 'ana@ejemplo.com' }).execute()
          resolve()
          await release.promise
        })
      })
    let first = true
    const smtp = await startTestSmtp(ctx, {
      beforeAccept: async () => {
        if (first) await holdRow()
        first = false
      },
    })
    const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    const node = spawnWorker(ctx, 'uno@nodos.example')
    await smtp.waitForMails(1)
    await sleep(300)
    await endWorker(node, 'SIGKILL')
    // PostgreSQL would go on with the statement of a client that is gone.
    if (engine === 'postgres') {
      await sql`select pg_terminate_backend(pid) from pg_stat_activity
        where datname = current_database() and wait_event_type = 'Lock'`.execute(ctx.db)
    }
    release.resolve()
    await held
    expect(await findRow(ctx, id!)).toMatchObject({ estado: 'en_cola', intentos: 1 })

    startWorker(ctx)
    await sleep(150)
    expect(smtp.received).toHaveLength(1)
    ctx.advance(LEASE_IS_OVER)
    await waitForEstado(ctx, id!, 'enviado')
    ctx.advance(LEASE_IS_OVER)
    await sleep(150)
    expect(smtp.received).toHaveLength(2)
    expect(new Set(smtp.received.map(({ mail }) => mail.messageId)).size).toBe(1)
  })

  test('a stop that waited long enough cuts the mail off, to be tried again', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx, { behave: () => 'hang' })
    const worker = startWorker(ctx)
    const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await eventually(() => expect(smtp.offered()).toBe(1))
    await worker.stop(200)
    expect(await findRow(ctx, id!)).toMatchObject({ estado: 'en_cola', intentos: 1, arrendado_por: null })
  })

  test('a stop gives back at once what has not begun, and no try is counted', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx, { behave: () => (smtp.received.length < 1 ? 'accept' : 'hang') })
    const worker = startWorker(ctx, { paralelo: 1 })
    await insertAll(
      ctx,
      Array.from({ length: 12 }, (_, turn) => saludoPara(`p${turn}@ejemplo.com`)),
    )
    const countHeld = async () =>
      (await ctx.db.selectFrom('correos').select('id').where('arrendado_por', 'is not', null).execute())
        .length
    await eventually(async () => expect(await countHeld()).toBeGreaterThan(2))
    await eventually(() => expect(smtp.offered()).toBe(2))
    await worker.stop(200)
    expect(await countHeld()).toBe(0)
    const rows = await ctx.db.selectFrom('correos').select(['estado', 'intentos']).execute()
    expect(rows.filter(({ estado, intentos }) => estado === 'en_cola' && intentos > 0).length).toBeLessThan(3)
  })
})

describeAnyEngine('the end of a mail worker', (engine) => {
  test('SIGTERM waits for the mail in hand', async () => {
    const ctx = await createTestContext(engine)
    const accept = Promise.withResolvers<void>()
    const smtp = await startTestSmtp(ctx, { beforeAccept: () => accept.promise })
    const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    const node = spawnWorker(ctx, 'uno@nodos.example')
    await eventually(() => expect(smtp.offered()).toBe(1))
    await sleep(100)
    const exited = once(node, 'exit')
    node.kill('SIGTERM')
    await sleep(200)
    accept.resolve()
    await exited
    expect(node.exitCode).toBe(0)
    expect(await findRow(ctx, id!)).toMatchObject({ estado: 'enviado', intentos: 1 })
  })

  test('a stopped worker takes nothing more', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx)
    const worker = startWorker(ctx)
    await worker.stop()
    await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await sleep(150)
    expect(smtp.offered()).toBe(0)
  })
})
