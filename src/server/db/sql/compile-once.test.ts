import { expect, test } from 'vitest'
import { describeEngines } from '#tests/support/databases.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { inTransaction } from '../engine/transaction.ts'
import { compileOnce } from './compile-once.ts'

describeEngines('a query compiled once', (engine) => {
  test('takes its values each time, in and out of a transaction, on each database', async () => {
    const [uno, otro] = [await createTestContext(engine), await createTestContext(engine)]
    let built = 0
    const save = compileOnce((db, { clave, valor }: { clave: string; valor: string }) => {
      built++
      return db
        .insertInto('ajustes')
        .values({ clave, valor })
        .onConflict((conflict) => conflict.column('clave').doUpdateSet({ valor }))
    })
    const find = compileOnce((db, { clave }: { clave: string }) =>
      db.selectFrom('ajustes').select('valor').where('clave', '=', clave).where('valor', '!=', 'fijo'),
    )
    await save(uno.db, { clave: 'a', valor: '1' })
    await inTransaction(uno.db, (tx) => save(tx, { clave: 'b', valor: '2' }))
    await save(uno.db, { clave: 'a', valor: '3' })
    await save(otro.db, { clave: 'a', valor: '4' })
    expect(built).toBe(2)
    expect(await find(uno.db, { clave: 'a' })).toEqual([{ valor: '3' }])
    expect(await find(uno.db, { clave: 'b' })).toEqual([{ valor: '2' }])
    expect(await find(otro.db, { clave: 'a' })).toEqual([{ valor: '4' }])
    expect(await find(otro.db, { clave: 'b' })).toEqual([])
    await save(otro.db, { clave: 'b', valor: 'fijo' })
    expect(await find(otro.db, { clave: 'b' })).toEqual([])
  })
})
