import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { codeOf, logInToClimas, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { dumpDatabase } from '#tests/support/dump-database.ts'
import { createTestApp } from '#tests/support/test-app.ts'

const PRUEBA = `query($codigo: String!) { getEncuestaDePrueba(codigo: $codigo) {
  idClima nombre portada { empresa } encuesta { encuestaActiva cuestionario { partesCuestionario { id } } } } }`
const RESPONDER = `mutation($codigo: String!, $nombre: String!, $aprueba: Boolean!, $nota: String!) {
  answerEncuestaDePrueba(codigo: $codigo, nombre: $nombre, aprueba: $aprueba, nota: $nota) }`

/** A climate that was never active, and its link. */
async function openPrueba(engine: Engine) {
  const app = await createTestApp(engine)
  const staff = await logInToClimas(app)
  const { idClima, idEmpresa } = await staff.setUp()
  const get = async () =>
    (
      await staff.call(
        'query($idClima: ID!) { appInfo { getPruebaDeClima(idClima: $idClima) { codigo vence decision { aprueba quien nota cambio } } } }',
        { idClima },
      )
    ).data.appInfo.getPruebaDeClima
  const { codigo } = await get()
  const tryOut = async (cual: string = codigo, cookie?: string) =>
    (await app.graphql(PRUEBA, { codigo: cual }, cookie)).data.getEncuestaDePrueba
  const answer = (decision: object, cookie?: string) =>
    app.graphql(RESPONDER, { codigo, nombre: 'Rosa Ixcoy', aprueba: true, nota: '', ...decision }, cookie)
  return { ...app, ...staff, idClima, idEmpresa, codigo: codigo as string, get, tryOut, answer }
}

describeEngines('a survey on trial', (engine) => {
  test('is asked for two hundred times, and the database is as it was', async () => {
    const { ctx, idClima, tryOut } = await openPrueba(engine)
    const antes = await dumpDatabase(ctx)
    for (let i = 0; i < 200; i++)
      expect(await tryOut()).toMatchObject({ idClima, nombre: null, encuesta: { encuestaActiva: true } })
    expect(await dumpDatabase(ctx)).toEqual(antes)
  })

  test('is approved by whoever has the link, and says when it changed since', async () => {
    const { idClima, get, answer, updateClima, getDocumento } = await openPrueba(engine)
    expect((await get()).decision).toBeNull()
    await answer({ aprueba: false, nota: 'Falta la pregunta del comedor.' })
    expect((await get()).decision).toEqual({
      aprueba: false,
      quien: 'Rosa Ixcoy',
      nota: 'Falta la pregunta del comedor.',
      cambio: false,
    })
    await answer({})
    expect((await get()).decision).toMatchObject({ aprueba: true, cambio: false })
    const documento = await getDocumento(idClima, true)
    documento.cuestionario.partesCuestionario[0].preguntas[0].pregunta = 'Otra pregunta'
    await updateClima(idClima, documento)
    expect((await get()).decision).toMatchObject({ aprueba: true, cambio: true })

    await answer({})
    expect((await get()).decision).toMatchObject({ aprueba: true, cambio: false })
    await updateClima(idClima, { ...(await getDocumento(idClima, true)), minimoPorGrupo: 7 })
    expect((await get()).decision, 'another minimum').toMatchObject({ aprueba: true, cambio: true })
  })
})

describeAnyEngine('a survey on trial', (engine) => {
  test('opens with its own link alone, for thirty days, until the survey is active', async () => {
    const { ctx, idClima, codigo, tryOut, changeActiva, get, answer } = await openPrueba(engine)
    const [id, vence, firma] = codigo.split('.') as [string, string, string]
    const otra = firma.startsWith('0') ? `1${firma.slice(1)}` : `0${firma.slice(1)}`
    for (const falso of [
      `${id}.${vence}.${otra}`,
      `otro.${vence}.${firma}`,
      `${id}.zzzzzzzz.${firma}`,
      '',
      'ñ.ñ.ñ',
    ])
      expect(await tryOut(falso)).toBeNull()
    await changeActiva(idClima, true)
    await changeActiva(idClima, false)
    expect(await tryOut()).toBeNull()
    expect((await get()).codigo).toBeNull()
    expect(codeOf(await answer({}))).toBe('NOT_FOUND')
    const { tryOut: later, ctx: suyo } = await openPrueba(engine)
    suyo.advance(29 * DIA_MS)
    expect(await later()).not.toBeNull()
    suyo.advance(DIA_MS)
    expect(await later()).toBeNull()
    expect(ctx).not.toBe(suyo)
  })

  test('is answered by a client in the name of the account, and not by staff', async () => {
    const { idEmpresa, logIn, logInAs, tryOut, codigo, answer, get } = await openPrueba(engine)
    expect(messageOf(await answer({}, await logIn()))).toMatch(/^La aprueba tu cliente/)
    const suya = await logInAs('cliente', [idEmpresa])
    const { nombre } = await tryOut(codigo, suya)
    expect(nombre).toEqual(expect.any(String))
    await answer({ nombre: 'Otra persona' }, suya)
    expect((await get()).decision).toMatchObject({ quien: nombre })
  })

  test('refuses at the field, and not too often from one address', async () => {
    const { answer, get } = await openPrueba(engine)
    const sinNombre = await answer({ nombre: ' \n ' })
    expect(sinNombre.errors[0].extensions).toMatchObject({ code: 'BAD_USER_INPUT', campo: 'nombre' })
    const sinNota = await answer({ aprueba: false })
    expect(sinNota.errors[0].extensions.campo).toBe('nota')
    expect((await answer({ nota: 'x'.repeat(2_001) })).errors[0].extensions.campo).toBe('nota')
    await answer({ nombre: 'Rosa\r\nBcc: otro@x.gt' })
    expect((await get()).decision.quien).toBe('Rosa Bcc: otro@x.gt')
    await answer({ nota: 'Revisa\u202e esto\ny esto' })
    expect((await get()).decision.nota).toBe('Revisa esto\ny esto')
    for (let i = 2; i < 10; i++) expect(codeOf(await answer({}))).toBeUndefined()
    expect(codeOf(await answer({}))).toBe('RATE_LIMITED')
  })
})
