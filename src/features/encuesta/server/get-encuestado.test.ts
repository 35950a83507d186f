import { expect, test } from 'vitest'
import { formatToken } from '#domain/encuesta/token.ts'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { openEncuesta } from './testing/encuesta-de-prueba.ts'

describeEngines('getEncuestado', (engine) => {
  test('opens the survey of a token, however it is written, without a session', async () => {
    const { invite, lookUp, getClima, idClima } = await openEncuesta(engine)
    const { token } = await invite()
    const escrito = formatToken(token).toLowerCase().replaceAll(' ', '-')
    const encuesta = await lookUp(` ${escrito} `)
    expect(encuesta).toMatchObject({ encuestaActiva: true, plazoTerminado: false, respuestas: [] })
    const { cuestionario } = await getClima(idClima)
    const textos = (c: typeof cuestionario) =>
      c.partesCuestionario.map((p: any) => [p.tipo, p.preguntas.map((q: any) => q.pregunta)])
    expect(textos(encuesta.cuestionario)).toEqual(textos(cuestionario))
  })

  test('is inactive and over once closed, and knows no answer of the token any more', async () => {
    const { invite, lookUp, save, listTodas, cerrar, idClima } = await openEncuesta(engine)
    const { token } = await invite()
    await save(token, listTodas())
    await cerrar(idClima)
    expect(await lookUp(token)).toMatchObject({ encuestaActiva: false, plazoTerminado: true, respuestas: [] })
    // Nobody can tell it from a token that never was.
    expect(await lookUp('K7QF 3M9X 2HTB')).toEqual(await lookUp(token))
    expect(await lookUp('no es un token')).toBeNull()
  })
})

describeAnyEngine('getEncuestado', (engine) => {
  test('whose survey it is can be asked without a token, and nothing else', async () => {
    const { graphql, idClima } = await openEncuesta(engine)
    const ask = async (id: string) =>
      (await graphql('query($id: ID!) { getPortadaDeEncuesta(idClima: $id) { empresa logo } }', { id })).data
    expect(await ask(idClima)).toEqual({
      getPortadaDeEncuesta: { empresa: 'Alimentos La Ceiba', logo: null },
    })
    expect(await ask('otro')).toEqual({ getPortadaDeEncuesta: null })
  })

  test('says of every face whether agreeing is good news, where the question left it to its factor', async () => {
    const { invite, lookUp } = await openEncuesta(engine)
    const { cuestionario } = await lookUp((await invite()).token)
    const [caras] = cuestionario.partesCuestionario
    expect(caras.preguntas.map((p: any) => p.positiva)).toEqual([true, false, false])
  })

  test('answers null to an unknown token, to one of another climate and for an unknown climate', async () => {
    const { invite, lookUp, setUp, changeActiva, graphql } = await openEncuesta(engine)
    const { token } = await invite()
    const otro = await setUp({ fechaLimite: null })
    await changeActiva(otro.idClima, true)
    const ask = (idClima: string) =>
      graphql(
        'query($idClima: ID!, $token: String!) { getEncuestado(idClima: $idClima, token: $token) { encuestaActiva } }',
        { idClima, token },
      )
    expect(await lookUp('K7QF 3M9X 2HTB')).toBeNull()
    expect(await lookUp('no es un token')).toBeNull()
    expect(await lookUp('')).toBeNull()
    expect(await ask(otro.idClima)).toEqual({ data: { getEncuestado: null } })
    expect(await ask('no-existe')).toEqual({ data: { getEncuestado: null } })
  })

  test('says which questions have an answer, wherever it is opened, and never which', async () => {
    const { invite, lookUp, save, listTodas, readGuardadas } = await openEncuesta(engine)
    const { token } = await invite()
    const { token: otra } = await invite()
    const todas = listTodas()
    await save(token, todas)
    const enOrden = (lista: { idPregunta: string }[]) =>
      lista.toSorted((a, b) => (a.idPregunta < b.idPregunta ? -1 : 1))
    const { respuestas } = await lookUp(token)
    const sinValor = todas.map(({ idPregunta }) => ({ id: idPregunta, idPregunta, respuesta: '' }))
    expect(enOrden(respuestas)).toEqual(enOrden(sinValor))
    expect(enOrden(await readGuardadas(token))).toEqual(enOrden(todas))
    expect((await lookUp(otra)).respuestas).toEqual([])
  })

  test('is inactive when switched off, and keeps what was saved', async () => {
    const { invite, lookUp, save, answer, changeActiva, idClima } = await openEncuesta(engine)
    const { token } = await invite()
    await save(token, answer({ 1: '0' }))
    await changeActiva(idClima, false)
    expect(await lookUp(token)).toMatchObject({
      encuestaActiva: false,
      plazoTerminado: false,
      respuestas: [{ respuesta: '' }],
    })
  })

  test('is inactive and over after the last moment', async () => {
    const { ctx, invite, lookUp } = await openEncuesta(engine, { fechaLimite: Date.now() + DIA_MS })
    const { token } = await invite()
    expect(await lookUp(token)).toMatchObject({ encuestaActiva: true, plazoTerminado: false })
    ctx.advance(2 * DIA_MS)
    expect(await lookUp(token)).toMatchObject({ encuestaActiva: false, plazoTerminado: true })
  })
})
