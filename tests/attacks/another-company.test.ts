import { expect, test } from 'vitest'
import { climaCorto } from '../../src/domain/climas/testing/clima-corto.ts'
import { answerAs } from '../../src/features/climas/server/testing/climas-de-prueba.ts'
import { logInToCvs } from '../../src/features/cvs/server/testing/cvs-de-prueba.ts'
import { insertInformePublicado } from '../../src/features/informe/server/versiones/testing/insert-informe-publicado.ts'
import { openEncuestados } from '../../src/features/invitados/server/encuestados/testing/encuestados-de-prueba.ts'
import { describeAnyEngine } from '../support/databases.ts'
import { dumpDatabase } from '../support/dump-database.ts'
import { listCalls, sampleVariables } from '../support/schema-calls.ts'

/** Calls that end the session or change the attacker's own account, which is no attack. */
const OWN = /logOut|changePassword|deleteOtrasSesiones|SegundoFactor|LlaveDeAcceso|CodigosDeRecuperacion/

/** A challenge is another each time; whose survey an address is of is told to whoever has the address, with or without a session. */
const PUBLICAS = /getOpcionesDeIngreso|getPortadaDeEncuesta|checkCodigoDeKiosco/

/** Of a closed round no token is known any more: any twelve characters are told that it is over, as anybody without a session is. */
const CON_TOKEN = /^(getEncuestado|insertRespuestasEncuesta)$/

const isTerminada = (name: string, kind: string) => CON_TOKEN.test(name) && kind === 'publicado'

/** The same for what exists and for what does not. */
function expectNada(name: string, answers: ReadonlyMap<string, string>, sinSesion: string | null) {
  for (const [kind, answer] of answers) {
    const esperada = isTerminada(name, kind) ? sinSesion : answers.get('nada')
    expect([name, kind, answer]).toEqual([name, kind, esperada])
    expect(answer).not.toMatch(/Ceiba|secreta|escribió|Ana|Pérez/)
  }
}

describeAnyEngine('a client of another company', (engine) => {
  test('gets nothing by any call with any id, not even whether it exists', async () => {
    const staff = await openEncuestados(engine)
    const { ctx, idClima, idEmpresa, insertEmpresa, insertClima, graphql, logInAs, invite, list } = staff
    const { insertCV } = await logInToCvs(staff)
    const idCv = (await insertCV()).data.insertCV.id
    await invite(Array.from({ length: 6 }, (_, n) => `secreta${n}@correo.example`))
    await answerAs(ctx, idClima, { texto: 'lo que alguien escribió' })
    const otra = (await insertEmpresa({ nombre_comercial: 'La otra empresa' })).data.insertEmpresa.id
    const suya = (await insertClima({ ...climaCorto, idEmpresa: otra })).data.insertClimaOrganizacional.id
    const cookie = await logInAs('cliente', [otra])
    // Closed, and published to the clients of its company: what a client could see, were it theirs.
    const publicado = (await insertClima({ ...climaCorto, idEmpresa, fechaInicio: Date.UTC(2023, 5, 1) }))
      .data.insertClimaOrganizacional.id
    await staff.cerrar(publicado)
    await ctx.db
      .insertInto('publicados_al_cliente')
      .values({ id_clima: publicado, desde: ctx.now(), por: null })
      .execute()
    await insertInformePublicado(ctx.db, { id: 'version-ajena', idClima: publicado, momento: ctx.now() })

    const clima = await staff.getClima(idClima)
    const ids = {
      clima: idClima,
      publicado,
      version: 'version-ajena',
      empresa: idEmpresa,
      cv: idCv,
      grupo: clima.gruposDeOpinion[0].id,
      encuestado: (await list())[0]!.id,
      cuenta: (
        await ctx.db
          .selectFrom('usuarios')
          .select('id')
          .where('rol', '!=', 'cliente')
          .executeTakeFirstOrThrow()
      ).id,
      anotacion: (await ctx.db.selectFrom('bitacora').select('id').executeTakeFirstOrThrow()).id,
      nada: 'no-hay-tal-cosa',
    }
    const before = await dumpDatabase(ctx)
    for (const call of listCalls(2).filter(({ name }) => !OWN.test(name))) {
      const ask = async (id: string, como?: string) => {
        const answer = await graphql(call.query, sampleVariables(call, id), como)
        return JSON.stringify(answer).replaceAll(id, 'ID')
      }
      const answers = new Map<string, string>()
      for (const [kind, id] of Object.entries(ids)) answers.set(kind, await ask(id, cookie))
      const sinSesion = CON_TOKEN.test(call.name) ? await ask(publicado) : null
      if (!PUBLICAS.test(call.name)) expectNada(call.name, answers, sinSesion)
    }
    // Addresses of files too: what is somebody else's answers as what does not exist.
    for (const ruta of ['informes/ID/pdf', 'trabajos/ID/archivo', 'cv/ID/archivo', 'envio/ID/archivo']) {
      const ask = async (id: string) => {
        const url = `${ctx.config.basePath}/api/${ruta.replace('ID', id)}`
        const { statusCode, body } = await staff.app.inject({ url, headers: { cookie } })
        return [ruta, statusCode, body]
      }
      const nada = await ask(ids.nada)
      for (const id of Object.values(ids)) expect(await ask(id)).toEqual(nada)
    }
    const after = await dumpDatabase(ctx)
    for (const table of [
      'climas',
      'empresas',
      'cvs',
      'encuestados',
      'hojas',
      'usuarios',
      'usuarios_empresas',
      'informes_versiones',
    ]) {
      expect(after[table]).toEqual(before[table])
    }
    const own = await graphql(
      '{ appInfo { getRondasDeCliente { id empresa grupos { nombre } } } }',
      {},
      cookie,
    )
    expect(own.data.appInfo.getRondasDeCliente).toEqual([
      { id: suya, empresa: 'La otra empresa', grupos: [] },
    ])
  })
})
