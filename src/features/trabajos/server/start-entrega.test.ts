import { expect, test } from 'vitest'
import type { RequestContext } from '#server/context/context.ts'
import type { Tx } from '#server/db/engine/transaction.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { startEntrega } from './carry-out.ts'

const CANCEL = 'mutation($id: ID!) { cancelTrabajo(idTrabajo: $id) { mensaje } }'

describeEngines('long work that is kept elsewhere', (engine) => {
  const open = async () => {
    const { ctx, graphql, logIn } = await createTestApp(engine)
    const cookie = await logIn()
    const { id_usuario } = await ctx.db.selectFrom('sesiones').select('id_usuario').executeTakeFirstOrThrow()
    const sesion = { idUsuario: id_usuario, usuario: 'x', rol: 'administrador', empresas: null }
    const gate = Promise.withResolvers<void>()
    const keep = async (tx: Tx) => {
      await tx.insertInto('ajustes').values({ clave: 'entregado', valor: 'sí' }).execute()
      return 'Entregado.'
    }
    const start = (kept: (tx: Tx) => Promise<string> = keep) =>
      startEntrega(
        { ...ctx, log: { error: () => {} }, sesion } as unknown as RequestContext,
        { tipo: 'x', idClima: null, paso: 'Empezando', total: 1 },
        () => gate.promise,
        kept,
      )
    const waitFor = (estado: string) =>
      eventually(async () => {
        const row = await ctx.db.selectFrom('trabajos').select(['estado', 'paso']).executeTakeFirstOrThrow()
        expect(row.estado).toBe(estado)
        return row.paso
      })
    const hasEntregado = async () =>
      (await ctx.db.selectFrom('ajustes').select('clave').where('clave', '=', 'entregado').execute()).length >
      0
    return { graphql, cookie, gate, keep, start, waitFor, hasEntregado }
  }

  test('ends and is kept in one', async () => {
    const { gate, start, waitFor, hasEntregado } = await open()
    await start()
    gate.resolve()
    expect([await waitFor('listo'), await hasEntregado()]).toEqual(['Entregado.', true])
  })

  test('called off or failing at the last step, nothing of it is kept', async () => {
    const cancelada = await open()
    const id = await cancelada.start()
    await cancelada.graphql(CANCEL, { id }, cancelada.cookie)
    const kept = Promise.withResolvers<void>()
    cancelada.gate.promise.then(() => kept.resolve())
    cancelada.gate.resolve()
    await kept.promise
    await cancelada.waitFor('cancelado')
    expect(await cancelada.hasEntregado()).toBe(false)

    const fallida = await open()
    await fallida.start(async (tx) => {
      await fallida.keep(tx)
      throw new Error('the disk is full')
    })
    fallida.gate.resolve()
    expect(await fallida.waitFor('fallido')).toBe('No se pudo terminar. Inténtalo de nuevo.')
    expect(await fallida.hasEntregado()).toBe(false)
  })
})
