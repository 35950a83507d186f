import { setTimeout as sleep } from 'node:timers/promises'
import { expect, onTestFinished, test } from 'vitest'
import { ensureFirstUsuario } from '#features/cuentas/server/sesion/ensure-first-usuario.ts'
import { openDatabase } from '#server/db/engine/database.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { inPrimerArranque } from './primer-arranque.ts'

describeEngines('a first start', (engine) => {
  test('is one node’s at a time: those beside it wait, find it done, and take nothing of it away', async () => {
    const una = await createTestContext(engine)
    const otra = { ...una, db: openDatabase(una.config.database) }
    onTestFinished(() => otra.db.destroy())
    const hechas: string[] = []
    const begun = Promise.withResolvers<void>()
    const goOn = Promise.withResolvers<void>()
    const first = inPrimerArranque(una, async () => {
      await ensureFirstUsuario(una)
      begun.resolve()
      await goOn.promise
      hechas.push('una')
    })
    await begun.promise
    const second = inPrimerArranque(otra, async () => {
      hechas.push('otra')
      return ensureFirstUsuario(otra)
    })
    await sleep(200)
    expect(hechas).toEqual([])
    goOn.resolve()
    await first
    expect(await second).toBeNull()
    expect(hechas).toEqual(['una', 'otra'])
  })
})
