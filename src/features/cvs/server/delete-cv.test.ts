import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { DIAS_EN_ELIMINADOS, PLAZO_PARA_RECUPERAR_MS } from '#domain/cvs/cv.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { buildDocx } from '#server/archivos/testing/archivos-de-prueba.ts'
import { type Engine, openDatabase } from '#server/db/engine/database.ts'
import { inSnapshot } from '#server/db/engine/transaction.ts'
import { createLogTruncation } from '#server/db/erase/truncate-log.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { purgeCvs, readArchivoPendiente } from './cv-jobs.ts'
import { codeOf, logInToCvs, toDataUrl } from './testing/cvs-de-prueba.ts'

const PLAZO_MS = DIAS_EN_ELIMINADOS * DIA_MS

const TABLAS = ['cvs', 'cvs_etiquetas', 'archivos', 'archivos_contenidos'] as const

const TRAZAS = ['zzyzx', 'apicultura', 'word/document.xml']

async function open(engine: Engine) {
  const app = await createTestApp(engine)
  const cvs = await logInToCvs(app)
  const { db } = app.ctx
  const truncateLog = createLogTruncation(app.ctx.db)
  const purge = () => purgeCvs(app.ctx, truncateLog)
  const countRows = async () => {
    const counts = await Promise.all(TABLAS.map((tabla) => db.selectFrom(tabla).selectAll().execute()))
    return counts.map((rows) => rows.length)
  }
  const { id } = (await cvs.insertCV({ cv: toDataUrl(buildDocx('Apicultura')) })).data.insertCV
  /** Sessions do not last as long as Eliminados. */
  const logInAgain = () => logInToCvs(app)
  return { ...app, ...cvs, id, countRows, purge, logInAgain }
}

/** The same, once the file was read. */
async function openLeido(engine: Engine) {
  const cvs = await open(engine)
  await readArchivoPendiente(cvs.ctx)
  return cvs
}

