import { expect, test } from 'vitest'
import { climaCorto } from '#domain/climas/testing/clima-corto.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { readLibro } from '#server/excel/testing/read-libro.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { answerAs, codeOf, logInToClimas, messageOf } from './testing/climas-de-prueba.ts'

const ENERO_2026_EN_UTC = Date.UTC(2026, 0, 1, 3)

const open = async (engine: Engine) => {
  const app = await createTestApp(engine)
  return { ...app, ...(await logInToClimas(app)) }
}

describeEngines('climates', (engine) => {
  test('a climate comes back as it was written, with ids and counts', async () => {
    const { setUp, getClima } = await open(engine)
    const { idEmpresa, idClima } = await setUp()
    const clima = await getClima(idClima)
    expect(clima).toMatchObject({
      id: idClima,
      idEmpresa,
      empresa: { id: idEmpresa, nombre_comercial: 'Alimentos La Ceiba' },
      anio: 2025,
      encuestaActiva: false,
      cerrado: false,
      congelado: false,
      fechaInicio: climaCorto.fechaInicio,
      fechaLimite: climaCorto.fechaLimite,
      baseDeCalculo: 'encuestados',
      indicadoresDeMedicion: climaCorto.indicadoresDeMedicion,
      cantidadDePreguntas: 8,
      cantidadDePaginas: 5,
    })
    expect(clima.gruposDeOpinion.map(({ id: _, ...grupo }: any) => grupo)).toEqual([
      { orden: 1, nombre: 'Oficina', encuestadosPlaneados: 10, cantidadEncuestadosGrupoDeOpinion: 0 },
      { orden: 2, nombre: 'Planta', encuestadosPlaneados: 30, cantidadEncuestadosGrupoDeOpinion: 0 },
    ])
    const [oficina, planta] = clima.gruposDeOpinion
    expect(clima.areasDeTrabajo.map((area: any) => [area.nombre, area.gruposDeOpinion])).toEqual([
      ['Administración', [{ id: oficina.id }]],
      ['Producción', [{ id: planta.id }]],
    ])
    const [smile, escala, seleccion, abiertas] = clima.cuestionario.partesCuestionario
    expect(smile.preguntas.map((p: any) => [p.positiva, p.NoAplica, p.tipo])).toEqual([
      [null, false, null],
      [null, true, null],
      [false, false, null],
    ])
    expect(escala.preguntaAbierta).toMatchObject({ orden: 2, tipo: 'preguntaAbierta' })
    expect(seleccion.cantidadDeOpciones).toBe(1)
    expect(abiertas.preguntas[0].tipo).toBe('preguntaAbierta')
  })

  test('participation comes as a workbook by area and group, without names, and is logged', async () => {
    const { graphql, logInAs, call, setUp } = await open(engine)
    const { idClima } = await setUp()
    const { data } = await call('query($id: ID!) { appInfo { getExcelDeParticipacion(idClima: $id) } }', {
      id: idClima,
    })
    const [pestana] = await readLibro(
      Buffer.from(data.appInfo.getExcelDeParticipacion.split(',')[1], 'base64'),
    )
    const fila = (numero: number) =>
      ['A', 'B', 'C', 'D', 'E', 'F', 'G'].map((columna) => pestana!.celdas.get(`${columna}${numero}`)?.valor)
    expect(fila(2)).toEqual([
      'Área',
      'Grupo',
      'Planeadas',
      'Invitadas',
      'Contestaron',
      'Terminaron',
      'Participación',
    ])
    expect(fila(3)[0]).toBe('Toda la empresa')
    expect(fila(5)).toMatchObject(['Administración', 'G1 Oficina', 10, 0, 0, 0, 0])
    const descargas =
      '{ appInfo { getBitacora(filtro: { seccion: descargas }, limit: 1) { anotaciones { frase { texto } } } } }'
    const bitacora = await graphql(descargas, {}, await logInAs('administrador'))
    expect(JSON.stringify(bitacora)).toContain('Descargó la participación por grupo.')
  })

  test('of two climates of one year made at once, one stays', async () => {
    const { insertEmpresa, insertClima, listClimas } = await open(engine)
    const idEmpresa = (await insertEmpresa()).data.insertEmpresa.id
    const codes = (
      await Promise.all(Array.from({ length: 5 }, () => insertClima({ ...climaCorto, idEmpresa })))
    ).map(codeOf)
    expect(codes.filter((code) => code === undefined)).toHaveLength(1)
    expect(codes.filter((code) => code === 'CONFLICT')).toHaveLength(4)
    expect(await listClimas()).toHaveLength(1)
  })

  test('climates are listed newest first', async () => {
    const { insertEmpresa, insertClima, listClimas } = await open(engine)
    const idEmpresa = (await insertEmpresa()).data.insertEmpresa.id
    for (const anio of [2023, 2025, 2022, 2024]) {
      await insertClima({ ...climaCorto, idEmpresa, fechaInicio: Date.UTC(anio, 5, 1), fechaLimite: null })
    }
    expect((await listClimas()).map((clima: any) => clima.anio)).toEqual([2025, 2024, 2023, 2022])
  })

  test('participation counts who was invited, began and finished, by group and area', async () => {
    const { ctx, setUp, getClima, listClimas } = await open(engine)
    const { idClima } = await setUp()
    for (const answer of [{ grupo: 1 }, { grupo: 2 }, { grupo: 2, todo: false }]) {
      await answerAs(ctx, idClima, answer)
    }
    const clima = await getClima(idClima)
    const { porGrupo, porArea, ...total } = clima.participacion
    expect(total).toEqual({ planeados: 40, invitados: 3, contestaron: 3, completas: 2 })
    const cuentas = [
      { planeados: 10, invitados: 1, contestaron: 1, completas: 1 },
      { planeados: 30, invitados: 2, contestaron: 2, completas: 1 },
    ]
    expect(porGrupo.map(({ id: _, nombre: __, ...resto }: any) => resto)).toEqual(cuentas)
    expect(porArea.map(({ id: _, nombre: __, ...resto }: any) => resto)).toEqual(cuentas)
    expect(porArea.map((area: any) => area.nombre)).toEqual(['Administración', 'Producción'])
    expect(clima.gruposDeOpinion.map((grupo: any) => grupo.cantidadEncuestadosGrupoDeOpinion)).toEqual([1, 2])
    expect(clima.areasDeTrabajo.map((area: any) => area.cantidadEncuestadosAreaDeTrabajo)).toEqual([1, 2])
    expect(clima.congelado).toBe(true)
    expect(await listClimas()).toEqual([clima])
  })

  test('a climate is deleted with all that belongs to it, but not while it is active', async () => {
    const { ctx, setUp, changeActiva, deleteClima, getClima } = await open(engine)
    const { idClima } = await setUp()
    await answerAs(ctx, idClima)
    await changeActiva(idClima, true)
    expect(codeOf(await deleteClima(idClima))).toBe('CONFLICT')
    await changeActiva(idClima, false)
    expect((await deleteClima(idClima)).data.deleteClimaOrganizacional.id).toBe(idClima)
    expect(await getClima(idClima)).toBeNull()
    for (const table of ['encuestados', 'hojas'] as const) {
      expect(await ctx.db.selectFrom(table).selectAll().execute()).toEqual([])
    }
  })
})

