import { expect, test } from 'vitest'
import { AJUSTES_DE_FABRICA } from '#domain/ajustes/ajustes.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { getAjustes } from './ajustes.ts'
import { getLogo } from './imagenes.ts'

const PNG =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAQAAAC1HAwCAAAAC0lEQVR42mNk+A8AAQUBAScY42YAAAAASUVORK5CYII='
const UPDATE = 'mutation($ajustes: AjustesInput!) { updateAjustes(ajustes: $ajustes) }'
const UPDATE_LOGO =
  'mutation($logo: String) { updateImagenesDeFirma(imagenes: [{ uso: logo, imagen: $logo }]) }'

const open = async (engine: Engine) => {
  const { graphql, ctx, logIn, logInAs } = await createTestApp(engine)
  const cookie = await logIn()
  const update = (ajustes: object) => graphql(UPDATE, { ajustes }, cookie)
  const updateLogo = (logo: string | null) => graphql(UPDATE_LOGO, { logo }, cookie)
  const listLog = () => ctx.db.selectFrom('bitacora').select('datos').orderBy('id').execute()
  return { graphql, ctx, cookie, update, updateLogo, listLog, logInAs }
}

describeEngines('settings of the firm', (engine) => {
  test('stand at their defaults until an administrator changes one, and the log tells which', async () => {
    const { ctx, update, listLog, graphql, logInAs } = await open(engine)
    expect(await getAjustes(ctx)).toEqual(AJUSTES_DE_FABRICA)
    expect((await update({ papel: 'a4', correosPorDia: 60_000, retencion: true })).errors).toBeUndefined()
    expect(await getAjustes(ctx)).toEqual({ ...AJUSTES_DE_FABRICA, papel: 'a4', retencionDesde: ctx.now() })
    const told = (await listLog()).map(({ datos }) => JSON.parse(datos).ajuste)
    expect(told.sort()).toEqual(['papel', 'retencion'])
    const consultant = await logInAs('consultor')
    const { data } = await graphql('{ appInfo { getAjustes { papel } } }', {}, consultant)
    expect(data.appInfo.getAjustes).toEqual({ papel: 'a4' })
  })

  test('a logo is a small PNG, whatever it says of itself, and nothing but what draws it is kept', async () => {
    const { ctx, updateLogo } = await open(engine)
    const svg = Buffer.from('<svg onload="alert(1)"/>').toString('base64')
    const large = Buffer.concat([Buffer.from('89504e470d0a1a0a', 'hex'), Buffer.alloc(300 * 1024)])
    for (const logo of [
      `data:image/svg+xml;base64,${svg}`,
      `data:image/png;base64,${svg}`,
      `data:image/png;base64,${large.toString('base64')}`,
      'https://example.com/logo.png',
    ]) {
      expect((await updateLogo(logo)).errors[0].extensions.code).toBe('BAD_USER_INPUT')
    }
    expect(await getLogo(ctx)).toBeNull()
    await updateLogo(PNG)
    expect(await getLogo(ctx)).toBe(PNG)
    await updateLogo(null)
    expect(await getLogo(ctx)).toBeNull()
  })
})

describeAnyEngine('settings of the firm', (engine) => {
  test('one bad value is refused in words, and nothing is stored', async () => {
    const { ctx, update, listLog } = await open(engine)
    const { errors } = await update({ papel: 'a4', metaDeParticipacion: 0 })
    expect([errors[0].extensions.code, errors[0].message]).toEqual([
      'BAD_USER_INPUT',
      'La meta de participación va de 1 a 100 %.',
    ])
    expect(await getAjustes(ctx)).toEqual(AJUSTES_DE_FABRICA)
    expect(await listLog()).toEqual([])
  })
})
