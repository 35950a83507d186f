import { setTimeout as sleep } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import { createMailTransport } from './create-mail-transport.ts'
import { createOutagePause } from './outage-pause.ts'
import { claimCorreos } from './outbox-store.ts'
import { sendCorreo } from './send-correo.ts'
import { findRow, startTestSmtp } from './testing/running-worker.ts'
import { insertAll, plantillasDePrueba, saludoPara } from './testing/saludo.ts'

describeAnyEngine('a mail in hand', (engine) => {
  test('that waited for a connection until its lease is running out is given back unsent', async () => {
    const ctx = await createTestContext(engine)
    const smtp = await startTestSmtp(ctx)
    const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    const lease = { now: ctx.now(), hasta: ctx.now() + 1_000, limit: 1 }
    const [correo] = await claimCorreos(ctx.db, lease)
    expect(await findRow(ctx, id!)).toMatchObject({ intentos: 1, arrendado_por: correo!.arriendo })

    const resultado = await sendCorreo(ctx, correo!, {
      plantillas: plantillasDePrueba,
      transport: createMailTransport(ctx.config, 1),
      arriendoMs: 100,
      takeTurn: async (work) => {
        await sleep(50)
        return work()
      },
      pause: createOutagePause(),
      isStopping: () => false,
      signal: new AbortController().signal,
    })
    expect(resultado).toBe('devuelto')
    expect(smtp.offered()).toBe(0)
    expect(await findRow(ctx, id!)).toMatchObject({
      estado: 'en_cola',
      intentos: 0,
      arrendado_por: null,
      proximo_intento: ctx.now(),
    })
  })
})
