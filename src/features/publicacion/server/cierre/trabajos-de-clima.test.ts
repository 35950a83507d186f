import { expect, test } from 'vitest'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { startTrabajo } from '#features/trabajos/server/carry-out.ts'
import type { RequestContext } from '#server/context/context.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const ARCHIVO = { nombre: 'Informe.pdf', mime: 'application/pdf', contenido: Buffer.from('%PDF') }

describeEngines('a deleted climate', (engine) => {
  test('takes the files made of it along, also those of works that end later', async () => {
    const app = await createTestApp(engine)
    const { ctx } = app
    const { setUp, deleteClima } = await logInToClimas(app)
    const { idClima } = await setUp()
    const { id_usuario } = await ctx.db.selectFrom('sesiones').select('id_usuario').executeTakeFirstOrThrow()
    const sesion = { idUsuario: id_usuario, usuario: 'x', rol: 'administrador', empresas: null }
    const request = { ...ctx, sesion } as unknown as RequestContext
    const start = (asunto: string | null, until: Promise<void>) =>
      startTrabajo(request, { tipo: 'informe-pdf', idClima: asunto, paso: 'Empezando', total: 1 }, () =>
        until.then(() => ARCHIVO),
      )
    const listTrabajos = () => ctx.db.selectFrom('trabajos').select(['id', 'estado', 'id_clima']).execute()
    const listArchivos = () => ctx.db.selectFrom('trabajos_archivos').select('id_trabajo').execute()
    const waitFor = (id: string, estado: string) =>
      eventually(async () =>
        expect(await listTrabajos()).toContainEqual(expect.objectContaining({ id, estado })),
      )

    const hecho = await start(idClima, Promise.resolve())
    const deOtro = await start(null, Promise.resolve())
    await waitFor(hecho, 'listo')
    await waitFor(deOtro, 'listo')
    const gate = Promise.withResolvers<void>()
    await start(idClima, gate.promise)
    expect((await deleteClima(idClima)).errors).toBeUndefined()
    // One that was asked for before and begins after.
    const tarde = await start(idClima, gate.promise)
    gate.resolve()
    await waitFor(tarde, 'fallido')
    expect((await listTrabajos()).map(({ id }) => id).sort()).toEqual([deOtro, tarde].sort())
    expect(
      (await listTrabajos()).find(({ id }) => id === tarde)!.id_clima,
      'names nothing that is gone',
    ).toBeNull()
    expect(await listArchivos()).toEqual([{ id_trabajo: deOtro }])
  })
})
