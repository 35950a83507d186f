import { expect, test } from 'vitest'
import { codeOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { createConsultas } from '#features/publicacion/server/testing/consultas.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { readLibro } from '#server/excel/testing/read-libro.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { setUpClimaAMano } from './testing/clima-contestado.ts'

/** Everything to nine decimals, nulls as they are. */
const round = <T>(valor: T): T =>
  JSON.parse(JSON.stringify(valor, (_, v) => (typeof v === 'number' ? Math.round(v * 1e9) / 1e9 : v)))

const figuresOf = (variables: any[]) => ({
  variables: variables.map((v) => v.porcentajeOfVariable),
  factores: variables.flatMap((v) => v.factoresEvaluados.map((f: any) => f.porcentajeOfFactorEvaluado)),
  preguntas: variables.flatMap((v) => v.preguntas.map((p: any) => p.porcentajePregunta)),
})

//        q1 q2 q3 q4 q5
// g1     0  1  2  4  0   less than a year
// g1     3  0  0  0  1   more
// g2     1  2  3  4  3   less than a year
// g2     0               did not say
const setUp = async (engine: Engine) => {
  const app = await createTestApp(engine)
  const clima = await setUpClimaAMano(app)
  return { ...app, ...clima, ...createConsultas(clima.call) }
}

describeEngines('results of the climate worked out by hand', (engine) => {
  test('indicators, variables, factors and questions of everybody', async () => {
    const { getIndicadores, idClima } = await setUp(engine)
    const indicadores = (await getIndicadores(idClima)).data.appInfo
      .getIndicadoresDeMedicionSatisfaccionGeneral
    expect(round(indicadores.map((i: any) => i.porcentajeIndicador))).toEqual([0.375, 0.5])
    const variables = indicadores.flatMap((i: any) => i.variables)
    expect(round(figuresOf(variables))).toEqual(
      round({
        preguntas: [3 / 4, 2 / 4, 1 / 4, 1 / 4, 2 / 4],
        factores: [(3 / 4 + 2 / 4) / 2, 1 / 4, 1 / 4, 2 / 4],
        variables: [(3 / 4 + 2 / 4 + 1 / 4) / 3, 1 / 4, 2 / 4],
      }),
    )
    expect(variables.map((v: any) => v.porcentajeVariable)).toEqual(
      variables.map((v: any) => v.porcentajeOfVariable),
    )
  })

  test('areas with their groups', async () => {
    const { getAreas, idClima } = await setUp(engine)
    const [todo, aparte] = (await getAreas(idClima)).data.getAreasDeTrabajoSatisfaccionGeneral
    expect(todo).toMatchObject({
      nombre: 'Todo',
      cantidadEncuestadosAreaDeTrabajo: 4,
      porcentajeSatisfaccionAreaDeTrabajo: 0.4375,
      porcentajeDeEncuestados: 1,
    })
    const [oficina, planta] = todo.gruposDeOpinion
    expect(oficina).toMatchObject({ nombre: 'Oficina', cantidadEncuestadosGrupoDeOpinion: 2 })
    expect(round(oficina.porcentajeSatisfaccionGrupoDeOpinion)).toBe(round(19 / 24))
    expect(round(figuresOf(planta.variables))).toEqual(
      round({
        preguntas: [1, 0, 0, null, 0],
        factores: [1 / 2, 0, null, 0],
        variables: [1 / 3, null, 0],
      }),
    )
    expect(planta.variables.map((v: any) => v.VariableNoAplica)).toEqual([false, true, false])
    expect(aparte).toMatchObject({
      cantidadEncuestadosAreaDeTrabajo: 0,
      porcentajeSatisfaccionAreaDeTrabajo: null,
      porcentajeDeEncuestados: 0,
    })
    expect(aparte.gruposDeOpinion[0].variables.map((v: any) => v.VariableNoAplica)).toEqual([
      false,
      false,
      false,
    ])
  })
})

describeAnyEngine('results of the climate worked out by hand', (engine) => {
  test('seniorities with their indicators', async () => {
    const { getAntiguedades, idClima } = await setUp(engine)
    const [menos, mas] = (await getAntiguedades(idClima)).data.getAntiguedadSatisfaccionGeneral
    expect(menos).toMatchObject({
      nombre: 'Pregunta 9',
      cantidadEncuestadosAntiguedad: 2,
      porcentajeSatisfaccionAntiguedad: 0.5,
    })
    expect(round([menos.porcentajeDeEncuestados, mas.porcentajeDeEncuestados])).toEqual(round([2 / 3, 1 / 3]))
    expect(menos.indicadoresDeMedicion.map((i: any) => i.nombreAntiguedad)).toEqual([
      'Pregunta 9',
      'Pregunta 9',
    ])
    expect(round(mas.porcentajeSatisfaccionAntiguedad)).toBe(round(11 / 12))
  })

  test('complementary parts', async () => {
    const { getComplementarias, idClima } = await setUp(engine)
    const [escala, opciones] = (await getComplementarias(idClima)).data.getGraficasComplementarias
    expect(escala).toMatchObject({ tipo: 'maloToExelente', orden: 4 })
    expect(escala.preguntas[0]).toMatchObject({
      cantidadDeRespuestas: 2,
      porcentajes: [
        { nombre: 'Exelente', porcentaje: 50 },
        { nombre: 'Bueno', porcentaje: 0 },
        { nombre: 'Regular', porcentaje: 0 },
        { nombre: 'Malo', porcentaje: 50 },
      ],
    })
    expect(round(opciones.preguntas.map((p: any) => p.porcentajes))).toEqual(
      round([
        [{ nombre: 'Seleccionada', porcentaje: 200 / 3 }],
        [{ nombre: 'Seleccionada', porcentaje: 100 / 3 }],
      ]),
    )
  })

  test('processed data, in percent', async () => {
    const { getDataProcesada, idClima } = await setUp(engine)
    const { dataProcesada } = (await getDataProcesada(idClima)).data.appInfo.climaOrganizacional
    expect(dataProcesada).toMatchObject({
      porcentajeSatisfaccionGeneral: 43.75,
      satisfaccionGeneralGeneral: { data: [43.75] },
      satisfaccionGeneral: { labels: ['I1', 'I2'], data: [37.5, 50] },
      satisfaccionPorAreasDeAnalisis: [
        { nombre: 'A', labels: ['f1', 'f2'], data: [62.5, 25] },
        { nombre: 'B', labels: ['f3'], data: [25] },
        { nombre: 'C', labels: ['f4'], data: [50] },
      ],
      satisfaccionGeneralPorAreasDeTrabajo: [
        { nombre: 'Todo', porcentaje: 43.75 },
        { nombre: 'Aparte', porcentaje: null },
      ],
    })
  })

  test('a climate carries figures where somebody asks for them, and its structure where nobody does', async () => {
    const { call, idClima } = await setUp(engine)
    const ask = async (campos: string) =>
      (
        await call(
          `query($idClima: ID!) { appInfo { climaOrganizacional(idClima: $idClima) { ${campos} } } }
          fragment Cifras on IndicadorDeMedicion { porcentajeIndicador variables { porcentajeVariable } }`,
          { idClima },
        )
      ).data.appInfo.climaOrganizacional
    const campos = `indicadoresDeMedicion { nombre ...Cifras }
      gruposDeOpinion { nombre porcentajeSatisfaccionGrupoDeOpinion variables { VariableNoAplica } }
      areasDeTrabajo { nombre gruposDeOpinion { porcentajeDeEncuestados } }`
    // The second time it runs compiled.
    for (let vez = 1; vez <= 3; vez++) {
      const clima = await ask(campos)
      expect(clima.indicadoresDeMedicion.map((i: any) => i.porcentajeIndicador)).toEqual([0.375, 0.5])
      expect(round(clima.gruposDeOpinion[1])).toEqual({
        nombre: 'Planta',
        porcentajeSatisfaccionGrupoDeOpinion: round(1 / 6),
        variables: [{ VariableNoAplica: false }, { VariableNoAplica: true }, { VariableNoAplica: false }],
      })
      expect(clima.areasDeTrabajo[0].gruposDeOpinion[0]).toEqual({ porcentajeDeEncuestados: 0.5 })
    }
  })

  test('the workbook, as a data URL', async () => {
    const { getExcel, idClima } = await setUp(engine)
    const { getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados: url } = (await getExcel(idClima)).data
    const [tipo, base64] = url.split(';base64,')
    expect(tipo).toBe('data:application/vnd.openxmlformats-officedocument.spreadsheetml.sheet')
    const [resumen, grupos] = await readLibro(Buffer.from(base64, 'base64'))
    expect(resumen?.celdas.get('A1')?.valor).toBe('Clima organizacional 1969')
    expect(resumen?.celdas.get('A2')?.valor).toBe('Alimentos La Ceiba')
    expect(grupos?.celdas.get('D5')?.valor).toBe(0.4375)
  })

  test('nobody without a session sees any of it, and an unknown climate is NOT_FOUND', async () => {
    const { idClima, graphql, call } = await setUp(engine)
    for (const [name, consulta] of Object.entries(createConsultas(graphql)))
      expect([name, codeOf(await consulta(idClima))]).toEqual([name, 'UNAUTHENTICATED'])
    const { getDataProcesada, ...consultas } = createConsultas(call)
    for (const [name, consulta] of Object.entries(consultas))
      expect([name, codeOf(await consulta('nada'))]).toEqual([name, 'NOT_FOUND'])
    expect((await getDataProcesada('nada')).data.appInfo.climaOrganizacional).toBeNull()
  })
})
