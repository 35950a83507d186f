import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { answerAs } from '#features/climas/server/testing/climas-de-prueba.ts'
import { openDatabase } from '#server/db/engine/database.ts'
import { inSnapshot } from '#server/db/engine/transaction.ts'
import { eraseRestos } from '#server/db/erase/erase-restos.ts'
import { computeClaveDeHoja } from '#server/llaves/llave.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'

import { openParaCerrar, readFiles } from './testing/cierre-de-prueba.ts'

describeEngines('what the engine keeps of a closed climate', (engine) => {
  const open = () => openParaCerrar(engine)

  test('has the engine forget the rows as they were', async () => {
    const app = await open()
    const { ctx, idClima, cerrar } = app
    const { token } = await answerAs(ctx, idClima)
    const { llave } = await requireAbierto(ctx, idClima)
    const clave = computeClaveDeHoja(llave, token)
    expect((await readFiles(app)).includes(clave)).toBe(true)
    await cerrar(idClima)
    if (engine === 'sqlite') expect((await readFiles(app)).includes(clave)).toBe(false)
    // PostgreSQL keeps what somebody happens to be reading at that moment; the next sweep erases that.
    await eventually(async () => {
      const after = await readFiles(app)
      if (after.includes(clave)) await eraseRestos(ctx)
      expect(after.includes(clave)).toBe(false)
      expect(after.includes('Todo bien.')).toBe(true)
    }, 500)
  })

  test('tries again later where the engine could not forget yet', async () => {
    const app = await open()
    const { ctx, idClima, cerrar } = app
    await answerAs(ctx, idClima)
    await cerrar(idClima)
    const listRestos = () =>
      ctx.db.selectFrom('ajustes').where('clave', '=', 'borrar_restos').selectAll().execute()
    expect(await listRestos()).toHaveLength(1)
    await eraseRestos(ctx)
    expect(await listRestos()).toHaveLength(1)
    ctx.advance(121_000)
    await eraseRestos({
      ...ctx,
      config: { ...ctx.config, database: { engine: 'sqlite', file: '/no/existe/db' } },
    })
    expect(await listRestos()).toHaveLength(1)
    await eraseRestos(ctx)
    expect(await listRestos()).toEqual([])
  })

  test('rewrites nothing while another survey is answered, or its saves would wait; then it does', async () => {
    const { ctx, idClima, cerrar, setUp, changeActiva } = await open()
    const otra = await setUp({ fechaLimite: null })
    await changeActiva(otra.idClima, true)
    await answerAs(ctx, idClima)
    const findFile = async () =>
      engine === 'sqlite'
        ? null
        : (await sql<{ file: string }>`select pg_relation_filepath('hojas') as file`.execute(ctx.db)).rows[0]!
            .file
    const listRestos = () =>
      ctx.db.selectFrom('ajustes').where('clave', '=', 'borrar_restos').selectAll().execute()
    const before = await findFile()
    await cerrar(idClima)
    ctx.advance(121_000)
    await eraseRestos(ctx)
    expect(await findFile()).toBe(before)
    expect(await listRestos()).toHaveLength(1)
    await changeActiva(otra.idClima, false)
    await eraseRestos(ctx)
    if (engine === 'postgres') expect(await findFile()).not.toBe(before)
    expect(await listRestos()).toEqual([])
  })

  test('does not put it off for ever where surveys are always active: the second night it is done', async () => {
    const { ctx, idClima, cerrar, setUp, changeActiva } = await open()
    const otra = await setUp({ fechaLimite: null })
    await changeActiva(otra.idClima, true)
    await cerrar(idClima)
    const listRestos = () =>
      ctx.db.selectFrom('ajustes').where('clave', '=', 'borrar_restos').selectAll().execute()
    const pasadas: number[] = []
    for (let hora = 0; hora < 72 && (await listRestos()).length > 0; hora += 2) {
      ctx.advance(7_200_000)
      await eraseRestos(ctx)
      pasadas.push(hora)
    }
    expect(await listRestos()).toEqual([])
    expect(pasadas.at(-1)).toBeGreaterThan(20)
  })

  test('tries again for as long as a backup that began before it is being written', async () => {
    const app = await open()
    const { ctx, idClima, cerrar } = app
    await answerAs(ctx, idClima)
    const other = openDatabase(ctx.config.database)
    let finish = () => {}
    const finished = new Promise<void>((resolve) => {
      finish = resolve
    })
    let begun = () => {}
    const reading = new Promise<void>((resolve) => {
      begun = resolve
    })
    const backup = inSnapshot(other, async (tx) => {
      await tx.selectFrom('usuarios').selectAll().execute()
      begun()
      await finished
    })
    await reading
    ctx.advance(10_000)
    await cerrar(idClima)
    ctx.advance(121_000)
    const listRestos = () =>
      ctx.db.selectFrom('ajustes').where('clave', '=', 'borrar_restos').selectAll().execute()
    await eraseRestos(ctx)
    expect(await listRestos()).toHaveLength(1)
    finish()
    await backup
    await other.destroy()
    await eraseRestos(ctx)
    expect(await listRestos()).toEqual([])
  })
})
