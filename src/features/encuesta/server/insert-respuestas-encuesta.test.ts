import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { inviteEncuestado, requireAbierto } from '#tests/support/respuestas-de-prueba.ts'
import { callEncuesta, openEncuesta } from './testing/encuesta-de-prueba.ts'

// Questions of the short climate: 1-3 faces (2 with No Aplica), 4 scale, 5 its open one, 6-7 options (one at most),
// 8 open, 9-10 seniority.
const RECHAZOS: [string, Record<number, string>, string][] = [
  ['a code that does not exist', { 1: '0', 3: '5' }, 'La respuesta a la pregunta 3 no es válida.'],
  ['No Aplica where it is not offered', { 1: '4' }, 'La respuesta a la pregunta 1 no es válida.'],
  ['a face left empty', { 1: '' }, 'La respuesta a la pregunta 1 no es válida.'],
  ['a code as an option', { 6: '1', 7: 'false' }, 'La respuesta a la pregunta 1 no es válida.'],
  ['words as a scale', { 4: 'Bueno' }, 'La respuesta a la pregunta 4 no es válida.'],
  ['a text of 4,001 characters', { 5: 'ñ'.repeat(4001) }, 'La respuesta a la pregunta 5 no es válida.'],
  ['part of the options', { 1: '0', 6: 'true' }, 'Las opciones de la parte 3 se guardan todas juntas.'],
  ['too many options', { 6: 'true', 7: 'true' }, 'En la parte 3 puedes escoger 1 como máximo.'],
  ['part of the seniority', { 10: 'true' }, 'Las opciones de la parte 5 se guardan todas juntas.'],
  [
    'two seniorities',
    { 9: 'true', 10: 'true' },
    'Escoge una sola opción de tiempo de laborar en la empresa.',
  ],
  ['no seniority', { 9: 'false', 10: 'false' }, 'Escoge una sola opción de tiempo de laborar en la empresa.'],
  ['NUL in a text', { 8: 'a\0b' }, 'El texto contiene caracteres que no se admiten.'],
  ['half a character', { 8: 'a\ud83d' }, 'El texto contiene caracteres que no se admiten.'],
]

const listValores = (guardadas: { respuesta: string }[]) => guardadas.map(({ respuesta }) => respuesta)

