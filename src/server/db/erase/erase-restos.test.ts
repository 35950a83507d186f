import { expect, test } from 'vitest'
import { describeEngines } from '../../../../tests/support/databases.ts'
import { createTestContext } from '../../../../tests/support/test-context.ts'
import type { Engine } from '../engine/database.ts'
import { openDatabase } from '../engine/database.ts'
import { inSnapshot, inTransaction } from '../engine/transaction.ts'
import { eraseRestos, noteRestos } from './erase-restos.ts'

describeEngines('what the engine keeps of a person who was erased', (engine) => {
  async function open(engine: Engine) {
    const ctx = await createTestContext(engine)
    const listRestos = () =>
      ctx.db.selectFrom('ajustes').where('clave', '=', 'borrar_restos').selectAll().execute()
    return { ctx, listRestos }
  }

  test('is tried again where the engine could not forget yet', async () => {
    const { ctx, listRestos } = await open(engine)
    await inTransaction(ctx.db, (tx) => noteRestos(tx, ctx.now()))
    expect(await eraseRestos(ctx)).toBe('todo')
    // Somebody may be reading the old rows still.
    expect(await listRestos()).toHaveLength(1)
    ctx.advance(121_000)
    const sinArchivo = { engine: 'sqlite', file: '/no/existe/db' } as const
    expect(await eraseRestos({ ...ctx, config: { ...ctx.config, database: sinArchivo } })).toBe('pendiente')
    expect(await listRestos()).toHaveLength(1)
    expect(await eraseRestos(ctx)).toBe('todo')
    expect(await listRestos()).toEqual([])
  })

  test('waits for as long as a backup that began before it is being written', async () => {
    const { ctx, listRestos } = await open(engine)
    const other = openDatabase(ctx.config.database)
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    let begun = () => {}
    const reading = new Promise<void>((resolve) => {
      begun = resolve
    })
    const backup = inSnapshot(other, async (tx) => {
      await tx.selectFrom('usuarios').selectAll().execute()
      begun()
      await finished
    })
    await reading
    ctx.advance(10_000)
    await inTransaction(ctx.db, (tx) => noteRestos(tx, ctx.now()))
    ctx.advance(121_000)
    expect(await eraseRestos(ctx)).toBe('pendiente')
    expect(await listRestos()).toHaveLength(1)
    finish()
    await backup
    await other.destroy()
    await eraseRestos(ctx)
    expect(await listRestos()).toEqual([])
  })
})
