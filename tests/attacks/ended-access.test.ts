import { expect, test } from 'vitest'
import { mayCall } from '../../src/contract/permisos.ts'
import { openEquipo } from '../../src/features/cuentas/server/equipo/testing/equipo-de-prueba.ts'
import { insertInformePublicado } from '../../src/features/informe/server/versiones/testing/insert-informe-publicado.ts'
import { openConInforme } from '../../src/features/informe/server/versiones/testing/version-de-prueba.ts'
import { type ArchivoHecho, startTrabajo } from '../../src/features/trabajos/server/carry-out.ts'
import type { RequestContext } from '../../src/server/context/context.ts'
import { describeAnyEngine, describeEngines } from '../support/databases.ts'
import { dumpDatabase } from '../support/dump-database.ts'
import { eventually } from '../support/eventually.ts'
import { listCalls, sampleVariables } from '../support/schema-calls.ts'

const ARCHIVO: ArchivoHecho = { nombre: 'a.pdf', mime: 'application/pdf', contenido: Buffer.from('%PDF') }
const NUEVO = { tipo: 'informe-pdf', idClima: null, paso: 'Empezando', total: 1 }

type Equipo = Awaited<ReturnType<typeof openEquipo>>

/** A new account of staff with an open session. */
async function enter({ ctx, logInAs }: Equipo, rol: 'administrador' | 'consultor') {
  const listIds = async () =>
    (await ctx.db.selectFrom('usuarios').select('id').execute()).map((usuario) => usuario.id)
  const antes = await listIds()
  const cookie = await logInAs(rol)
  return { id: (await listIds()).find((id) => !antes.includes(id))!, cookie }
}

/** What stops an account, by an administrator. */
const FINES: Record<string, (equipo: Equipo, id: string) => Promise<{ errors?: unknown }>> = {
  deactivated: ({ run }, id) => run('deactivateCuenta', id),
  'out of every session': ({ run }, id) => run('deleteSesionesDeCuenta', id),
  'without its second factor': async ({ ctx, run }, id) => {
    const factor = { secreto: new Uint8Array(20), ultimo_paso: 0, estado: 'activo' } as const
    await ctx.db
      .insertInto('segundos_factores')
      .values({ id_usuario: id, ...factor })
      .execute()
    return run('deleteSegundoFactorDeCuenta', id)
  },
  'made a client': async ({ update, insertEmpresa }, id) =>
    update(id, { rol: 'cliente', idsEmpresas: [await insertEmpresa()] }),
}

describeEngines('an account that is stopped', (engine) => {
  test.each(Object.keys(FINES))('%s, its long work ends and its files are out of reach', async (fin) => {
    const equipo = await openEquipo(engine)
    const { ctx, app, graphql } = equipo
    const { id, cookie } = await enter(equipo, 'consultor')
    const begin = (run: Parameters<typeof startTrabajo>[2]) =>
      startTrabajo({ ...ctx, sesion: { idUsuario: id } } as unknown as RequestContext, NUEVO, run)
    const findEstado = async (idTrabajo: string) =>
      (
        await ctx.db
          .selectFrom('trabajos')
          .select('estado')
          .where('id', '=', idTrabajo)
          .executeTakeFirstOrThrow()
      ).estado
    const hecho = await begin(async () => ARCHIVO)
    await eventually(async () => expect(await findEstado(hecho)).toBe('listo'))
    const download = async () =>
      (await app.inject({ url: `/api/trabajos/${hecho}/archivo`, headers: { cookie } })).statusCode
    expect(await download()).toBe(200)

    const stopped = Promise.withResolvers<void>()
    const enCurso = await begin(
      ({ signal }) =>
        new Promise((resolve) =>
          signal.addEventListener('abort', () => {
            stopped.resolve()
            resolve(ARCHIVO)
          }),
        ),
    )
    expect((await FINES[fin]!(equipo, id)).errors).toBeUndefined()
    await stopped.promise
    expect(await findEstado(enCurso)).toBe('cancelado')
    expect([401, 403]).toContain(await download())
    expect((await graphql('{ appInfo { getTrabajos { id } } }', {}, cookie)).errors).toHaveLength(1)
    // Nor does it begin what its request had been reading for until then.
    if (fin === 'deactivated' || fin === 'made a client')
      await expect(begin(async () => ARCHIVO)).rejects.toThrow('ya no puede')
  })
})

describeAnyEngine('with a session that no longer is what it was', (engine) => {
  test('every call of the schema is refused, and changes nothing', async () => {
    const equipo = await openEquipo(engine)
    const { ctx, graphql } = equipo
    const stop = async (end: (id: string, cookie: string) => Promise<unknown>) => {
      const { id, cookie } = await enter(equipo, 'administrador')
      await end(id, cookie)
      return cookie
    }
    const demoted = await stop((id) => FINES['made a client']!(equipo, id))
    const fuera = await stop((id) => FINES.deactivated!(equipo, id))
    const sinSesiones = await stop((id) => FINES['out of every session']!(equipo, id))
    const salio = await stop((_, cookie) => graphql('{ auth { logOut { conexion } } }', {}, cookie))
    const before = await dumpDatabase(ctx)
    const cerradas = listCalls().filter(({ llamada }) => !mayCall(llamada, null))
    // One of them for each call: none of the three has a session.
    for (const [i, call] of cerradas.entries()) {
      const cookie = [fuera, sinSesiones, salio][i % 3]
      const { data, errors } = await graphql(call.query, sampleVariables(call, 'x'), cookie)
      expect([call.name, errors?.[0].extensions.code, data]).toEqual([call.name, 'UNAUTHENTICATED', null])
    }
    for (const call of cerradas.filter(({ llamada }) => !mayCall(llamada, 'cliente'))) {
      const { errors } = await graphql(call.query, sampleVariables(call, 'x'), demoted)
      expect([call.name, errors?.[0].extensions.code]).toEqual([call.name, 'FORBIDDEN'])
    }
    expect(await dumpDatabase(ctx)).toEqual(before)
  })

  test('a client who moved to another company reads and downloads nothing of the first', async () => {
    const { ctx, id, cerrar, listDeCliente, download, cliente, graphql, insertEmpresa } =
      await openConInforme(engine)
    await cerrar(id)
    await ctx.db.insertInto('publicados_al_cliente').values({ id_clima: id, desde: 1, por: null }).execute()
    await insertInformePublicado(ctx.db, { id: 'version', idClima: id, momento: ctx.now() })
    const [{ archivos }] = await listDeCliente()
    const PLAN = 'query($id: ID!) { appInfo { getPlan(idClima: $id) { periodo } } }'
    expect((await download(archivos[0].enlace)).status).toBe(200)
    expect((await graphql(PLAN, { id }, cliente)).errors).toBeUndefined()
    const otra = (await insertEmpresa({ nombre_comercial: 'La otra' })).data.insertEmpresa.id
    await ctx.db.updateTable('usuarios_empresas').set({ id_empresa: otra }).execute()
    for (const { enlace } of archivos) expect((await download(enlace)).status).toBe(404)
    expect(await listDeCliente()).toEqual([])
    expect((await graphql(PLAN, { id }, cliente)).errors[0].extensions.code).toBe('NOT_FOUND')
    const rondas = await graphql('{ appInfo { getRondasDeCliente { id } } }', {}, cliente)
    expect(rondas.data.appInfo.getRondasDeCliente).toEqual([])
  })
})