describeEngines('insertRespuestasEncuesta', (engine) => {
  test('answers with every question of the call, in its order, and what it stored', async () => {
    const { invite, save, answer } = await openEncuesta(engine)
    const { token } = await invite()
    const enviadas = answer({ 2: '4', 1: '0', 5: '' }).reverse()
    expect(await save(token, enviadas)).toEqual(enviadas.map((r) => ({ id: r.idPregunta, ...r })))
  })

  test('keeps the sheet and the texts apart, both in the group of the respondent', async () => {
    const { invite, save, listTodas, dump, clima } = await openEncuesta(engine)
    await save((await invite(2)).token, listTodas())
    const { hojas, abiertas } = await dump()
    const grupo = clima.definicion.gruposDeOpinion[1]!.id
    expect(hojas).toMatchObject([{ id_grupo: grupo, completa: 1, respuestas: '1111atfatf' }])
    expect(abiertas.map(({ id_grupo, texto }) => [id_grupo, texto])).toEqual([
      [grupo, 'Todo bien.'],
      [grupo, 'Todo bien.'],
    ])
    expect(abiertas.some(({ clave }) => clave === hojas[0]!.clave)).toBe(false)
  })

  test('is complete with the last question, whatever the order of the saves', async () => {
    const { invite, save, listTodas, dump } = await openEncuesta(engine)
    const { token } = await invite()
    const todas = listTodas()
    const pasos = [todas.slice(8), todas.slice(4, 8), todas.slice(0, 3), todas.slice(3, 4)]
    const completas: number[] = []
    for (const paso of pasos) {
      await save(token, paso)
      completas.push((await dump()).hojas[0]!.completa)
    }
    expect(completas).toEqual([0, 0, 0, 1])
  })

  test('an answered question keeps its answer, and nobody is told which it is', async () => {
    const { invite, save, readGuardadas, answer } = await openEncuesta(engine)
    const { token } = await invite()
    await save(token, answer({ 1: '0', 5: 'primero', 6: 'true', 7: 'false' }))
    const segundo = await save(token, answer({ 1: '3', 3: '2', 5: 'después', 6: 'false', 7: 'true', 8: 'x' }))
    expect(listValores(segundo)).toEqual(['', '2', '', '', '', 'x'])
    expect(listValores(await readGuardadas(token))).toEqual(['0', '2', 'primero', 'true', 'false', 'x'])
  })

  test('double taps, two tabs and two devices at once store each answer once', async () => {
    const { invite, save, answer, readGuardadas, dump } = await openEncuesta(engine)
    const { token } = await invite()
    const { token: vecino } = await invite()
    const pantallas = Array.from({ length: 8 }, (_, i) =>
      save(
        token,
        answer({ 1: String(i % 4), 5: `texto ${i}`, 9: String(i % 2 === 0), 10: String(i % 2 === 1) }),
      ),
    )
    const replies = await Promise.all([...pantallas, save(vecino, answer({ 1: '3' }))])
    // One of them stored everything, and says so.
    const guardaron = replies.slice(0, 8).filter((reply) => listValores(reply).some((valor) => valor !== ''))
    expect(guardaron.map(listValores)).toEqual([listValores(await readGuardadas(token))])
    const { hojas, abiertas } = await dump()
    expect([hojas.length, abiertas.length]).toEqual([2, 1])
    expect(await readGuardadas(vecino)).toMatchObject([{ respuesta: '3' }])
  })

  test('different batches at once all stay', async () => {
    const { invite, save, listTodas, dump } = await openEncuesta(engine)
    const { token } = await invite()
    const todas = listTodas()
    const lotes = [todas.slice(0, 2), todas.slice(1, 5), todas.slice(5, 7), todas.slice(7), todas.slice(0, 5)]
    await Promise.all(lotes.map((lote) => save(token, lote)))
    expect((await dump()).hojas).toMatchObject([{ completa: 1, respuestas: '1111atfatf' }])
  })

  test('keeps 4,000 characters as they were written', async () => {
    const { invite, save, readGuardadas, answer } = await openEncuesta(engine)
    const { token } = await invite()
    const texto = ` ${'Señor, ¡más luz! 😀\n'.repeat(300)}`.slice(0, 3_998).padEnd(4_000)
    await save(token, answer({ 8: texto }))
    expect(await readGuardadas(token)).toMatchObject([{ respuesta: texto }])
  })

  test('and the switch at once: what was acknowledged is stored, what was refused is not', async () => {
    const { invite, save, answer, changeActiva, idClima, lookUp } = await openEncuesta(engine)
    const people = await Promise.all(Array.from({ length: 12 }, () => invite()))
    const off = changeActiva(idClima, false)
    const replies = await Promise.all(people.map(({ token }) => save(token, answer({ 1: '0' }))))
    await off
    for (const [i, { token }] of people.entries()) {
      const { respuestas } = await lookUp(token)
      expect(respuestas).toHaveLength(codeOf(replies[i]) === 'CONFLICT' ? 0 : 1)
    }
  })

  test('and the deletion of the respondent at once leave no sheet and no text of nobody', async () => {
    const { invite, save, listTodas, call, idClima, dump } = await openEncuesta(engine)
    const people = await Promise.all(Array.from({ length: 6 }, () => invite()))
    await Promise.all(
      people.flatMap(({ id, token }) => [
        save(token, listTodas()),
        call(
          'mutation($idClima: ID!, $id: ID!) { deleteEncuesta(idClima: $idClima, idEncuesta: $id) { idEncuesta } }',
          { idClima, id },
        ),
        save(token, listTodas()),
      ]),
    )
    const { hojas, abiertas } = await dump()
    expect([hojas, abiertas]).toEqual([[], []])
  })
})

