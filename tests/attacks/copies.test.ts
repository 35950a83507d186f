import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { openEncuesta } from '../../src/features/encuesta/server/testing/encuesta-de-prueba.ts'
import { describeEngines } from '../support/databases.ts'
import { attackCopias, copyAll, holdsKey, keepLogFromHere, tieWith } from './support/copias.ts'

const PERSONAS = 8

describeEngines('whoever holds SECRET, the log, a dump and the files of every night', (engine) => {
  /** Eight people who answered, and what there was to copy each night until after the close. */
  async function open({ enLaFila }: { enLaFila: boolean }) {
    const app = await openEncuesta(engine)
    const { ctx, idClima, idEmpresa } = app
    const inicio = await keepLogFromHere(ctx.db)
    const llave = readFileSync(join(ctx.config.llavesDir, `${idClima}.llave`))
    if (enLaFila)
      await ctx.db
        .updateTable('climas')
        .set({ codigo: llave.toString('hex') })
        .execute()
    for (let i = 0; i < PERSONAS; i++) await app.save((await app.invite()).token, app.listTodas())
    const primera = await copyAll(ctx)
    await app.save((await app.invite()).token, app.listTodas())
    const segunda = await copyAll(ctx)
    const secret = ctx.config.secret!
    const attack = (...copias: (typeof primera)[]) => attackCopias(copias, secret, { id: idClima, idEmpresa })
    return { ...app, inicio, llave, secret, primera, segunda, attack }
  }

  test('ties nobody to a sheet after the close, where whoever also held the folder tied all of them before it', async () => {
    const { ctx, idClima, inicio, llave, secret, primera, segunda, attack, cerrar } = await open({
      enLaFila: false,
    })
    expect(tieWith(llave, secret, primera)).toBe(PERSONAS)
    expect(tieWith(llave, secret, segunda)).toBe(PERSONAS + 1)

    await cerrar(idClima)
    const tercera = await copyAll(ctx, inicio)
    expect(tieWith(llave, secret, tercera)).toBe(0)
    expect(attack(primera, segunda, tercera)).toBe(0)
    for (const { bytes } of [primera, segunda, tercera]) expect(holdsKey(bytes, llave)).toBe(false)
  })

  test('would tie all of them if the key stood in the row until the close', async () => {
    const { ctx, idClima, inicio, llave, primera, segunda, attack, cerrar } = await open({ enLaFila: true })
    expect(holdsKey(primera.bytes, llave)).toBe(true)
    await ctx.db.updateTable('climas').set({ codigo: 'otro' }).execute()
    await cerrar(idClima)
    expect(attack(primera, segunda, await copyAll(ctx, inicio))).toBe(PERSONAS + 1)
  })
})

test('the log alone would keep a key that stood in a row, after it is gone from the table (postgres)', async () => {
  const app = await openEncuesta('postgres')
  const { ctx, idClima } = app
  const inicio = await keepLogFromHere(ctx.db)
  const llave = readFileSync(join(ctx.config.llavesDir, `${idClima}.llave`))
  // Of a page that changes for the first time since one, the log takes all; else what a change has in common with before is left out.
  await sql`checkpoint`.execute(ctx.db)
  await ctx.db
    .updateTable('climas')
    .set({ codigo: llave.toString('hex') })
    .execute()
  await ctx.db.updateTable('climas').set({ codigo: 'otro' }).execute()
  await app.cerrar(idClima)
  const { bytes, filas } = await copyAll(ctx, inicio)
  expect(filas.climas).toMatchObject([{ codigo: 'otro' }])
  expect(holdsKey(bytes, llave)).toBe(true)
})
