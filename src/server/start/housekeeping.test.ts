import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { plantillasEncuestados } from '#features/invitados/server/encuestados/plantillas-encuestados.ts'
import { startRondas } from '#features/invitados/server/encuestados/recordatorios/testing/start-rondas.ts'
import { openEncuestados } from '#features/invitados/server/encuestados/testing/encuestados-de-prueba.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import type { TestContext } from '#tests/support/test-context.ts'
import { startWorker } from '../mail/testing/running-worker.ts'
import { insertAll, plantillasDePrueba, saludoPara } from '../mail/testing/saludo.ts'
import { createHousekeeping } from './housekeeping.ts'

/** A node of the same database with a folder of its own. */
function createOtherNode(ctx: TestContext): TestContext {
  const dataDir = mkdtempSync(join(tmpdir(), 'clima-otro-nodo-'))
  onTestFinished(() => rmSync(dataDir, { recursive: true, force: true }))
  return { ...ctx, config: { ...ctx.config, dataDir } }
}

async function runHousekeeping(ctx: TestContext): Promise<void> {
  const housekeeping = createHousekeeping(ctx)
  housekeeping.start()
  await housekeeping.stop()
}

const SEMANA = 7 * DIA_MS

describeEngines('each node, from time to time', (engine) => {
  test('goes on with the others where one of its tasks fails', async () => {
    const { ctx } = await openEncuestados(engine)
    const countSesiones = async () => (await ctx.db.selectFrom('sesiones').select('vista').execute()).length
    expect(await countSesiones()).toBeGreaterThan(0)
    await ctx.db.schema.dropTable('limites').execute()
    await runHousekeeping({ ...ctx, now: () => ctx.now() + SEMANA })
    expect(await countSesiones()).toBe(0)
  })

  test('deletes the mails that it wrote as files and another node deleted: invitations and reminders of a close', async () => {
    const { ctx, idClima, invite, remind, cerrar } = await openEncuestados(engine)
    const otro = createOtherNode(ctx)
    const listFiles = () => readdirSync(join(otro.config.dataDir, 'correo'))
    await invite(['a@x.gt', 'b@x.gt'])
    await insertAll(ctx, [saludoPara('visita@x.gt')])
    const mail = startWorker(otro, { plantillas: { ...plantillasEncuestados, ...plantillasDePrueba } })
    await eventually(() => expect(listFiles()).toHaveLength(3))
    await mail.stop()
    await remind()
    startRondas(otro)
    await eventually(() => expect(listFiles()).toHaveLength(5))
    await runHousekeeping(otro)
    expect(listFiles()).toHaveLength(5)
    await cerrar(idClima)
    await runHousekeeping(otro)
    const [queda] = await ctx.db.selectFrom('correos').select('id').execute()
    expect(listFiles()).toEqual([expect.stringContaining(queda!.id)])
  })
})
