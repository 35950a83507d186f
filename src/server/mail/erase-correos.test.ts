import { expect, test } from 'vitest'
import { describeEngines } from '../../../tests/support/databases.ts'
import { createTestContext } from '../../../tests/support/test-context.ts'
import { ConfigError, readConfig } from '../config.ts'
import { eraseCorreos } from './erase-correos.ts'
import { findRow, startTestSmtp, startWorker, waitForEstado } from './testing/running-worker.ts'
import { insertAll, saludoPara } from './testing/saludo.ts'

const DIA = 86_400_000

describeEngines('erasing mails', (engine) => {
  test('an ended mail goes with its attachments after DIAS_CORREOS; one that is looked up, or waiting, stays', async () => {
    const ctx = await createTestContext(engine, { config: { diasCorreos: 30 } })
    await startTestSmtp(ctx)
    const worker = startWorker(ctx)
    const adjuntos = [{ nombre: 'cv.pdf', mime: 'application/pdf', contenido: new Uint8Array([1]) }]
    const [visitor, invitation] = await insertAll(ctx, [
      { ...saludoPara('a@ejemplo.com'), adjuntos },
      { ...saludoPara('b@ejemplo.com'), referencia: 'encuestado:1' },
    ])
    await waitForEstado(ctx, visitor!, 'enviado')
    await waitForEstado(ctx, invitation!, 'enviado')
    await worker.stop()
    const [waiting] = await insertAll(ctx, [saludoPara('c@ejemplo.com')])

    ctx.advance(30 * DIA)
    await eraseCorreos(ctx)
    expect(await findRow(ctx, visitor!)).toBeDefined()
    ctx.advance(1)
    await eraseCorreos(ctx)
    expect(await findRow(ctx, visitor!)).toBeUndefined()
    expect(await ctx.db.selectFrom('correos_adjuntos').selectAll().execute()).toEqual([])
    expect(await findRow(ctx, invitation!)).toBeDefined()
    expect(await findRow(ctx, waiting!)).toBeDefined()
  })
})

test('DIAS_CORREOS is 30 unless it is set, and a bad one stops the start', () => {
  const read = (text?: string) => readConfig({ DIAS_CORREOS: text }, 'start', '.').diasCorreos
  expect([read(), read('7')]).toEqual([30, 7])
  expect(() => read('0')).toThrow(ConfigError)
  expect(() => read('un mes')).toThrow(/DIAS_CORREOS/)
})
