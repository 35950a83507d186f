import { expect, test } from 'vitest'
import { answerAs } from '#features/climas/server/testing/climas-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { eventually } from '#tests/support/eventually.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { createClimaPublicado } from './testing/clima-publicado.ts'

const GET =
  'query($id: ID!) { appInfo { getInforme(idClima: $id) { revision trabajosAlDia destinatario idClimaAntes minimoPorGrupo secciones { clave incluida redacciones { clave titular comentario sugerida revisada revision cifrasCambiaron } } } } }'
const REDACTAR =
  'mutation($id: ID!, $clave: String!, $titular: String!, $revision: Int!) { updateRedaccion(idClima: $id, clave: $clave, titular: $titular, comentario: "", revisada: true, revision: $revision) }'
const REVISAR =
  'mutation($id: ID!, $clave: String!, $titular: String!, $comentario: String!, $revision: Int!) { updateRedaccion(idClima: $id, clave: $clave, titular: $titular, comentario: $comentario, revisada: true, revision: $revision) }'
const ELEGIR =
  'mutation($id: ID!, $elecciones: EleccionesInput!, $revision: Int!) { updateInforme(idClima: $id, elecciones: $elecciones, revision: $revision) }'
const HACER =
  'mutation($id: ID!, $formato: FormatoDeInforme!) { makeInforme(idClima: $id, formato: $formato) }'
const ELECCIONES = {
  destinatario: 'Recursos Humanos',
  orden: ['mapa', 'resumen'],
  apagadas: ['general'],
  encendidas: ['preguntas'],
  decidir: ['Una cosa'],
}

const open = async (engine: Engine) => {
  const app = await createTestApp(engine)
  const cookie = await app.logIn()
  const id = await createClimaPublicado(app)
  const call = (query: string, variables: object = {}) => app.graphql(query, { id, ...variables }, cookie)
  const get = async () => (await call(GET)).data.appInfo.getInforme
  return { ...app, cookie, id, call, get }
}

describeEngines('the report of a climate', (engine) => {
  test('is worded from the figures until a person writes, and keeps what each of two people wrote', async () => {
    const { call, get } = await open(engine)
    const findResumen = async () =>
      (await get()).secciones.find(({ clave }: { clave: string }) => clave === 'resumen').redacciones[0]
    expect(await findResumen()).toMatchObject({ sugerida: true, revisada: false, revision: 0 })
    expect(
      (await call(REDACTAR, { clave: 'resumen', titular: 'Mío', revision: 0 })).data.updateRedaccion,
    ).toBe(1)
    const otra = await call(REDACTAR, { clave: 'resumen', titular: 'De otra', revision: 0 })
    expect(otra.errors[0].extensions.code).toBe('CONFLICT')
    expect(await findResumen()).toMatchObject({
      titular: 'Mío',
      sugerida: false,
      revisada: true,
      revision: 1,
    })
    expect((await call(REDACTAR, { clave: 'general', titular: 'Otro', revision: 0 })).errors).toBeUndefined()
    await call(REDACTAR, { clave: 'resumen', titular: 'Mejor', revision: 1 })
    expect(await findResumen()).toMatchObject({ titular: 'Mejor', revision: 2 })
  })

  test('has the sections that were chosen, in the chosen order', async () => {
    const { call, get } = await open(engine)
    expect((await call(ELEGIR, { elecciones: ELECCIONES, revision: 0 })).data.updateInforme).toBe(1)
    const { secciones, destinatario } = await get()
    const incluidas = secciones
      .filter((s: { incluida: boolean }) => s.incluida)
      .map((s: { clave: string }) => s.clave)
    expect(destinatario).toBe('Recursos Humanos')
    expect(incluidas.slice(0, 3)).toEqual(['portada', 'ficha', 'mapa'])
    expect(incluidas.indexOf('mapa')).toBeLessThan(incluidas.indexOf('resumen'))
    expect(incluidas).toContain('preguntas')
    expect(incluidas).not.toContain('general')
    const tarde = await call(ELEGIR, { elecciones: ELECCIONES, revision: 0 })
    expect(tarde.errors[0].extensions.code).toBe('CONFLICT')
  })
})

describeAnyEngine('the report of a climate', (engine) => {
  test('figures that change leave no wording reviewed: ours follows them, and what somebody wrote waits to be read again', async () => {
    const { call, get, ctx, id } = await open(engine)
    const find = async (buscada: string) =>
      (await get()).secciones.flatMap((s: any) => s.redacciones).find(({ clave }: any) => clave === buscada)
    const revisar = async (clave: string, texto: { titular: string; comentario: string }) =>
      call(REVISAR, { clave, ...texto, revision: (await find(clave)).revision })
    const nuestra = await find('participacion')
    await revisar('participacion', nuestra)
    await revisar('resumen', { titular: 'Mío', comentario: '' })
    expect(await find('participacion')).toMatchObject({ revisada: true, cifrasCambiaron: false })
    for (let i = 0; i < 6; i++) await answerAs(ctx, id)
    expect(await find('resumen')).toMatchObject({ revisada: true, cifrasCambiaron: false })
    await call('mutation($id: ID!) { publicarResultados(idClima: $id) { id } }')
    const vieja = { revisada: false, cifrasCambiaron: true }
    expect(await find('resumen')).toMatchObject({ titular: 'Mío', sugerida: false, ...vieja })
    const seguida = await find('participacion')
    expect(seguida).toMatchObject({ sugerida: true, ...vieja })
    expect(seguida.titular).not.toBe(nuestra.titular)
    await revisar('resumen', { titular: 'Mío', comentario: '' })
    expect(await find('resumen')).toMatchObject({ revisada: true, cifrasCambiaron: false })
  })

  test('knows which of its files still say what it says', async () => {
    const { call, get } = await open(engine)
    const idTrabajo = (await call(HACER, { formato: 'xlsx' })).data.makeInforme
    expect((await get()).trabajosAlDia).toEqual([idTrabajo])
    await call(REDACTAR, { clave: 'resumen', titular: 'Otro titular', revision: 0 })
    expect((await get()).trabajosAlDia).toEqual([])
    const nuevo = (await call(HACER, { formato: 'xlsx' })).data.makeInforme
    expect((await get()).trabajosAlDia).toEqual([nuevo])
  })

  test('becomes a document and slides, beside the requests', async () => {
    const { app, call, cookie, ctx } = await open(engine)
    for (const formato of ['pdf', 'pptx']) {
      const idTrabajo = (await call(HACER, { formato })).data.makeInforme
      await eventually(async () => {
        const row = await ctx.db
          .selectFrom('trabajos')
          .select(['estado', 'paso'])
          .where('id', '=', idTrabajo)
          .executeTakeFirstOrThrow()
        expect(row.estado, row.paso).not.toBe('en_curso')
      })
      const { rawPayload } = await app.inject({
        url: `/api/trabajos/${idTrabajo}/archivo`,
        headers: { cookie },
      })
      expect(rawPayload.subarray(0, 4).toString('latin1')).toBe(formato === 'pdf' ? '%PDF' : 'PK\u0003\u0004')
    }
  })
})
