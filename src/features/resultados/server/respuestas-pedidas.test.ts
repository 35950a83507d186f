import { expect, test } from 'vitest'
import { listCasillas } from '#domain/encuesta/hoja.ts'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { insertHojas } from '#features/encuesta/server/hojas-store.ts'
import { inTransaction } from '#server/db/engine/transaction.ts'
import { newClave } from '#server/llaves/llave.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { setUpClimaAMano } from './testing/clima-contestado.ts'

const RESPUESTA = 'id factorEvaluado idPregunta respuesta idGrupoDeOpinion idPreguntaAntiguedad'
const VARIABLES = `variables { factoresEvaluados { nombre
    respuestas { ${RESPUESTA} } respuestasNoAplica { ${RESPUESTA} } }
  preguntas { id respuestas { ${RESPUESTA} } } }`
const INDICADORES = `appInfo { getIndicadoresDeMedicionSatisfaccionGeneral(idClima: $idClima) { ${VARIABLES} } }`
const AREAS = `getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) { ${VARIABLES}
  gruposDeOpinion { id ${VARIABLES} } }`
const ANTIGUEDADES = `getAntiguedadSatisfaccionGeneral(idClima: $idClima) {
  id indicadoresDeMedicion { ${VARIABLES} } }`

const codes = (respuestas: any[]) => respuestas.map((r) => r.respuesta).sort()

describeAnyEngine('answers written out from counts', (engine) => {
  const setUp = async () => {
    const app = await createTestApp(engine)
    const clima = await setUpClimaAMano(app)
    const ask = (query: string) => clima.call(`query($idClima: ID!) { ${query} }`, { idClima: clima.idClima })
    return { ...app, ...clima, ask }
  }

  test('of everybody, by factor and by question, with their groups', async () => {
    const { ask, getClima, idClima } = await setUp()
    const [I1] = (await ask(INDICADORES)).data.appInfo.getIndicadoresDeMedicionSatisfaccionGeneral
    const [A, B] = I1.variables
    expect(codes(A.factoresEvaluados[0].respuestas)).toEqual(['0', '0', '0', '1', '1', '2', '3'])
    expect(codes(B.factoresEvaluados[0].respuestas)).toEqual(['0'])
    expect(codes(B.factoresEvaluados[0].respuestasNoAplica)).toEqual(['4', '4'])
    expect(codes(B.preguntas[0].respuestas)).toEqual(['0', '4', '4'])
    const [oficina, planta] = (await getClima(idClima)).gruposDeOpinion
    expect(A.preguntas[0].respuestas.map((r: any) => [r.idGrupoDeOpinion, r.respuesta])).toEqual([
      [oficina.id, '0'],
      [oficina.id, '3'],
      [planta.id, '0'],
      [planta.id, '1'],
    ])
    expect(A.preguntas[0].respuestas[0]).toMatchObject({
      factorEvaluado: 'f1',
      idPregunta: A.preguntas[0].id,
      idPreguntaAntiguedad: null,
    })
  })

  test('of an area, a group and a seniority: only theirs, and never a group beside a seniority', async () => {
    const { ask } = await setUp()
    const [todo, aparte] = (await ask(AREAS)).data.getAreasDeTrabajoSatisfaccionGeneral
    expect(codes(todo.variables[0].preguntas[0].respuestas)).toEqual(['0', '0', '1', '3'])
    expect(codes(todo.gruposDeOpinion[1].variables[0].preguntas[0].respuestas)).toEqual(['0', '1'])
    expect(aparte.variables[0].preguntas[0].respuestas).toEqual([])
    const [menos] = (await ask(ANTIGUEDADES)).data.getAntiguedadSatisfaccionGeneral
    const { respuestas } = menos.indicadoresDeMedicion[0].variables[0].preguntas[0]
    expect(codes(respuestas)).toEqual(['0', '1'])
    for (const respuesta of respuestas)
      expect(respuesta).toMatchObject({ idGrupoDeOpinion: null, idPreguntaAntiguedad: menos.id })
  })

  test('ids are of no use but to tell rows apart: they follow from the counts alone', async () => {
    const { ask } = await setUp()
    const read = async () => JSON.stringify((await ask(INDICADORES)).data)
    expect(await read()).toBe(await read())
    const ids = [...(await read()).matchAll(/"id":"(\d+)"/g)].map(([, id]) => id)
    expect(new Set(ids).size).toBe(ids.length)
  })

  test('more than 200,000 in one request are refused, in whichever fields', async () => {
    const { ctx, ask, idClima } = await setUp()
    const { clima, llave } = await requireAbierto(ctx, idClima)
    const respuestas = listCasillas(clima.definicion.cuestionario)
      .map(({ clase }) => (clase === 'opcion' ? '-' : '1'))
      .join('')
    const idGrupo = clima.definicion.gruposDeOpinion[0]!.id
    await inTransaction(ctx.db, async (tx) => {
      const hojas = Array.from({ length: 15_000 }, () => ({
        clave: newClave(),
        idGrupo,
        completa: false,
        respuestas,
      }))
      await insertHojas(tx, { idClima, bloque: 1, llave }, hojas)
    })
    const call = (campos: string) =>
      ask(`appInfo { getIndicadoresDeMedicionSatisfaccionGeneral(idClima: $idClima) { variables {
        porcentajeVariable ${campos} } } }`)
    // Five questions: 75,000 answers and some, once by question and once by factor.
    expect((await call('preguntas { respuestas { id } }')).errors).toBeUndefined()
    expect((await call('')).errors).toBeUndefined()
    const demasiadas = await ask(`
      a: getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) { variables { preguntas { respuestas { id } } } }
      b: getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) { variables { preguntas { respuestas { id } } } }
      c: getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) { variables { factoresEvaluados { respuestas { id } } } }`)
    expect(codeOf(demasiadas)).toBe('BAD_USER_INPUT')
    expect(messageOf(demasiadas)).toContain('demasiadas respuestas')
  })
})
