import { readdirSync, readFileSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { createTestContext, type TestContext } from '#tests/support/test-context.ts'
import { ConfigError, readConfig } from '../context/config.ts'
import { openDatabase } from '../db/engine/database.ts'
import { inSnapshot } from '../db/engine/transaction.ts'
import { createLogTruncation } from '../db/erase/truncate-log.ts'
import { eraseCorreos } from './mail-worker.ts'
import { findRow, startTestSmtp, startWorker, waitForEstado } from './testing/running-worker.ts'
import { insertAll, saludoPara } from './testing/saludo.ts'

function readFiles({ config: { database } }: TestContext): string {
  if (database.engine === 'postgres') throw new Error('only SQLite keeps its rows in files of ours')
  return [database.file, `${database.file}-wal`].map((name) => readFileSync(name, 'latin1')).join('')
}

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

    const truncateLog = createLogTruncation(ctx.db)
    ctx.advance(30 * DIA_MS)
    await eraseCorreos(ctx, truncateLog)
    expect(await findRow(ctx, visitor!)).toBeDefined()
    ctx.advance(1)
    await eraseCorreos(ctx, truncateLog)
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
    const sent = ctx.now() - 30 * DIA_MS
    utimesSync(join(folder, file!), sent / 1_000, sent / 1_000)
    await ctx.db.updateTable('correos').set({ terminado: sent }).where('id', '=', id!).execute()
    ctx.advance(3_600_000)
    await expect.poll(() => findRow(ctx, id!)).toBeUndefined()
    await expect.poll(() => readdirSync(folder)).toEqual([])
    if (engine === 'postgres') return
    await expect.poll(() => /Visita inconfundible|adjunto de la visita/.test(readFiles(ctx))).toBe(false)
  })
})

test('what was erased while somebody was reading leaves the files of SQLite at the next round', async () => {
  const ctx = await createTestContext('sqlite')
  await insertAll(ctx, [{ ...saludoPara('visita@ejemplo.com'), datos: { nombre: 'Visita inconfundible' } }])
  await ctx.db.updateTable('correos').set({ estado: 'enviado', terminado: ctx.now() }).execute()
  ctx.advance(31 * DIA_MS)
  const truncateLog = createLogTruncation(ctx.db)
  const reader = openDatabase(ctx.config.database)
  onTestFinished(() => reader.destroy())
  await inSnapshot(reader, async (tx) => {
    await tx.selectFrom('correos').select('id').execute()
    await eraseCorreos(ctx, truncateLog)
  })
  expect(readFiles(ctx)).toContain('Visita inconfundible')
  await eraseCorreos(ctx, truncateLog)
  expect(readFiles(ctx)).not.toContain('Visita inconfundible')
})

test('DIAS_CORREOS is 30 unless it is set, and a bad one stops the start', () => {
  const read = (text?: string) => readConfig({ DIAS_CORREOS: text }, 'start', '.').diasCorreos
  expect([read(), read('7')]).toEqual([30, 7])
  expect(() => read('0')).toThrow(ConfigError)
  expect(() => read('un mes')).toThrow(/DIAS_CORREOS/)
})
