import { expect, test } from 'vitest'
import { MAX_PERSONAS } from '#domain/firma/personas.ts'
import { createJpeg } from '#server/archivos/testing/jpeg-de-prueba.ts'
import { toDataUrl } from '#server/archivos/testing/png-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const GET = '{ appInfo { getFirma { revision personas { nombre rol linea foto } } } }'
const UPDATE = `mutation($personas: [PersonaDeFirmaInput!]!, $revision: Int!) {
  updatePersonasDeFirma(personas: $personas, revision: $revision)
}`

const FOTO = toDataUrl(createJpeg(), 'image/jpeg')
const OTRA_FOTO = toDataUrl(createJpeg({ ancho: 100 }), 'image/jpeg')
const ANA = {
  nombre: 'Ana Lucía Pérez',
  rol: 'Estudios de clima',
  linea: 'Psicóloga industrial.',
  foto: null,
}
const ROSA = { nombre: 'Rosa Xol', rol: '', linea: '', foto: null }

const open = async (engine: Engine) => {
  const app = await createTestApp(engine)
  const cookie = await app.logIn()
  const get = async () => (await app.graphql(GET, {}, cookie)).data.appInfo.getFirma
  const update = (personas: object[], revision: number, quien = cookie) =>
    app.graphql(UPDATE, { personas, revision }, quien)
  const countFotos = async () =>
    (await app.ctx.db.selectFrom('imagenes_de_firma').select('huella').execute()).length
  return { ...app, get, update, countFotos }
}

describeEngines('people of the firm', (engine) => {
  test('stand in their order with their photographs, which anybody may see and which go with them', async () => {
    const { app, ctx, get, update, countFotos } = await open(engine)
    expect((await update([{ ...ANA, foto: FOTO }, ROSA], 0)).errors).toBeUndefined()
    const { revision, personas } = await get()
    expect([revision, personas]).toEqual([
      1,
      [{ ...ANA, foto: expect.stringMatching(/^\/api\/imagenes\//) }, ROSA],
    ])
    const vista = await app.inject({ url: personas[0].foto })
    expect([vista.statusCode, vista.headers['content-type']]).toEqual([200, 'image/jpeg'])
    expect(vista.rawPayload).toEqual(createJpeg())

    expect((await update([ROSA, personas[0]], 1)).errors).toBeUndefined()
    expect((await get()).personas).toEqual([ROSA, personas[0]])
    expect((await update([ROSA, { ...ANA, foto: OTRA_FOTO }], 2)).errors).toBeUndefined()
    expect(await countFotos()).toBe(1)
    expect((await app.inject({ url: personas[0].foto })).statusCode).toBe(404)
    expect((await update([ROSA], 3)).errors).toBeUndefined()
    expect(await countFotos()).toBe(0)
    const log = await ctx.db.selectFrom('bitacora').select('datos').execute()
    expect(log.map(({ datos }) => JSON.parse(datos).ajuste)).toEqual(Array(4).fill('personas'))
  })

  test('two who save at once do not undo each other: the later one is told', async () => {
    const { get, update } = await open(engine)
    const answers = await Promise.all([update([ANA], 0), update([ROSA], 0)])
    expect(answers.map(({ errors }) => errors?.[0].extensions.code).sort()).toEqual(['CONFLICT', undefined])
    expect((await get()).personas).toHaveLength(1)
  })
})

describeAnyEngine('people of the firm', (engine) => {
  test.each([
    ['without a name', [ANA, { ...ROSA, nombre: ' ' }], 'nombre'],
    ['with a line that is too long', [{ ...ANA, linea: 'x'.repeat(121) }], 'linea'],
    [
      'with a photograph that is none',
      [{ ...ANA, foto: toDataUrl(Buffer.from('<svg/>'), 'image/jpeg') }],
      'foto',
    ],
    ['with a photograph of elsewhere', [{ ...ANA, foto: '/api/logos/de-otro' }], 'foto'],
    ['more than fit', Array(MAX_PERSONAS + 1).fill(ROSA), 'nombre'],
  ])('%s are refused, and nothing of the rest is stored', async (_, personas, campo) => {
    const { get, update, countFotos } = await open(engine)
    const { errors } = await update([{ ...ROSA, foto: FOTO }, ...personas].slice(-MAX_PERSONAS - 1), 0)
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', campo })
    expect([(await get()).personas, await countFotos()]).toEqual([[], 0])
  })

  test('are changed by administrators alone', async () => {
    const { update, logInAs } = await open(engine)
    const { errors } = await update([ANA], 0, await logInAs('consultor'))
    expect(errors[0].extensions.code).toBe('FORBIDDEN')
  })
})
