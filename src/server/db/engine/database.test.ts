import { setTimeout as sleep } from 'node:timers/promises'
import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { createTestDatabase, describeEngines } from '#tests/support/databases.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { consumeLimite, refundLimite } from '../limites.ts'
import { migrate } from '../migrate.ts'
import { openDatabase } from './database.ts'
import { inTransaction } from './transaction.ts'

describeEngines('database', (engine) => {
  test('three nodes starting at once migrate once', async () => {
    const { location, remove } = await createTestDatabase(engine, { migrated: false })
    const nodes = [1, 2, 3].map(() => openDatabase(location))
    onTestFinished(async () => {
      await Promise.all(nodes.map((db) => db.destroy()))
      await remove()
    })
    await Promise.all(nodes.map((db) => migrate(db)))
    for (const db of nodes) expect(await db.selectFrom('usuarios').selectAll().execute()).toEqual([])
  })

  test('a failed transaction leaves nothing behind', async () => {
    const { db } = await createTestContext(engine)
    const failing = inTransaction(db, async (tx) => {
      await tx.insertInto('ajustes').values({ clave: 'a', valor: '1' }).execute()
      throw new Error('half-way')
    })
    await expect(failing).rejects.toThrow('half-way')
    expect(await db.selectFrom('ajustes').selectAll().execute()).toEqual([])
  })

  test('two processes incrementing one row at once lose no increment', async () => {
    const { db, config } = await createTestContext(engine)
    const other = openDatabase(config.database)
    onTestFinished(() => other.destroy())
    await db.insertInto('ajustes').values({ clave: 'cuenta', valor: '0' }).execute()
    const increment = (node: typeof db) =>
      inTransaction(node, async (tx) => {
        let query = tx.selectFrom('ajustes').select('valor').where('clave', '=', 'cuenta')
        if (engine === 'postgres') query = query.forUpdate()
        const { valor } = await query.executeTakeFirstOrThrow()
        await tx
          .updateTable('ajustes')
          .set({ valor: String(Number(valor) + 1) })
          .execute()
      })
    await Promise.all(Array.from({ length: 20 }, (_, turn) => increment(turn % 2 ? db : other)))
    const { valor } = await db.selectFrom('ajustes').select('valor').executeTakeFirstOrThrow()
    expect(valor).toBe('20')
  })

  test('texts sort by their bytes', async () => {
    const { db } = await createTestContext(engine)
    for (const clave of ['b', 'A', 'á', 'a'])
      await db.insertInto('ajustes').values({ clave, valor: '' }).execute()
    const rows = await db.selectFrom('ajustes').select('clave').orderBy('clave').execute()
    expect(rows.map((row) => row.clave)).toEqual(['A', 'a', 'b', 'á'])
  })

  test('a limit is exact when many use it at once, and begins anew after its window', async () => {
    const { db } = await createTestContext(engine)
    const limite = { clave: 'x', max: 10, ventanaMs: 1_000 }
    const uses = await Promise.all(Array.from({ length: 25 }, () => consumeLimite(db, 5_000, limite)))
    expect(uses.filter(Boolean)).toHaveLength(10)
    expect(await consumeLimite(db, 5_999, limite)).toBe(false)
    expect(await consumeLimite(db, 6_000, limite)).toBe(true)
  })

  test('a refunded use does not count', async () => {
    const { db } = await createTestContext(engine)
    const limite = { clave: 'x', max: 1, ventanaMs: 1_000 }
    expect(await consumeLimite(db, 0, limite)).toBe(true)
    await refundLimite(db, limite, 0)
    expect(await consumeLimite(db, 1, limite)).toBe(true)
    expect(await consumeLimite(db, 2, limite)).toBe(false)
    // Of a window that is over nothing comes back into the next.
    const despues = limite.ventanaMs + 2
    expect(await consumeLimite(db, despues, limite)).toBe(true)
    await refundLimite(db, limite, 2)
    expect(await consumeLimite(db, despues, limite)).toBe(false)
    await refundLimite(db, limite, despues, 2)
    expect(await consumeLimite(db, despues, limite)).toBe(true)
  })

  if (engine === 'sqlite') {
    test('a write that waits for another process keeps no read waiting', async () => {
      const { db, config } = await createTestContext(engine)
      const other = openDatabase(config.database)
      onTestFinished(() => other.destroy())
      const insert = (node: typeof db, clave: string) =>
        node.insertInto('ajustes').values({ clave, valor: '' }).execute()
      const read = async () => (await db.selectFrom('ajustes').select('clave').execute()).length
      const held = Promise.withResolvers<void>()
      const begun = Promise.withResolvers<void>()
      const holding = inTransaction(other, async (tx) => {
        await insert(tx, 'a')
        begun.resolve()
        await held.promise
      })
      await begun.promise
      const waiting = [inTransaction(db, (tx) => insert(tx, 'b')), insert(db, 'c')]
      await sleep(50)
      // It would wait until `held` is resolved, below.
      expect(await read()).toBe(0)
      held.resolve()
      await Promise.all([holding, ...waiting])
      expect(await read()).toBe(3)
    })
  }

  if (engine === 'postgres') {
    test('a connection that dies while it is held fails its transaction, not the process', async () => {
      const { db, config } = await createTestContext(engine)
      const other = openDatabase(config.database)
      onTestFinished(() => other.destroy())
      const held = inTransaction(db, async (tx) => {
        const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(tx)
        await sql`select pg_terminate_backend(${rows[0]!.pid})`.execute(other)
        await sleep(200)
        await tx.insertInto('ajustes').values({ clave: 'a', valor: '1' }).execute()
      })
      await expect(held).rejects.toThrow()
      expect(await db.selectFrom('ajustes').selectAll().execute()).toEqual([])
    })
  }
})