describeAnyEngine('climates', (engine) => {
  test('a climate that does not exist is null, and NOT_FOUND to every change', async () => {
    const { getClima, getDocumento, updateClima, cerrar, deleteClima, changeActiva, setUp } =
      await open(engine)
    const { idEmpresa } = await setUp()
    expect(await getClima('nadie')).toBeNull()
    const calls = [
      getDocumento('nadie'),
      updateClima('nadie', { ...climaCorto, idEmpresa }),
      cerrar('nadie'),
      deleteClima('nadie'),
      changeActiva('nadie', true),
    ]
    for (const answer of await Promise.all(calls)) expect(codeOf(answer)).toBe('NOT_FOUND')
  })

  test('a document with faults is refused with the places named, and nothing is stored', async () => {
    const { insertEmpresa, insertClima, listClimas } = await open(engine)
    const idEmpresa = (await insertEmpresa()).data.insertEmpresa.id
    const grupos = [...climaCorto.gruposDeOpinion, { orden: 3, nombre: 'Ventas', encuestadosPlaneados: 5 }]
    const answer = await insertClima({ ...climaCorto, idEmpresa, gruposDeOpinion: grupos })
    expect(codeOf(answer)).toBe('BAD_USER_INPUT')
    expect(messageOf(answer)).toBe('El grupo de opinión 3 «Ventas» no está en ningún área de trabajo.')
    const muchas = await insertClima({
      ...climaCorto,
      idEmpresa,
      gruposDeOpinion: climaCorto.gruposDeOpinion.map((grupo) => ({ ...grupo, encuestadosPlaneados: -1 })),
      areasDeTrabajo: [],
      indicadoresDeMedicion: [],
      fechaLimite: 5,
    })
    expect(messageOf(muchas)).toMatch(/^Fecha límite: .* Y un problema más\.$/)
    expect(await listClimas()).toEqual([])
  })

  test('a climate needs a company that exists', async () => {
    const { insertClima } = await open(engine)
    expect(codeOf(await insertClima({ ...climaCorto, idEmpresa: 'nadie' }))).toBe('NOT_FOUND')
  })

  test('a company has one climate per year, and the year is that of the place', async () => {
    const { ctx, setUp, insertClima, insertEmpresa, listClimas } = await open(engine)
    expect(ctx.config.timeZone).toBe('America/Guatemala')
    const { idEmpresa } = await setUp()
    const again = await insertClima({
      ...climaCorto,
      idEmpresa,
      fechaInicio: ENERO_2026_EN_UTC,
      fechaLimite: null,
    })
    expect(codeOf(again)).toBe('CONFLICT')
    expect(messageOf(again)).toBe(
      'Alimentos La Ceiba ya tiene un clima organizacional que empieza en 2025. Ponle un nombre a este, como «Pulso de mayo».',
    )
    const otra = (await insertEmpresa({ nombre_comercial: 'Textiles' })).data.insertEmpresa.id
    expect(codeOf(await insertClima({ ...climaCorto, idEmpresa: otra }))).toBeUndefined()
    expect(await listClimas()).toHaveLength(2)
  })

  test('the survey is switched on and off', async () => {
    const { setUp, changeActiva, getClima } = await open(engine)
    const { idClima } = await setUp()
    expect((await changeActiva(idClima, true)).data.changeEncuestaActivaClima).toEqual({
      encuestaActiva: true,
    })
    expect((await getClima(idClima)).encuestaActiva).toBe(true)
    expect((await changeActiva(idClima, false)).data.changeEncuestaActivaClima).toEqual({
      encuestaActiva: false,
    })
    expect((await getClima(idClima)).encuestaActiva).toBe(false)
  })

  test('the template makes a climate as it is', async () => {
    const { call, insertEmpresa, insertClima, getClima } = await open(engine)
    const idEmpresa = (await insertEmpresa()).data.insertEmpresa.id
    const answer = await call(
      'query($idEmpresa: ID!, $fecha: Fecha!) { appInfo { getPlantillaDeClima(idEmpresa: $idEmpresa, fechaInicio: $fecha) } }',
      { idEmpresa, fecha: Date.UTC(2025, 6, 1) },
    )
    const { data } = await insertClima(JSON.parse(answer.data.appInfo.getPlantillaDeClima))
    const clima = await getClima(data.insertClimaOrganizacional.id)
    expect(clima.indicadoresDeMedicion.length).toBeGreaterThanOrEqual(5)
    expect(clima.cantidadDePreguntas).toBeGreaterThanOrEqual(80)
    expect(clima.fechaInicio).toBe(Date.UTC(2025, 6, 1))
  })

  test('nobody without a session sees or changes anything', async () => {
    const { graphql } = await createTestApp(engine)
    const mutations = [
      'cerrarClimaOrganizacional(idClima: "x") { id }',
      'deleteClimaOrganizacional(idClima: "x") { id }',
      'changeEncuestaActivaClima(idClima: "x", encuestaActiva: true) { encuestaActiva }',
    ]
    const queries = [
      'climasOrganizacionales { id }',
      'appInfo { climaOrganizacional(idClima: "x") { id } }',
      'appInfo { getDocumentoDeClima(idClima: "x") }',
      'appInfo { getPlantillaDeClima(idEmpresa: "x", fechaInicio: 1) }',
    ]
    const documents = [...queries.map((q) => `{ ${q} }`), ...mutations.map((m) => `mutation { ${m} }`)]
    for (const document of documents) expect(codeOf(await graphql(document))).toBe('UNAUTHENTICATED')
    for (const call of [
      'insertClimaOrganizacional(clima: $clima)',
      'updateClimaOrganizacional(idClima: "x", clima: $clima)',
    ]) {
      const answer = await graphql(`mutation($clima: ClimaInput!) { ${call} { id } }`, { clima: climaCorto })
      expect(codeOf(answer)).toBe('UNAUTHENTICATED')
    }
  })
})
