import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
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

  test('a running worker erases what a visitor wrote, attachment and .eml too, from the files of SQLite as well', async () => {
    const ctx = await createTestContext(engine, { config: { diasCorreos: 30 } })
    startWorker(ctx)
    const contenido = new Uint8Array(Buffer.from('adjunto de la visita'))
    const adjuntos = [{ nombre: 'cv.pdf', mime: 'application/pdf', contenido }]
    const [id] = await insertAll(ctx, [
      { ...saludoPara('visita@ejemplo.com'), datos: { nombre: 'Visita inconfundible' }, adjuntos },
    ])
    await waitForEstado(ctx, id!, 'enviado')
    const folder = join(ctx.config.dataDir, 'correo')
    const [file] = readdirSync(folder)
    const sent = ctx.now() / 1_000
    utimesSync(join(folder, file!), sent, sent)
    ctx.advance(30 * DIA + 3_600_000)
    await expect.poll(() => findRow(ctx, id!), { timeout: 10_000 }).toBeUndefined()
    await expect.poll(() => readdirSync(folder), { timeout: 10_000 }).toEqual([])
    const { database } = ctx.config
    if (database.engine === 'postgres') return
    const read = () =>
      [database.file, `${database.file}-wal`].map((name) => readFileSync(name, 'latin1')).join('')
    await expect.poll(() => /Visita inconfundible|adjunto de la visita/.test(read())).toBe(false)
  })
})

test('DIAS_CORREOS is 30 unless it is set, and a bad one stops the start', () => {
  const read = (text?: string) => readConfig({ DIAS_CORREOS: text }, 'start', '.').diasCorreos
  expect([read(), read('7')]).toEqual([30, 7])
  expect(() => read('0')).toThrow(ConfigError)
  expect(() => read('un mes')).toThrow(/DIAS_CORREOS/)
})
