import { expect, test } from 'vitest'
import type { Engine } from '#server/db/engine/database.ts'
import { findRevisionDeMarca } from '#server/db/firma-store.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const CONTENIDO = '{ textos { clave texto } orden ocultas }'
const SITIO = `{ revision borrador ${CONTENIDO} publicado ${CONTENIDO} anterior ${CONTENIDO} }`
const UPDATE = `mutation($contenido: ContenidoDeSitioInput!, $revision: Int!, $publicar: Boolean!) {
  updateSitio(contenido: $contenido, revision: $revision, publicar: $publicar) ${SITIO}
}`

const TITULO = 'home.quienesSomos.titulo'
const write = (texto: string) => ({ textos: [{ clave: TITULO, texto }], orden: [], ocultas: ['coaching'] })
const NADA = { textos: [], orden: [], ocultas: [] }

const open = async (engine: Engine) => {
  const app = await createTestApp(engine)
  const cookie = await app.logIn()
  const get = async () =>
    (await app.graphql(`{ appInfo { getSitio ${SITIO} } }`, {}, cookie)).data.appInfo.getSitio
  const update = (contenido: object, revision: number, publicar: boolean, quien = cookie) =>
    app.graphql(UPDATE, { contenido, revision, publicar }, quien)
  return { ...app, get, update }
}

describeEngines('the texts of the site', (engine) => {
  test('are a draft until they are published, and what was public stays at hand', async () => {
    const { ctx, get, update } = await open(engine)
    expect(await get()).toEqual({ revision: 0, borrador: NADA, publicado: NADA, anterior: null })
    await update(write('Uno'), 0, false)
    expect(await get()).toEqual({ revision: 1, borrador: write('Uno'), publicado: NADA, anterior: null })
    expect(await findRevisionDeMarca(ctx.db)).toBe(0)
    await update(write('Uno'), 1, true)
    await update(write('Dos'), 2, true)
    expect(await get()).toEqual({
      revision: 3,
      borrador: write('Dos'),
      publicado: write('Dos'),
      anterior: write('Uno'),
    })
    expect(await findRevisionDeMarca(ctx.db)).toBe(2)
    const log = await ctx.db.selectFrom('bitacora').select('datos').execute()
    expect(log.map(({ datos }) => JSON.parse(datos).ajuste)).toEqual(['sitio', 'sitio'])
  })

  test('two who save at once do not undo each other: the later one is told', async () => {
    const { get, update } = await open(engine)
    const answers = await Promise.all([update(write('Uno'), 0, true), update(write('Dos'), 0, true)])
    expect(answers.map(({ errors }) => errors?.[0].extensions.code).sort()).toEqual(['CONFLICT', undefined])
    expect((await get()).revision).toBe(1)
  })
})

describeAnyEngine('the texts of the site', (engine) => {
  test('that will not do are named, and nothing of the rest is stored', async () => {
    const { get, update } = await open(engine)
    const contenido = {
      ...NADA,
      textos: [...write('Uno').textos, { clave: 'home.contacto.entrada', texto: '<b>' }],
    }
    const { errors } = await update(contenido, 0, true)
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', campo: 'home.contacto.entrada' })
    expect((await get()).revision).toBe(0)
  })

  test('are changed and read by administrators alone', async () => {
    const { graphql, update, logInAs } = await open(engine)
    const consultant = await logInAs('consultor')
    expect((await update(NADA, 0, false, consultant)).errors[0].extensions.code).toBe('FORBIDDEN')
    const { errors } = await graphql(`{ appInfo { getSitio ${SITIO} } }`, {}, consultant)
    expect(errors[0].extensions.code).toBe('FORBIDDEN')
  })
})
