import { expect, test } from 'vitest'
import { FIRMA_DE_FABRICA } from '#domain/firma/firma.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { findFirma } from '#server/db/firma-store.ts'
import { renderCorreo } from '#server/mail/render-correo.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const CAMPOS = Object.keys(FIRMA_DE_FABRICA).join(' ')
const GET = `{ appInfo { getFirma { revision ${CAMPOS} } } }`
const UPDATE =
  'mutation($firma: FirmaInput!, $revision: Int!) { updateFirma(firma: $firma, revision: $revision) }'

const TIKAL = {
  ...FIRMA_DE_FABRICA,
  nombre: 'Consultores Tikal',
  correo: 'hola@tikal.example',
  firmaDeCorreos: 'Ana Pérez\nDirectora',
  colorPrincipal: '#1e3a5f',
}

const open = async (engine: Engine) => {
  const app = await createTestApp(engine, {
    config: { mailFrom: 'Avisos <no-responder@firma.example>' },
  })
  const cookie = await app.logIn()
  const get = async () => (await app.graphql(GET, {}, cookie)).data.appInfo.getFirma
  const update = (cambio: object, revision: number, quien = cookie) =>
    app.graphql(UPDATE, { firma: { ...TIKAL, ...cambio }, revision }, quien)
  return { ...app, cookie, get, update }
}

describeEngines('the firm', (engine) => {
  test('is that of the product until an administrator says who it is, and the log tells that it changed', async () => {
    const { ctx, get, update } = await open(engine)
    expect(await get()).toEqual({ ...FIRMA_DE_FABRICA, revision: 0 })
    expect((await update({}, 0)).errors).toBeUndefined()
    expect(await get()).toEqual({ ...TIKAL, revision: 1 })
    expect((await update({}, 1)).errors).toBeUndefined()
    expect((await get()).revision).toBe(1)
    const log = await ctx.db.selectFrom('bitacora').select('datos').execute()
    expect(log.map(({ datos }) => JSON.parse(datos).ajuste)).toEqual(['firma'])
  })

  test('two who save at once do not undo each other: the later one is told', async () => {
    const { get, update } = await open(engine)
    const answers = await Promise.all([update({ ciudad: 'Antigua' }, 0), update({ ciudad: 'Cobán' }, 0)])
    expect(answers.map(({ errors }) => errors?.[0].extensions.code).sort()).toEqual(['CONFLICT', undefined])
    expect((await get()).revision).toBe(1)
  })
})

describeAnyEngine('the firm', (engine) => {
  test('a value that will not do is named, and nothing of the rest is stored', async () => {
    const { ctx, update } = await open(engine)
    const { errors } = await update({ colorPrincipal: '#d9622b', nombre: 'Otra' }, 0)
    expect(errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', campo: 'colorPrincipal' })
    expect(errors[0].message).toMatch(/cercano: #[0-9a-f]{6}\.$/)
    expect(await findFirma(ctx.db)).toEqual(FIRMA_DE_FABRICA)
  })

  test('is changed by administrators alone', async () => {
    const { update, logInAs } = await open(engine)
    const { errors } = await update({}, 0, await logInAs('consultor'))
    expect(errors[0].extensions.code).toBe('FORBIDDEN')
  })

  test('mails that go out afterwards are from it, and carry its signature', async () => {
    const { ctx, update } = await open(engine)
    const carta = { asunto: 'Hola', titulo: 'Hola', bloques: [] }
    const antes = await renderCorreo(ctx, carta)
    expect([antes.remitente, antes.texto]).toEqual(['', 'Hola\n\n-- \nAvisos\n'])
    await update({}, 0)
    const { remitente, texto } = await renderCorreo(ctx, carta)
    expect([remitente, texto]).toEqual([
      'Consultores Tikal',
      'Hola\n\n-- \nConsultores Tikal\nAna Pérez\nDirectora\n',
    ])
    await update({ remitente: 'Tikal por La Ceiba' }, 1)
    expect((await renderCorreo(ctx, carta)).remitente).toBe('Tikal por La Ceiba')
  })
})
