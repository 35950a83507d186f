import { expect, onTestFinished, test } from 'vitest'
import { listPreguntas } from '#domain/cuestionario/preguntas-de-parte.ts'
import { findClimaPorLeer, getClimasPorLeer } from '#features/climas/server/climas-por-leer.ts'
import { getClimas } from '#features/climas/server/get-climas.ts'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { getHojasSinPublicar, getPublicaciones } from '#features/publicacion/server/bloques.ts'
import { createConsultas } from '#features/publicacion/server/testing/consultas.ts'
import { openConMinimo } from '#features/publicacion/server/testing/publicacion-de-prueba.ts'
import { createMemory } from '#server/base/memory.ts'
import type { RequestContext } from '#server/context/context.ts'
import { openDatabase } from '#server/db/engine/database.ts'
import { buildApp } from '#server/start/app.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { describeEngines } from '#tests/support/databases.ts'
import {
  answerEncuesta,
  inviteEncuestado,
  listRespuestas,
  requireAbierto,
} from '#tests/support/respuestas-de-prueba.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { getPreguntasAbiertas } from './get-preguntas-abiertas.ts'
import { getResultadosPedidos } from './resultados-pedidos.ts'
import { answerAMano, setUpClimaAMano } from './testing/clima-contestado.ts'

const DELETE = `mutation($idClima: ID!, $idEncuesta: ID!) {
  deleteEncuesta(idClima: $idClima, idEncuesta: $idEncuesta) { idEncuesta } }`

describeEngines('results seen from another node', (engine) => {
  /** Two processes' worth of application on one database; the second one asks for results. */
  const setUp = async () => {
    const app = await createTestApp(engine)
    const clima = await setUpClimaAMano(app)
    const db = openDatabase(app.ctx.config.database)
    const node = await buildApp({ ctx: { ...app.ctx, db }, lifecycle: { closing: false } })
    const call = async (query: string, variables: object) => {
      const payload = { query, variables }
      const headers = { cookie: clima.cookie }
      return (await node.inject({ method: 'POST', url: '/api/graphql', payload, headers })).json()
    }
    const { getDataProcesada, getAreas } = createConsultas(call)
    onTestFinished(async () => {
      await node.close()
      await db.destroy()
    })
    const getGeneral = async () =>
      (await getDataProcesada(clima.idClima)).data.appInfo.climaOrganizacional.dataProcesada
        .porcentajeSatisfaccionGeneral
    return { ...app, ...clima, getGeneral, getAreas }
  }

  test('a save, a deletion and a change of base show at once; a close changes no figure', async () => {
    const app = await setUp()
    const { ctx, idClima, getGeneral, call, updateClima, getDocumento, cerrar } = app
    expect(await getGeneral()).toBe(43.75)

    const nuevo = await answerAMano(ctx, idClima, { grupo: 0, hoja: '00000-----' })
    // Five respondents: A (4 + 3 + 2) / 15, B 2 / 5, C 3 / 5.
    expect(await getGeneral()).toBeCloseTo((((9 / 15 + 2 / 5) / 2 + 3 / 5) / 2) * 100)

    expect((await call(DELETE, { idClima, idEncuesta: nuevo.id })).errors).toBeUndefined()
    expect(await getGeneral()).toBe(43.75)

    const documento = await getDocumento(idClima, true)
    const validas = { ...documento, baseDeCalculo: 'respuestasValidas' }
    expect((await updateClima(idClima, validas)).errors).toBeUndefined()
    expect(await getGeneral()).toBeCloseTo((35 / 48) * 100)

    expect((await cerrar(idClima)).errors).toBeUndefined()
    expect(await getGeneral()).toBeCloseTo((35 / 48) * 100)
  })

  test('a structure that changed before the first answer shows at once, and a climate that went is gone', async () => {
    const { idEmpresa, insertClima, getDocumento, updateClima, deleteClima, getAreas, idClima } =
      await setUp()
    const { data } = await insertClima({
      ...(await getDocumento(idClima)),
      idEmpresa,
      fechaInicio: Date.UTC(2030, 5, 1),
    })
    const nuevo: string = data.insertClimaOrganizacional.id
    const listNombres = async () =>
      (await getAreas(nuevo)).data.getAreasDeTrabajoSatisfaccionGeneral.map((a: any) => a.nombre)
    expect(await listNombres()).toEqual(['Todo', 'Aparte'])
    const documento = await getDocumento(nuevo, true)
    documento.areasDeTrabajo[1].nombre = 'Bodegas'
    await updateClima(nuevo, documento)
    expect(await listNombres()).toEqual(['Todo', 'Bodegas'])
    await deleteClima(nuevo)
    expect((await getAreas(nuevo)).errors[0].extensions.code).toBe('NOT_FOUND')
  })
})

