import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { conflict } from '#server/base/errors.ts'
import type { RequestContext } from '#server/context/context.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { type ArchivoHecho, type Avance, startTrabajo } from './carry-out.ts'
import { deleteTrabajosViejos, followTrabajo } from './trabajos.ts'

const GET =
  '{ appInfo { getTrabajos { id tipo estado paso hecho total archivo enlace bytes cancelable asunto } } }'
const CANCEL = 'mutation($id: ID!) { cancelTrabajo(idTrabajo: $id) { mensaje } }'
const ARCHIVO: ArchivoHecho = {
  nombre: 'Informe.pdf',
  mime: 'application/pdf',
  contenido: Buffer.from('%PDF'),
}

const open = async (engine: Engine) => {
  const { app, ctx, graphql, logIn, logInAs } = await createTestApp(engine)
  const cookie = await logIn()
  const { id_usuario } = await ctx.db.selectFrom('sesiones').select('id_usuario').executeTakeFirstOrThrow()
  const sesion = { idUsuario: id_usuario, usuario: 'x', rol: 'administrador', empresas: null } as const
  const request = { ...ctx, sesion } as unknown as RequestContext
  const start = (run: (avance: Avance) => Promise<ArchivoHecho>) =>
    startTrabajo(request, { tipo: 'informe-pdf', idClima: null, paso: 'Empezando', total: 3 }, run)
  const list = async (suya = cookie) => (await graphql(GET, {}, suya)).data.appInfo.getTrabajos
  const waitFor = (estado: string) => eventually(async () => expect((await list())[0].estado).toBe(estado))
  const countArchivos = async () =>
    (await ctx.db.selectFrom('trabajos_archivos').select('id_trabajo').execute()).length
  return { app, ctx, request, graphql, cookie, logInAs, start, list, waitFor, countArchivos }
}

describeEngines('long work', (engine) => {
  test('tells how far it is, and hands its file to whoever began it alone', async () => {
    const { app, start, list, waitFor, cookie, logInAs } = await open(engine)
    const gate = Promise.withResolvers<void>()
    await start(async ({ tell }) => {
      tell(2, 'Página 2 de 3')
      await gate.promise
      return ARCHIVO
    })
    await eventually(async () =>
      expect((await list())[0]).toMatchObject({ hecho: 2, total: 3, paso: 'Página 2 de 3' }),
    )
    gate.resolve()
    await waitFor('listo')
    const [{ enlace, archivo, bytes }] = await list()
    expect({ archivo, bytes }).toEqual({ archivo: 'Informe.pdf', bytes: 4 })
    const mine = await app.inject({ url: enlace, headers: { cookie } })
    expect([mine.statusCode, mine.body, mine.headers['content-type']]).toEqual([
      200,
      '%PDF',
      'application/pdf',
    ])
    const otra = await logInAs('consultor')
    expect(await list(otra)).toEqual([])
    expect((await app.inject({ url: enlace, headers: { cookie: otra } })).statusCode).toBe(404)
  })

  test('called off, it stops and leaves nothing', async () => {
    const { graphql, cookie, logInAs, start, waitFor, countArchivos } = await open(engine)
    const stopped = Promise.withResolvers<void>()
    const id = await start(
      ({ signal }) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            stopped.resolve()
            resolve(ARCHIVO)
          }),
        ),
    )
    const otra = await graphql(CANCEL, { id }, await logInAs('consultor'))
    expect(otra.errors[0].extensions.code).toBe('NOT_FOUND')
    await graphql(CANCEL, { id }, cookie)
    await stopped.promise
    await waitFor('cancelado')
    expect(await countArchivos()).toBe(0)
  })

  test('whose process died is said to have been interrupted; a day later it is gone, file included', async () => {
    const { ctx, start, list, waitFor, countArchivos } = await open(engine)
    await start(async () => ARCHIVO)
    await waitFor('listo')
    await ctx.db.updateTable('trabajos').set({ estado: 'en_curso' }).execute()
    ctx.advance(31_000)
    expect((await list())[0]).toMatchObject({
      estado: 'fallido',
      paso: 'Se interrumpió. Inténtalo de nuevo.',
    })
    ctx.advance(DIA_MS)
    await deleteTrabajosViejos(ctx)
    const quedan = await ctx.db.selectFrom('trabajos').select('id').execute()
    expect([quedan, await countArchivos()]).toEqual([[], 0])
  })

  test('that its call waits for is seen under way by whoever reloads, and is not called off', async () => {
    const { ctx, request, graphql, cookie, list } = await open(engine)
    const gate = Promise.withResolvers<number>()
    const nuevo = { tipo: 'cierre', idClima: null, paso: 'Cerrando', total: 2 }
    const follow = (run: () => Promise<number>) =>
      followTrabajo(
        request,
        nuevo,
        ({ tell }) => {
          tell(1, 'Borrando los cuestionarios')
          return run()
        },
        (hojas) => `Se borraron ${hojas} hojas.`,
      )
    const closing = follow(() => gate.promise)
    await eventually(async () =>
      expect((await list())[0]).toMatchObject({
        hecho: 1,
        paso: 'Borrando los cuestionarios',
        cancelable: false,
      }),
    )
    const [{ id }] = await list()
    expect((await graphql(CANCEL, { id }, cookie)).errors[0].extensions.code).toBe('CONFLICT')
    gate.resolve(7)
    expect(await closing).toBe(7)
    const [hecho] = await list()
    expect(hecho).toMatchObject({ estado: 'listo', paso: 'Se borraron 7 hojas.', enlace: null })
    expect(hecho.hecho).toBe(hecho.total)

    ctx.advance(1)
    await expect(follow(() => Promise.reject(conflict('Ya está cerrado.')))).rejects.toThrow(
      'Ya está cerrado.',
    )
    expect((await list())[0]).toMatchObject({ estado: 'fallido', paso: 'Ya está cerrado.' })
  })
})

describeAnyEngine('long work', (engine) => {
  test('says in words what a person can mend, and nothing of any other failure', async () => {
    const { start, list, waitFor } = await open(engine)
    await start(() => Promise.reject(conflict('Publica los resultados antes.')))
    await waitFor('fallido')
    expect((await list())[0].paso).toBe('Publica los resultados antes.')
    await start(() => Promise.reject(new Error('secreto')))
    await eventually(async () => expect(await list()).toHaveLength(2))
    await waitFor('fallido')
    expect(JSON.stringify(await list())).not.toContain('secreto')
  })
})
