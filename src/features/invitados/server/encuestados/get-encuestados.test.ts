import { expect, test } from 'vitest'
import { codeOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { countQueries } from '#tests/support/count-queries.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { getEncuestados } from './encuestados.ts'
import { openEncuestados } from './testing/encuestados-de-prueba.ts'

describeEngines('the list of respondents', (engine) => {
  test('says how far each has come', async () => {
    const { invite, find, answer, list } = await openEncuestados(engine)
    await invite(['completa@x.gt', 'parcial@x.gt', 'nueva@x.gt'])
    await answer((await find('completa@x.gt')).id)
    await answer((await find('parcial@x.gt')).id, { todo: false })
    expect(new Map((await list()).map(({ correo, estado }) => [correo, estado]))).toEqual(
      new Map([
        ['completa@x.gt', 'Completa'],
        ['parcial@x.gt', 'En proceso'],
        ['nueva@x.gt', 'Sin iniciar'],
      ]),
    )
  })

  test('says of a closed climate neither who answered nor more than how the mails ended', async () => {
    const { ctx, invite, find, answer, list, idClima, cerrar } = await openEncuestados(engine)
    await invite(['enviado@x.gt', 'rechazado@x.gt', 'nunca@x.gt'])
    await invite(null)
    for (const estado of ['enviado', 'rechazado'] as const) {
      await ctx.db.updateTable('correos').set({ estado }).where('para', '=', `${estado}@x.gt`).execute()
    }
    await answer((await find('enviado@x.gt')).id)
    await cerrar(idClima)
    const lista = await list()
    expect(new Set(lista.map(({ estado }) => estado))).toEqual(new Set(['Cerrada']))
    expect(new Map(lista.map(({ correo, estadoCorreo }) => [correo, estadoCorreo]))).toEqual(
      new Map([
        ['enviado@x.gt', 'Se Envió'],
        ['rechazado@x.gt', 'Error al envío'],
        ['nunca@x.gt', 'No Se envió por correo'],
        [null, 'No Se envió por correo'],
      ]),
    )
  })

  test('takes as many queries for many as for few, but for one more per five hundred mails', async () => {
    const { ctx, invite, idClima } = await openEncuestados(engine)
    const { ctx: counting, take } = countQueries(ctx)
    await invite(['ana@x.gt'])
    await getEncuestados(counting, { idClima })
    expect(take()).toBe(4)
    await invite(Array.from({ length: 600 }, (_, i) => `p${i}@x.gt`))
    expect(await getEncuestados(counting, { idClima })).toHaveLength(601)
    expect(take()).toBe(5)
  })
})

describeAnyEngine('the list of respondents', (engine) => {
  test("is given to a client written from the specification: answers may be asked for, and are nobody's to read", async () => {
    const { call, invite, find, answer, idClima } = await openEncuestados(engine)
    await invite(['ana@x.gt'])
    await answer((await find('ana@x.gt')).id)
    const { data, errors } = await call(
      `query($idClima: ID!) { appInfo { getEncuestados(idClima: $idClima) {
        id idGrupoDeOpinion correo sendMail respuestas { id idPregunta respuesta } } } }`,
      { idClima },
    )
    expect([errors, data.appInfo.getEncuestados.map((one: any) => one.respuestas)]).toEqual([
      undefined,
      [null],
    ])
  })

  test('of a climate that does not exist is an error, not an empty list', async () => {
    const { call } = await openEncuestados(engine)
    for (const query of [
      'getEncuestados(idClima: "x") { id }',
      'getSalidaDeCorreos(idClima: "x") { enCola }',
    ]) {
      expect(codeOf(await call(`{ appInfo { ${query} } }`))).toBe('NOT_FOUND')
    }
  })
})