describeEngines('a deleted CV', (engine) => {
  test('disappears at once from lists and search', async () => {
    const { id, deleteCV, getCVs, call } = await openLeido(engine)
    expect((await deleteCV(id)).data.deleteCV).toEqual({ id, mensaje: 'Se eliminó el CV.' })
    for (const filtro of [null, 'ana', 'apicultura', '5512', 'contabilidad']) {
      expect((await getCVs(filtro)).data.appInfo.getCVs).toEqual([])
    }
    expect(codeOf(await call(`{ appInfo { getCV(idCV: "${id}") { id } } }`))).toBe('NOT_FOUND')
    expect(codeOf(await deleteCV(id))).toBe('NOT_FOUND')
  })

  test('leaves no hole in a page', async () => {
    const { id, insertCV, deleteCV, getCVs } = await open(engine)
    for (let turno = 0; turno < 2; turno++) await insertCV()
    await deleteCV(id)
    await insertCV()
    const last = (await getCVs()).data.appInfo.getCVs[0].id
    await deleteCV(last)
    for (const filtro of [null, 'ana']) {
      expect((await getCVs(filtro, 2)).data.appInfo.getCVs).toHaveLength(2)
    }
  })

  test('comes back whole within 10 s, and the way to the server, for whoever deleted it', async () => {
    const { id, ctx, deleteCV, getCVs, findNombres, purge, graphql, logInAs } = await openLeido(engine)
    const cookie = await logInAs('consultor')
    const restore = () =>
      graphql('mutation($id: ID!) { restoreCV(idCV: $id) { id mensaje } }', { id }, cookie)
    const before = (await getCVs()).data
    await deleteCV(id)
    ctx.advance(PLAZO_PARA_RECUPERAR_MS - 1)
    expect((await restore()).data.restoreCV).toEqual({ id, mensaje: 'Se recuperó el CV.' })
    expect((await getCVs()).data).toEqual(before)
    expect(await findNombres('apicultura contabilidad 5512')).toEqual(['Ana'])
    await deleteCV(id)
    ctx.advance(PLAZO_PARA_RECUPERAR_MS)
    expect(await purge()).toBe(0)
    expect(codeOf(await restore())).toBe('NOT_FOUND')
  })

  test('lies thirty days in Eliminados, from where an administrator brings it back or has it erased', async () => {
    const { id, ctx, deleteCV, countRows, purge, logInAgain } = await openLeido(engine)
    const eliminado = ctx.now()
    await deleteCV(id)
    ctx.advance(PLAZO_MS - 1)
    expect(await purge()).toBe(0)
    const { call, restoreCV, getCVs, ...otraVez } = await logInAgain()
    const listEliminados = async () =>
      (await call('{ appInfo { getCVsEliminados(limit: 9, cursor: 0) { id nombre eliminado seBorra } } }'))
        .data.appInfo.getCVsEliminados
    const erase = () => call('mutation($id: ID!) { deleteCVEliminado(idCV: $id) { mensaje } }', { id })
    const esperado = { id, nombre: 'Ana Lucía Pérez Morales', eliminado, seBorra: eliminado + PLAZO_MS }
    expect(await listEliminados()).toEqual([esperado])
    await restoreCV(id)
    expect((await getCVs()).data.appInfo.getCVs).toHaveLength(1)
    expect(await listEliminados()).toEqual([])
    expect(codeOf(await erase())).toBe('NOT_FOUND')
    await otraVez.deleteCV(id)
    expect((await erase()).data.deleteCVEliminado.mensaje).toBe('El CV se borró para siempre.')
    expect(await listEliminados()).toEqual([])
    expect(codeOf(await restoreCV(id))).toBe('NOT_FOUND')
    expect(await purge()).toBe(1)
    expect(await countRows()).toEqual([0, 0, 0, 0])
  })

  test('is then gone for good: row, tags, text and file', async () => {
    const { id, ctx, deleteCV, insertCV, countRows, logInAgain, purge } = await openLeido(engine)
    await insertCV({ primerNombre: 'Queda' })
    await deleteCV(id)
    expect(await countRows()).toEqual([2, 4, 2, 2])
    ctx.advance(PLAZO_MS)
    expect(await purge()).toBe(1)
    expect(await countRows()).toEqual([1, 2, 1, 1])
    expect(await (await logInAgain()).listEtiquetas()).toHaveLength(2)
  })

  test('is purged by any node, once', async () => {
    const { id, ctx, deleteCV, purge } = await open(engine)
    await deleteCV(id)
    ctx.advance(PLAZO_MS)
    const purges = await Promise.all([purge(), purge(), purge()])
    expect(purges.reduce((sum, count) => sum + count)).toBe(1)
  })

  test('is not brought back by a reading that ends afterwards', async () => {
    const { id, ctx, deleteCV, restoreCV, findNombres } = await open(engine)
    await deleteCV(id)
    await readArchivoPendiente(ctx)
    expect(await findNombres('apicultura')).toEqual([])
    await restoreCV(id)
    expect(await findNombres('apicultura')).toEqual(['Ana'])
  })

  if (engine === 'sqlite') {
    async function openTraced() {
      const cvs = await openLeido(engine)
      const { id, ctx, updateCV } = cvs
      await updateCV(id, { primerApellido: 'Zzyzxmendoza', correo: 'zzyzx@correo.example' })
      const { database } = ctx.config
      const folder = dirname(database.engine === 'sqlite' ? database.file : '')
      const findTraces = () => {
        const files = readdirSync(folder).map((file) =>
          readFileSync(join(folder, file), 'latin1').toLowerCase(),
        )
        return TRAZAS.filter((traza) => files.some((content) => content.includes(traza)))
      }
      expect(findTraces()).toEqual(TRAZAS)
      return { ...cvs, findTraces }
    }

    test('leaves no trace in the files of the database', async () => {
      const { id, ctx, deleteCV, purge, findTraces } = await openTraced()
      await deleteCV(id)
      ctx.advance(PLAZO_MS)
      await purge()
      expect(findTraces()).toEqual([])
    })

    test('leaves no trace either where somebody was reading when it was purged', async () => {
      const { id, ctx, deleteCV, purge, findTraces } = await openTraced()
      const reader = openDatabase(ctx.config.database)
      onTestFinished(() => reader.destroy())
      await deleteCV(id)
      ctx.advance(PLAZO_MS)
      await inSnapshot(reader, async (tx) => {
        await tx.selectFrom('cvs').select('id').execute()
        expect(await purge()).toBe(1)
        expect(await purge()).toBe(0)
        expect(findTraces()).toEqual(TRAZAS)
      })
      expect(await purge()).toBe(0)
      expect(findTraces()).toEqual([])
    })

    test('leaves no trace either where the process was killed before it could empty the log', async () => {
      const { id, ctx, deleteCV, findTraces } = await openTraced()
      await deleteCV(id)
      ctx.advance(PLAZO_MS)
      expect(await purgeCvs(ctx, async () => {})).toBe(1)
      expect(findTraces()).toEqual(TRAZAS)
      expect(await purgeCvs(ctx, createLogTruncation(ctx.db))).toBe(0)
      expect(findTraces()).toEqual([])
    })
  }
})

describeAnyEngine('a deleted CV', (engine) => {
  test('cannot come back after that, purged or not', async () => {
    const { id, ctx, deleteCV, purge, logInAgain } = await open(engine)
    await deleteCV(id)
    ctx.advance(PLAZO_MS)
    const { restoreCV } = await logInAgain()
    expect(codeOf(await restoreCV(id))).toBe('NOT_FOUND')
    expect(await purge()).toBe(1)
    expect(codeOf(await restoreCV(id))).toBe('NOT_FOUND')
  })
})
