import { expect, test } from 'vitest'
import { sortSinOrigen } from '#domain/resultados/respuestas-abiertas.ts'
import { answerAs, logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { createConsultas } from '#features/publicacion/server/testing/consultas.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const TEXTOS = ['Zapatos nuevos', 'Agua limpia', 'Más luz', 'Bancas', 'Un horario fijo', 'Capacitación']

describeAnyEngine('open answers', (engine) => {
  const setUp = async () => {
    const app = await createTestApp(engine)
    const staff = await logInToClimas(app)
    const { idClima } = await staff.setUp({})
    const { getAbiertas } = createConsultas(staff.call)
    return {
      ...app,
      ...staff,
      idClima,
      list: async () => (await getAbiertas(idClima)).data.getPreguntasAbiertas,
    }
  }

  test('come for every group and every open question, in their order, the empty ones left out', async () => {
    const { ctx, idClima, list } = await setUp()
    await answerAs(ctx, idClima, { texto: '=2+2 «ñ» 🙂' })
    await answerAs(ctx, idClima, { texto: '' })
    await answerAs(ctx, idClima, { texto: ' \n ' })
    const grupos = await list()
    expect(grupos.map((g: any) => [g.orden, g.nombre, g.encuestadosPlaneados])).toEqual([
      [1, 'Oficina', 10],
      [2, 'Planta', 30],
    ])
    expect(grupos.map((g: any) => g.preguntasAbiertas.map((p: any) => [p.pregunta, p.respuestas]))).toEqual([
      [
        ['¿Qué mejorarías?', ['=2+2 «ñ» 🙂']],
        ['¿Algo más?', ['=2+2 «ñ» 🙂']],
      ],
      [
        ['¿Qué mejorarías?', []],
        ['¿Algo más?', []],
      ],
    ])
  })

  test('stand in an order made of their words alone, before and after the close', async () => {
    const { ctx, idClima, list, cerrar } = await setUp()
    for (const texto of TEXTOS) await answerAs(ctx, idClima, { grupo: 2, texto })
    const read = async () => (await list())[1].preguntasAbiertas.map((p: any) => p.respuestas)
    const antes = await read()
    expect(antes).toEqual([sortSinOrigen(TEXTOS), sortSinOrigen(TEXTOS)])
    expect(antes[0]).not.toEqual(TEXTOS)
    await cerrar(idClima)
    expect(await read()).toEqual(antes)
  })
})
