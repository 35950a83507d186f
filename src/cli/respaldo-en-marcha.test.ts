import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setImmediate as yieldToOthers } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { insertRows } from '#server/db/sql/row-list.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { runCli } from '#tests/support/test-cli.ts'
import { createTestContext, type TestContext } from '#tests/support/test-context.ts'

const EMPRESA = {
  nombre_comercial: 'La Ceiba',
  nombre_fiscal: '',
  telefono: '',
  correo: '',
  nit: '',
  direccion: '',
  contacto_nombre: '',
  contacto_apellidos: '',
  contacto_correo: '',
}

describeEngines('cli respaldo of a system at work', (engine) => {
  /** `ajustes` is read near the beginning of a backup and `usuarios` at its end, with these rows in between. */
  async function fill(ctx: TestContext) {
    const filas = Array.from({ length: 20_000 }, (_, n) => ({ ...EMPRESA, id: `empresa-${n}` }))
    await inTransaction(ctx.db, async (tx) => {
      for (let start = 0; start < filas.length; start += 1_000) {
        await insertRows(tx, 'empresas', filas.slice(start, start + 1_000))
      }
    })
  }

  const insertPair = ({ db }: TestContext, n: number) =>
    inTransaction(db, async (tx) => {
      const clave = `par-${n}`
      await tx.insertInto('ajustes').values({ clave, valor: '' }).execute()
      await insertRows(tx, 'usuarios', [
        {
          id: clave,
          usuario: clave,
          usuario_clave: clave,
          correo: clave,
          correo_clave: clave,
          password_hash: '',
          rol: 'consultor',
          creado: 0,
        },
      ])
    })

  test('is one moment of it, and nobody waits for it', async () => {
    const ctx = await createTestContext(engine)
    await fill(ctx)
    const file = join(ctx.config.dataDir, 'copia.sqlite')
    let done: { code: number; text: string } | null = null
    const running = runCli(ctx, ['respaldo', file]).then((result) => {
      done = result
    })
    let written = 0
    let meanwhile = 0
    while (!done) {
      await insertPair(ctx, written++)
      if (readdirSync(ctx.config.dataDir).some((name) => name.endsWith('.parcial'))) meanwhile++
      await yieldToOthers()
    }
    await running
    expect(done).toMatchObject({ code: 0 })

    const copy = new DatabaseSync(file, { readOnly: true })
    const list = (query: string) =>
      copy
        .prepare(query)
        .all()
        .map(({ id }) => id)
    const first = list("select clave as id from ajustes where clave like 'par-%' order by 1")
    const last = list('select id from usuarios order by 1')
    copy.close()
    expect(last).toEqual(first)
    expect(written).toBeGreaterThan(first.length)
    expect(meanwhile).toBeGreaterThan(5)
  })
})
