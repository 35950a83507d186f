import { sql } from 'kysely'
import { expect, onTestFinished, test } from 'vitest'
import { DIAS_EN_ELIMINADOS } from '#domain/cvs/cv.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { buildDocx, buildPdf } from '#server/archivos/testing/archivos-de-prueba.ts'
import { openDatabase } from '#server/db/engine/database.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createTestContext, type TestContext } from '#tests/support/test-context.ts'
import { claimArchivo, updateLectura } from './archivos-store.ts'
import { createCvJobs, readArchivoPendiente } from './cv-jobs.ts'
import { getCvs } from './cvs.ts'
import { deleteCv, insertCv, updateCv } from './escribir-cv.ts'
import { ANA, toDataUrl } from './testing/cvs-de-prueba.ts'

const { cv: _cv, ...CAMPOS } = ANA
const conTexto = (texto: string) => ({ ...ANA, cv: toDataUrl(buildDocx(texto)) })
const find = (ctx: TestContext, filtro: string) => getCvs(ctx, { filtro, limit: 25, cursor: 0 })

const until = (met: () => Promise<boolean>) => eventually(async () => expect(await met()).toBe(true))

const claim = (ctx: TestContext, plazoMs = 1_000) =>
  claimArchivo(ctx.db, { now: ctx.now(), hasta: ctx.now() + plazoMs })

describeEngines('jobs of the CV database', (engine) => {
  test('read new files and purge deleted CVs, outside any request', async () => {
    const ctx = await createTestContext(engine)
    const id = await insertCv(ctx, conTexto('Apicultura'))
    const jobs = createCvJobs(ctx, { esperaMs: 20 })
    onTestFinished(() => jobs.stop())
    jobs.start()
    await until(async () => (await find(ctx, 'apicultura')).length === 1)
    await deleteCv(ctx, { idCv: id })
    ctx.advance(DIAS_EN_ELIMINADOS * DIA_MS)
    await until(async () => (await ctx.db.selectFrom('cvs').select('id').execute()).length === 0)
  })

  test('a file is held by one node, and by another once the first is gone', async () => {
    const ctx = await createTestContext(engine)
    await insertCv(ctx, ANA)
    const claims = await Promise.all([claim(ctx), claim(ctx), claim(ctx)])
    expect(claims.filter(Boolean)).toHaveLength(1)
    expect(await readArchivoPendiente(ctx)).toBe(false)
    ctx.advance(1_000)
    expect(await claim(ctx)).toMatchObject({ intentos: 2 })
  })

  test('whoever let its lease end may no longer say how the reading ended', async () => {
    const ctx = await createTestContext(engine)
    await insertCv(ctx, conTexto('Apicultura'))
    const late = (await claim(ctx))!
    ctx.advance(1_000)
    const current = (await claim(ctx))!
    expect(await inTransaction(ctx.db, (tx) => updateLectura(tx, late, null))).toBeNull()
    expect(await inTransaction(ctx.db, (tx) => updateLectura(tx, current, 'Apicultura'))).toMatchObject({
      idCv: current.idCv,
    })
  })

  test('several files are taken side by side', async () => {
    const ctx = await createTestContext(engine)
    for (let turno = 0; turno < 3; turno++) await insertCv(ctx, ANA)
    const claims = await Promise.all([claim(ctx), claim(ctx), claim(ctx)])
    expect(new Set(claims.map((archivo) => archivo?.id)).size).toBe(3)
  })

  test('one file is taken at a time, however PostgreSQL plans it', async () => {
    const ctx = await createTestContext(engine)
    for (let turno = 0; turno < 3; turno++) await insertCv(ctx, ANA)
    await inTransaction(ctx.db, async (tx) => {
      if (engine === 'postgres') {
        for (const way of ['hashjoin', 'mergejoin', 'hashagg', 'sort', 'material', 'memoize'])
          await sql.raw(`set local enable_${way} = off`).execute(tx)
      }
      await claimArchivo(tx, { now: ctx.now(), hasta: ctx.now() + 1_000 })
    })
    const taken = await ctx.db.selectFrom('archivos').select('id').where('intentos', '>', 0).execute()
    expect(taken).toHaveLength(1)
  })

  test('a file that ends every process that reads it is given up after three', async () => {
    const ctx = await createTestContext(engine)
    await insertCv(ctx, conTexto('Apicultura'))
    for (let intento = 0; intento < 3; intento++) {
      await claim(ctx)
      ctx.advance(1_000)
    }
    expect(await readArchivoPendiente(ctx)).toBe(true)
    expect((await find(ctx, 'ana'))[0]?.lecturaArchivo).toBe('ilegible')
    expect(await readArchivoPendiente(ctx)).toBe(false)
  })

  test('the text of a file that was replaced meanwhile is thrown away', async () => {
    const ctx = await createTestContext(engine)
    const idCv = await insertCv(ctx, conTexto('Apicultura '.repeat(2_000)))
    const reading = readArchivoPendiente(ctx)
    await until(async () =>
      Boolean(
        await ctx.db
          .selectFrom('archivos')
          .select('id')
          .where('arrendado_por', 'is not', null)
          .executeTakeFirst(),
      ),
    )
    await updateCv(ctx, { ...CAMPOS, idCv, cv: toDataUrl(buildPdf('Carpintería')) })
    await reading
    expect(await find(ctx, 'apicultura')).toEqual([])
    await readArchivoPendiente(ctx)
    expect(await find(ctx, 'carpinteria')).toHaveLength(1)
  })

  test('a stop gives the file in hand back unread', async () => {
    const ctx = await createTestContext(engine)
    await insertCv(ctx, conTexto('Apicultura'))
    const jobs = createCvJobs(ctx, { esperaMs: 20 })
    jobs.start()
    await until(async () =>
      Boolean(await ctx.db.selectFrom('archivos').select('id').where('intentos', '>', 0).executeTakeFirst()),
    )
    await jobs.stop()
    const row = await ctx.db.selectFrom('archivos').selectAll().executeTakeFirstOrThrow()
    expect(row).toMatchObject({ lectura: 'pendiente', intentos: 0, arrendado_por: null, arrendado_hasta: 0 })
  })

  test('an edit while the text is read loses neither', async () => {
    const ctx = await createTestContext(engine)
    const idCv = await insertCv(ctx, conTexto('Apicultura'))
    await Promise.all([
      readArchivoPendiente(ctx),
      ...[1, 2, 3].map((turno) => updateCv(ctx, { ...CAMPOS, idCv, primerNombre: `Nueva${turno}` })),
    ])
    const [cv] = await find(ctx, 'apicultura nueva')
    expect(cv?.id).toBe(idCv)
    expect(await find(ctx, cv!.primerNombre)).toHaveLength(1)
  })
})

describeAnyEngine('jobs of the CV database', (engine) => {
  test('pick up after a restart what was waiting before it', async () => {
    const ctx = await createTestContext(engine)
    await insertCv(ctx, conTexto('Apicultura'))
    const kept = await insertCv(ctx, { ...ANA, cv: toDataUrl(buildPdf('Carpintería')) })
    await deleteCv(ctx, { idCv: kept })
    ctx.advance(DIAS_EN_ELIMINADOS * DIA_MS)
    const db = openDatabase(ctx.config.database)
    const restarted = { ...ctx, db }
    const jobs = createCvJobs(restarted, { esperaMs: 20 })
    onTestFinished(async () => {
      await jobs.stop()
      await db.destroy()
    })
    jobs.start()
    await until(async () => (await find(ctx, 'apicultura')).length === 1)
    await until(async () => (await db.selectFrom('cvs').select('id').execute()).length === 1)
  })
})
