import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestContext } from '#tests/support/test-context.ts'
import type { Sesion } from '../context/context.ts'
import type { Engine } from '../db/engine/database.ts'
import { inTransaction } from '../db/engine/transaction.ts'
import { deleteAnotacionesViejas, noteBitacora } from './note-bitacora.ts'

const open = async (engine: Engine) => {
  const ctx = await createTestContext(engine)
  const list = () => ctx.db.selectFrom('bitacora').selectAll().orderBy('id').execute()
  return { ctx, list }
}

describeEngines('the log', (engine) => {
  test('takes no text, address or token, and then nothing of what was under way is kept', async () => {
    const { ctx, list } = await open(engine)
    for (const idObjeto of ['ana@correo.example', 'K7QF 3M9X 2HTB', 'Me gusta mi trabajo', '']) {
      const note = inTransaction(ctx.db, async (tx) => {
        await noteBitacora(tx, ctx, { tipo: 'cvAbierto', idObjeto: 'cv-1' })
        await noteBitacora(tx, ctx, { tipo: 'cvAbierto', idObjeto })
      })
      await expect(note).rejects.toThrow('no free text')
    }
    await expect(
      noteBitacora(ctx.db, ctx, { tipo: 'ajusteCambiado', datos: { ajuste: 'una frase' } }),
    ).rejects.toThrow('no free text')
    expect(await list()).toEqual([])
  })

  test('keeps an entry for two years, and no longer', async () => {
    const { ctx, list } = await open(engine)
    await noteBitacora(ctx.db, ctx, { tipo: 'bitacoraDescargada' })
    ctx.advance(729 * DIA_MS)
    await deleteAnotacionesViejas(ctx)
    expect(await list()).toHaveLength(1)
    ctx.advance(4 * DIA_MS)
    await deleteAnotacionesViejas(ctx)
    expect(await list()).toEqual([])
  })
})

describeAnyEngine('the log', (engine) => {
  test('tells whether an account, somebody without a session or the system did it', async () => {
    const { ctx, list } = await open(engine)
    const sesion = { idUsuario: 'ana' } as Sesion
    for (const author of [{ ...ctx, sesion }, { ...ctx, sesion: null }, ctx]) {
      await noteBitacora(ctx.db, author, { tipo: 'climaCerrado', datos: { anio: 2025 }, idClima: 'c1' })
      ctx.advance(1)
    }
    expect((await list()).map(({ autor, id_usuario }) => [autor, id_usuario])).toEqual([
      ['cuenta', 'ana'],
      ['nadie', null],
      ['sistema', null],
    ])
  })
})