describeEngines('published results', (engine) => {
  test('a node that has looked before answers as one that looks for the first time', async () => {
    const app = await openConMinimo(engine)
    const { ctx, cookie, idClima, answerMany, publish, changeActiva, updateClima, getDocumento } = app
    const look = async () => {
      const db = openDatabase(ctx.config.database)
      const node = await buildApp({ ctx: { ...ctx, db }, lifecycle: { closing: false } })
      const consultas = createConsultas(async (query, variables) => {
        const request = { payload: { query, variables }, headers: { cookie } }
        return (await node.inject({ method: 'POST', url: '/api/graphql', ...request })).json()
      })
      const nuevas = await Promise.all(
        [consultas.getAreas, consultas.getAntiguedades, consultas.getDataProcesada].map((ask) =>
          ask(idClima),
        ),
      )
      await node.close()
      await db.destroy()
      const propias = () =>
        Promise.all([app.getAreas, app.getAntiguedades, app.getDataProcesada].map((ask) => ask(idClima)))
      expect(await propias()).toEqual(nuevas)
      expect(await propias()).toEqual(nuevas)
      return JSON.stringify(nuevas)
    }
    const vistas = [await look()]
    const see = async (step: Promise<unknown>) => {
      await step
      vistas.push(await look())
    }
    await see(answerMany(1, 5))
    // Whoever answers "No Aplica" counts differently on the two bases.
    const conNoAplica = listPreguntas(app.clima.definicion.cuestionario).filter(({ NoAplica }) => NoAplica)
    const todas = app.listTodas().map((una) => ({
      ...una,
      respuesta: conNoAplica.some(({ id }) => id === una.idPregunta) ? '4' : una.respuesta,
    }))
    await see(app.invite(1).then(({ token }) => app.save(token, todas)))
    await see(publish())
    const documento = await getDocumento(idClima, true)
    await see(updateClima(idClima, { ...documento, baseDeCalculo: 'respuestasValidas' }))
    await see(changeActiva(idClima, true).then(() => answerMany(2, 5, { codigo: '3' })))
    await see(publish())
    await see(app.cerrar(idClima))
    // Every step but the last, which changes no figure, is to be seen.
    expect(new Set(vistas).size).toBe(vistas.length - 1)
  })
})

describeEngines('queries that results take', (engine) => {
  test('a published view takes two besides those of its climate, whatever it shows', async () => {
    const app = await openConMinimo(engine)
    const { idClima } = app
    await app.answerMany(1, 5)
    await app.publish()
    const { ctx, take } = countQueries({ ...app.ctx, sesion: null } as unknown as RequestContext)
    const ask = () => getResultadosPedidos({ ...ctx, memory: createMemory() }, { idClima })
    await ask()
    expect(take()).toBe(3)

    const askView = async () => {
      const pedido = { ...ctx, memory: createMemory() }
      const clima = (await findClimaPorLeer(pedido, idClima))!
      await Promise.all([
        getPublicaciones(pedido, clima),
        getHojasSinPublicar(pedido, clima),
        getResultadosPedidos(pedido, { idClima }),
      ])
    }
    await askView()
    // The climate with all that may change of it, its company, blocks and sums.
    expect(take()).toBe(4)
  })

  test('open answers take structure and one slice, and where none is asked for structure alone', async () => {
    // On SQLite they are read through a handle of their own.
    const [conTira, sinTira] = engine === 'postgres' ? [3, 2] : [0, 0]
    const app = await createTestApp(engine)
    const { setUp, getClima } = await logInToClimas(app)
    const { idClima } = await setUp()
    const { clima } = await requireAbierto(app.ctx, idClima)
    const [{ id: idGrupo }] = (await getClima(idClima)).gruposDeOpinion
    const persona = await inviteEncuestado(app.ctx, idClima, { idGrupo })
    const escritas = listRespuestas(clima, ({ clase }) => (clase === 'preguntasAbiertas' ? 'Más luz' : null))
    await answerEncuesta(app.ctx, idClima, persona, escritas)
    const abiertas = countQueries(app.ctx)
    const grupos = await getPreguntasAbiertas(abiertas.ctx, { idClima })
    expect(abiertas.take()).toBe(conTira)
    expect(escritas.length).toBeGreaterThan(0)
    const leidas = grupos.flatMap(({ preguntasAbiertas }) => preguntasAbiertas)
    expect(leidas.flatMap(({ respuestas }) => respuestas)).toHaveLength(escritas.length)

    const cerradas = await createTestApp(engine)
    const sinAbiertas = await setUpClimaAMano(cerradas)
    const { ctx, take } = countQueries(cerradas.ctx)
    await getPreguntasAbiertas(ctx, { idClima: sinAbiertas.idClima })
    expect(take()).toBe(sinTira)
  })

  test('the list of climates knows nothing of results', async () => {
    const app = await createTestApp(engine)
    await setUpClimaAMano(app)
    const { ctx, take } = countQueries(app.ctx)
    await getClimas(ctx)
    // Climates, companies, and who was invited by mail, who on paper, who answered.
    expect(take()).toBe(5)
    await getClimas(ctx, { conParticipacion: false })
    expect(take()).toBe(2)
  })

  test('a list of climates reads structure and people once for all who ask in a turn, and nothing before', async () => {
    const app = await createTestApp(engine)
    await setUpClimaAMano(app)
    const { ctx, take } = countQueries(app.ctx)
    const climas = await getClimasPorLeer(ctx)
    expect(take()).toBe(2)
    await Promise.all(climas.map(({ readDefinicion }) => readDefinicion()))
    take()
    const contadas = climas.flatMap(({ count }) => [count(false), count(true)])
    const [sinPedir, conCompletas] = await Promise.all(contadas)
    expect(take()).toBe(3)
    expect(conCompletas!.completas).toBeGreaterThan(0)
    expect(sinPedir).toEqual(conCompletas)
  })
})