describeAnyEngine('insertRespuestasEncuesta', (engine) => {
  test('a retry after a lost reply changes nothing, and names the same questions', async () => {
    const { invite, save, listTodas, dump } = await openEncuesta(engine)
    const { token } = await invite()
    const primera = await save(token, listTodas())
    const antes = await dump()
    const segunda = await save(token, listTodas())
    expect(segunda).toEqual(primera.map((r: any) => ({ ...r, respuesta: '' })))
    expect(await dump()).toEqual(antes)
  })

  test('without answers stores nothing: nobody has begun', async () => {
    const { invite, save, dump, getClima, idClima } = await openEncuesta(engine)
    const { token } = await invite()
    const antes = await dump()
    expect(await save(token, [])).toEqual([])
    expect(await dump()).toEqual(antes)
    expect((await getClima(idClima)).participacion.contestaron).toBe(0)
  })

  test('refuses what is illegal in words, and stores nothing of the call', async () => {
    const { invite, save, answer, dump } = await openEncuesta(engine)
    const { token } = await invite()
    await save(token, answer({ 2: '0' }))
    const antes = await dump()
    for (const [caso, respuestas, mensaje] of RECHAZOS) {
      const answered = await save(token, answer(respuestas))
      expect([caso, codeOf(answered), messageOf(answered)]).toEqual([caso, 'BAD_USER_INPUT', mensaje])
      expect([caso, await dump()]).toEqual([caso, antes])
    }
  })

  test('refuses a question twice, and one of another climate, and stores nothing', async () => {
    const { ctx, invite, save, answer, dump, setUp } = await openEncuesta(engine)
    const { token } = await invite()
    const otro = await setUp({ fechaLimite: null })
    const { clima: ajeno } = await requireAbierto(ctx, otro.idClima)
    const ajena = ajeno.definicion.cuestionario.partesCuestionario[0]!.preguntas[0]!.id
    const antes = await dump()
    const repetida = await save(token, [...answer({ 1: '0' }), ...answer({ 1: '0' })])
    expect([codeOf(repetida), messageOf(repetida)]).toEqual([
      'BAD_USER_INPUT',
      'La pregunta 1 viene dos veces.',
    ])
    const deOtro = await save(token, [...answer({ 1: '0' }), { idPregunta: ajena, respuesta: '0' }])
    expect([codeOf(deOtro), messageOf(deOtro)]).toEqual([
      'BAD_USER_INPUT',
      'Una de las preguntas no es de esta encuesta.',
    ])
    expect(await dump()).toEqual(antes)
  })

  test('finds no survey for an unknown token or for that of another climate', async () => {
    const { ctx, invite, save, answer, dump, setUp, changeActiva, graphql } = await openEncuesta(engine)
    const { token } = await invite()
    const otro = await setUp({ fechaLimite: null })
    await changeActiva(otro.idClima, true)
    const { clima: ajeno } = await requireAbierto(ctx, otro.idClima)
    const idGrupo = ajeno.definicion.gruposDeOpinion[0]!.id
    const { token: deOtro } = await inviteEncuestado(ctx, otro.idClima, { idGrupo })
    const antes = await dump()
    const tries = [
      await save('K7QF 3M9X 2HTB', answer({ 1: '0' })),
      await save('corto', answer({ 1: '0' })),
      await save(deOtro, answer({ 1: '0' })),
      await callEncuesta({ graphql }, otro.idClima).save(token, answer({ 1: '0' })),
      await callEncuesta({ graphql }, 'no-existe').save(token, answer({ 1: '0' })),
    ]
    for (const answered of tries) {
      expect([codeOf(answered), messageOf(answered)]).toEqual([
        'NOT_FOUND',
        'No encontramos una encuesta con ese token. Revísalo e inténtalo de nuevo.',
      ])
    }
    expect(await dump()).toEqual(antes)
  })

  test('is refused while the survey is off, keeping what was saved, and goes on when it is on again', async () => {
    const { invite, save, readGuardadas, answer, changeActiva, dump, idClima } = await openEncuesta(engine)
    const { token } = await invite()
    await save(token, answer({ 1: '0' }))
    await changeActiva(idClima, false)
    const antes = await dump()
    const answered = await save(token, answer({ 3: '1' }))
    expect([codeOf(answered), messageOf(answered)]).toEqual([
      'CONFLICT',
      'La encuesta no está activa: estas respuestas no se guardaron.',
    ])
    expect(await dump()).toEqual(antes)
    await changeActiva(idClima, true)
    await save(token, answer({ 3: '1' }))
    expect(listValores(await readGuardadas(token))).toEqual(['0', '1'])
  })

  test.each(['after the last moment', 'once closed'])('is refused %s, and stores nothing', async (when) => {
    const app = await openEncuesta(engine, { fechaLimite: Date.now() + DIA_MS })
    const { ctx, invite, save, answer, cerrar, dump, idClima } = app
    const { token } = await invite()
    await save(token, answer({ 1: '0' }))
    if (when === 'once closed') expect((await cerrar(idClima)).errors).toBeUndefined()
    else ctx.advance(DIA_MS + 1)
    const antes = await dump()
    expect(codeOf(await save(token, answer({ 3: '1' })))).toBe('CONFLICT')
    expect(await dump()).toEqual(antes)
  })
})
