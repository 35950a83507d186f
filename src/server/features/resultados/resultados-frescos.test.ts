import { expect, onTestFinished, test } from 'vitest'
import { countQueries } from '../../../../tests/support/count-queries.ts'
import { describeEngines } from '../../../../tests/support/databases.ts'
import { createTestApp } from '../../../../tests/support/test-app.ts'
import { buildApp } from '../../app.ts'
import { openDatabase } from '../../db/engine/database.ts'
import { getClimas } from '../climas/get-climas.ts'
import { createConsultas } from '../publicacion/testing/consultas.ts'
import { getPreguntasAbiertas } from './get-preguntas-abiertas.ts'
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

describeEngines('queries that results take', (engine) => {
  test('open answers take structure and one slice; the list of climates knows nothing of results', async () => {
    const app = await createTestApp(engine)
    const { idClima } = await setUpClimaAMano(app)
    const { ctx, take } = countQueries(app.ctx)
    await getPreguntasAbiertas(ctx, { idClima })
    expect(take()).toBe(engine === 'postgres' ? 3 : 0)
    await getClimas(ctx)
    // Climates, companies, and who was invited by mail, who on paper, who answered.
    expect(take()).toBe(5)
    await getClimas(ctx, { conParticipacion: false })
    expect(take()).toBe(2)
  })
})
