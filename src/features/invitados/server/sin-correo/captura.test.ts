import { expect, test } from 'vitest'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { openLotes } from './testing/lotes-de-prueba.ts'

async function openCaptura(engine: Engine, hojas: number) {
  const app = await openLotes(engine)
  const { numero } = (await app.insertLote(hojas, { via: 'captura' })).data.insertLote
  const draw = async (cuantas: number): Promise<number[]> =>
    (await app.draw(numero, cuantas)).data.drawCaptura.series
  return { ...app, numero: numero as number, drawSeries: draw }
}

const listCapturas = async ({ ctx }: { ctx: Awaited<ReturnType<typeof openLotes>>['ctx'] }) =>
  (await ctx.db.selectFrom('bitacora').select('datos').where('tipo', '=', 'hojasCapturadas').execute()).map(
    ({ datos }) => JSON.parse(datos),
  )

describeEngines('sheets of paper that staff type in', (engine) => {
  test('are saved all together, counted as captures, and told once in the log', async () => {
    const app = await openCaptura(engine, 5)
    const { numero, drawSeries, capture, listTodas, getLlegadas, getLotes, isSaved } = app
    const series = await drawSeries(2)
    const hojas = series.map((serie) => ({ serie, respuestas: listTodas() }))
    expect((await capture(numero, hojas)).data.insertCaptura.mensaje).toBe('Se guardaron 2 cuestionarios.')
    // The answer was lost on the way, and the page sends them again.
    expect(isSaved(await capture(numero, hojas))).toBe(true)
    expect(await getLlegadas()).toMatchObject({ hojas: { correo: 0, papeleta: 0, captura: 2 } })
    expect(await getLotes()).toMatchObject([{ via: 'captura', hojas: 5, usadas: 2 }])
    expect(await listCapturas(app)).toEqual([{ grupo: 1, lote: numero, hojas: 2 }])
    // Kept one by one, the papers of a sitting are one line of the log.
    const [otra] = await drawSeries(1)
    await capture(numero, [{ serie: otra!, respuestas: listTodas() }])
    expect(await listCapturas(app)).toEqual([{ grupo: 1, lote: numero, hojas: 3 }])
  })

  test('are no more than the batch is for, whoever draws and saves at once', async () => {
    const { numero, drawSeries, draw, capture, listTodas, isSaved, ctx } = await openCaptura(engine, 3)
    const tandas = [await drawSeries(2), await drawSeries(2), await drawSeries(3)]
    const answers = await Promise.all(
      tandas.map((series) =>
        capture(
          numero,
          series.map((serie) => ({ serie, respuestas: listTodas() })),
        ),
      ),
    )
    const hojas = await ctx.db.selectFrom('hojas').selectAll().execute()
    expect(answers.filter(isSaved)).toHaveLength(1)
    expect(hojas.length).toBeLessThanOrEqual(3)
    expect(messageOf(answers.find((answer) => !isSaved(answer)))).toMatch(
      /^En ese lote ya no caben más cuestionarios/,
    )
    const quedan = 3 - hojas.length
    expect(codeOf(await draw(numero, quedan + 1))).toBe('CONFLICT')
  })

  test('are not told as saved where somebody deletes the climate at that moment', async () => {
    const { numero, drawSeries, capture, listTodas, isSaved, changeActiva, deleteClima, idClima } =
      await openCaptura(engine, 10)
    const series = await drawSeries(8)
    await changeActiva(idClima, false)
    const [eliminado, ...answers] = await Promise.all([
      deleteClima(idClima),
      ...series.map((serie) => capture(numero, [{ serie, respuestas: listTodas() }])),
    ])
    expect(codeOf(eliminado)).toBeUndefined()
    expect(answers.filter(isSaved)).toEqual([])
  })
})

describeAnyEngine('sheets of paper that staff type in', (engine) => {
  test('one that is wrong keeps all of them out, and is named', async () => {
    const { numero, drawSeries, capture, listTodas, ctx } = await openCaptura(engine, 5)
    const [uno, otro] = await drawSeries(2)
    const mala = listTodas().map((r, i) => (i === 0 ? { ...r, respuesta: '9' } : r))
    const answer = await capture(numero, [
      { serie: uno!, respuestas: listTodas() },
      { serie: otro!, respuestas: mala },
    ])
    expect(messageOf(answer)).toBe('Papel 2: La respuesta a la pregunta 1 no es válida.')
    const vacia = await capture(numero, [{ serie: uno!, respuestas: [] }])
    expect(messageOf(vacia)).toBe('El papel 1 está en blanco: no hay nada que guardar.')
    expect(await ctx.db.selectFrom('hojas').selectAll().execute()).toEqual([])
  })

  test('what was left blank on paper stays without an answer', async () => {
    const { numero, drawSeries, capture, listTodas, isSaved, ctx } = await openCaptura(engine, 5)
    const [serie] = await drawSeries(1)
    expect(isSaved(await capture(numero, [{ serie: serie!, respuestas: listTodas().slice(1) }]))).toBe(true)
    expect(await ctx.db.selectFrom('hojas').select('completa').execute()).toEqual([{ completa: 0 }])
  })

  test('their tokens open nothing to whoever gets hold of one, and a slip is not typed in', async () => {
    const { numero, drawSeries, computeToken, lookUp, save, listTodas, makePapeletas, draw } =
      await openCaptura(engine, 3)
    const [serie] = await drawSeries(1)
    const token = await computeToken(numero, serie!)
    expect(await lookUp(token)).toBeNull()
    expect(codeOf(await save(token, listTodas()))).toBe('NOT_FOUND')
    const papeletas = await makePapeletas(2)
    expect(messageOf(await draw(papeletas.numero, 1))).toMatch(/^Ese lote es de papeletas/)
  })

  test('numbers that were not drawn, twice the same, and too many are refused', async () => {
    const { numero, drawSeries, capture, draw, listTodas } = await openCaptura(engine, 10)
    const [serie] = await drawSeries(1)
    const hoja = (n: number) => ({ serie: n, respuestas: listTodas() })
    expect(codeOf(await capture(numero, [hoja(serie! + 1)]))).toBe('BAD_USER_INPUT')
    expect(codeOf(await capture(numero, [hoja(serie!), hoja(serie!)]))).toBe('BAD_USER_INPUT')
    expect(codeOf(await draw(numero, 11))).toBe('BAD_USER_INPUT')
    expect(codeOf(await draw(99, 1))).toBe('NOT_FOUND')
  })
})
