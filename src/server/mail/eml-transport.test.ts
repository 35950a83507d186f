import { existsSync, readdirSync, readFileSync, statSync, utimesSync } from 'node:fs'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import type { Plantillas } from './correo.ts'
import { deleteEmlFiles } from './eml-transport.ts'
import { findRow, startWorker, waitForEstado } from './testing/running-worker.ts'
import { insertAll, plantillasDePrueba, saludoPara } from './testing/saludo.ts'

describeAnyEngine('mail without SMTP_URL', (engine) => {
  test('a mail is a file that only its owner reads', async () => {
    const ctx = await createTestContext(engine)
    startWorker(ctx)
    const [id] = await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    await waitForEstado(ctx, id!, 'enviado')
    const directory = join(ctx.config.dataDir, 'correo')
    const [name, ...others] = readdirSync(directory)
    expect(others).toEqual([])
    expect(name).toMatch(new RegExp(`^\\d{4}-.*${id}\\.eml$`))
    expect(statSync(join(directory, name!)).mode & 0o777).toBe(0o600)
    expect(statSync(directory).mode & 0o777).toBe(0o700)
    const mail = await PostalMime.parse(readFileSync(join(directory, name!)))
    expect(mail).toMatchObject({ subject: 'Hola, Ana', to: [{ address: 'ana@ejemplo.com' }] })

    await deleteEmlFiles(ctx.config.dataDir, [{ id: id!, creado: (await findRow(ctx, id!))!.creado }])
    expect(readdirSync(directory)).toEqual([])
  })

  test('a mail deleted while it was being written leaves no file', async () => {
    const ctx = await createTestContext(engine)
    const plantillas: Plantillas = {
      saludo: async (context, datos) => {
        await context.db.deleteFrom('correos').execute()
        return plantillasDePrueba.saludo!(context, datos)
      },
    }
    const worker = startWorker(ctx, { plantillas })
    await insertAll(ctx, [saludoPara('ana@ejemplo.com')])
    const directory = join(ctx.config.dataDir, 'correo')
    await expect.poll(() => existsSync(directory)).toBe(true)
    await worker.stop()
    expect(readdirSync(directory)).toEqual([])
  })

  test('old files go, newer ones stay', async () => {
    const ctx = await createTestContext(engine, { config: { diasCorreos: 30 } })
    startWorker(ctx)
    const [old, recent] = await insertAll(ctx, [saludoPara('a@ejemplo.com'), saludoPara('b@ejemplo.com')])
    await waitForEstado(ctx, old!, 'enviado')
    await waitForEstado(ctx, recent!, 'enviado')
    const directory = join(ctx.config.dataDir, 'correo')
    const fileOf = (id: string) => readdirSync(directory).find((name) => name.includes(id))
    const longAgo = (ctx.now() - 31 * DIA_MS) / 1_000
    utimesSync(join(directory, fileOf(old!)!), longAgo, longAgo)
    ctx.advance(3_600_000)
    await expect.poll(() => fileOf(old!)).toBeUndefined()
    expect(fileOf(recent!)).toBeDefined()
  })
})
