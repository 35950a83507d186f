import { expect, test } from 'vitest'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { callEncuesta } from '#features/encuesta/server/testing/encuesta-de-prueba.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { openLotes } from './testing/lotes-de-prueba.ts'

describeEngines('slips', (engine) => {
  test('open the survey, take answers once and are counted as slips', async () => {
    const { makePapeletas, lookUp, save, listTodas, getLlegadas, getLotes, ctx } = await openLotes(engine)
    const { tokens } = await makePapeletas(3)
    const todas = listTodas()
    expect((await lookUp(tokens[0]!)).respuestas).toEqual([])
    await save(tokens[0]!, todas.slice(0, 2))
    expect((await lookUp(tokens[0]!)).respuestas).toHaveLength(2)
    await save(tokens[0]!, todas)
    expect((await lookUp(tokens[0]!)).respuestas).toHaveLength(todas.length)
    await save(tokens[2]!, todas)
    expect(await ctx.db.selectFrom('hojas').selectAll().execute()).toHaveLength(2)
    expect(await getLotes()).toMatchObject([{ numero: 1, hojas: 3, series: 3, usadas: 2 }])
    expect(await getLlegadas()).toMatchObject({
      personas: { correo: 0, papeleta: 3, captura: 0 },
      hojas: { correo: 0, papeleta: 2, captura: 0 },
    })
  })

  test('the last place is one person’s, though many save at once', async () => {
    const { makePapeletas, save, listTodas, isSaved, ctx } = await openLotes(engine)
    const { tokens } = await makePapeletas(3, 9)
    const todas = listTodas()
    const answers = await Promise.all(tokens.map((token) => save(token, todas)))
    expect(answers.filter(isSaved)).toHaveLength(3)
    expect(await ctx.db.selectFrom('hojas').selectAll().execute()).toHaveLength(3)
  })

  test('a wrong answer takes no place', async () => {
    const { makePapeletas, save, listTodas, isSaved } = await openLotes(engine)
    const { tokens } = await makePapeletas(1, 2)
    const mala = [{ idPregunta: 'nada', respuesta: '1' }]
    const [uno, otro] = await Promise.all([save(tokens[0]!, mala), save(tokens[1]!, listTodas())])
    expect([isSaved(uno), isSaved(otro)]).toEqual([false, true])
  })

  test('what a batch has unused can be cancelled, and its places are free again', async () => {
    const { makePapeletas, save, lookUp, listTodas, anular, insertLote, getLotes } = await openLotes(engine)
    const { numero, tokens } = await makePapeletas(10)
    const todas = listTodas()
    await save(tokens[0]!, todas.slice(0, 1))
    expect(codeOf(await insertLote(1))).toBe('CONFLICT')
    expect((await anular(numero)).data.anularLote).toMatchObject({ hojas: 1, usadas: 1, anulado: true })
    expect(messageOf(await lookUp(tokens[1]!))).toBe(
      'Esta papeleta ya no sirve: su lote se anuló. Pide otra a quien te la dio.',
    )
    expect(codeOf(await save(tokens[1]!, todas))).toBe('CONFLICT')
    expect((await save(tokens[0]!, todas)).length).toBe(todas.length)
    expect(codeOf(await insertLote(9))).toBeUndefined()
    expect(codeOf(await insertLote(1))).toBe('CONFLICT')
    expect(codeOf(await anular(numero))).toBe('CONFLICT')
    expect((await getLotes()).map(({ anulado }) => anulado)).toEqual([false, true])
  })

  test('a cancellation and saves at the same moment agree on how many were used', async () => {
    const { makePapeletas, save, listTodas, anular, isSaved, getLotes } = await openLotes(engine)
    const { numero, tokens } = await makePapeletas(6)
    const todas = listTodas()
    const [, ...answers] = await Promise.all([anular(numero), ...tokens.map((token) => save(token, todas))])
    const guardadas = answers.filter(isSaved).length
    expect(await getLotes()).toMatchObject([{ hojas: guardadas, usadas: guardadas, anulado: true }])
  })

  test('are places of the plan, asked for by many at once, beside mails and tokens that were shown', async () => {
    const { invite, insertTokens, insertLote, isSaved, getClima, idClima } = await openLotes(engine)
    await invite(['a@x.gt', 'b@x.gt'])
    await insertTokens(1)
    const answers = await Promise.all(Array.from({ length: 4 }, () => insertLote(3)))
    expect(answers.filter(isSaved)).toHaveLength(2)
    expect(messageOf(await insertLote(2))).toMatch(
      /solo cabe 1 token más sin correo: tiene 10 personas planeadas, 2 invitadas por correo y 7 con token/,
    )
    expect((await getClima(idClima)).participacion.invitados).toBe(9)
  })

  test('after the close there are no batches, and how many came which way is told in all', async () => {
    const { makePapeletas, save, lookUp, listTodas, getLotes, getLlegadas, cerrar, idClima, ctx, planta } =
      await openLotes(engine)
    const { tokens } = await makePapeletas(3)
    await makePapeletas(2, 2, planta)
    await save(tokens[0]!, listTodas())
    await cerrar(idClima)
    expect(await getLotes()).toEqual([])
    expect(await getLlegadas()).toEqual({
      personas: { correo: 0, papeleta: 5, captura: 0 },
      hojas: { correo: 0, papeleta: 1, captura: 0 },
      porGrupo: [],
    })
    expect(await ctx.db.selectFrom('lotes').select(['id_grupo', 'hojas', 'id_usuario']).execute()).toEqual([
      { id_grupo: '', hojas: 5, id_usuario: null },
    ])
    expect((await lookUp(tokens[1]!)).plazoTerminado).toBe(true)
  })
})

describeAnyEngine('slips', (engine) => {
  test('nothing of them is stored: neither token nor hash, and nothing moves when somebody answers', async () => {
    const { makePapeletas, save, listTodas, ctx } = await openLotes(engine)
    const { tokens } = await makePapeletas(2)
    const readLotes = () => ctx.db.selectFrom('lotes').selectAll().execute()
    const antes = await readLotes()
    await save(tokens[0]!, listTodas())
    expect(await readLotes()).toEqual(antes)
    expect(await ctx.db.selectFrom('encuestados').selectAll().execute()).toEqual([])
  })

  test('that were not drawn open nothing, nor do those of a batch that is not there', async () => {
    const { makePapeletas, computeToken, lookUp, save, listTodas } = await openLotes(engine)
    await makePapeletas(3)
    for (const token of [await computeToken(1, 4), await computeToken(1, 0), await computeToken(2, 1)]) {
      expect(await lookUp(token)).toBeNull()
      expect(codeOf(await save(token, listTodas()))).toBe('NOT_FOUND')
    }
  })

  test('are of their own climate: in another, with a batch of the same number, they open nothing', async () => {
    const app = await openLotes(engine)
    const { makePapeletas, save, listTodas, setUp, changeActiva, getClima, call, ctx } = app
    const { tokens } = await makePapeletas(3)
    const { idClima } = await setUp({ fechaLimite: null, minimoPorGrupo: 1 })
    await changeActiva(idClima, true)
    const [{ id: idGrupo }] = (await getClima(idClima)).gruposDeOpinion
    const abierto = await call(
      `mutation($idClima: ID!, $idGrupo: ID!) {
        insertLote(idClima: $idClima, idGrupoDeOpinion: $idGrupo, via: papeleta, hojas: 3) { numero } }`,
      { idClima, idGrupo },
    )
    expect(abierto.data.insertLote.numero).toBe(1)
    await ctx.db.updateTable('lotes').set({ series: 3 }).where('id_clima', '=', idClima).execute()
    const otra = callEncuesta(app, idClima)
    for (const token of tokens) {
      expect(await otra.lookUp(token)).toBeNull()
      expect(codeOf(await otra.save(token, listTodas()))).toBe('NOT_FOUND')
    }
    expect(codeOf(await save(tokens[0]!, listTodas()))).toBeUndefined()
  })

  test('a batch of n accepts n sheets, however many were printed for lost ones', async () => {
    const { makePapeletas, lookUp, save, listTodas } = await openLotes(engine)
    const { tokens } = await makePapeletas(2, 4)
    const todas = listTodas()
    await save(tokens[3]!, todas.slice(0, 1))
    await save(tokens[1]!, todas)
    expect(messageOf(await lookUp(tokens[0]!))).toMatch(
      /^Con las papeletas de este lote ya contestaron todas/,
    )
    expect(codeOf(await save(tokens[0]!, todas))).toBe('CONFLICT')
    // Whoever had begun goes on.
    expect((await save(tokens[3]!, todas)).length).toBe(todas.length)
  })

  test('of so few people that it would tell who answered, nobody is told how many were used, nor when it is cancelled', async () => {
    const { makePapeletas, save, listTodas, getLotes, anular, planta } = await openLotes(engine, 5)
    const pocas = await makePapeletas(4)
    const muchas = await makePapeletas(5, 5, planta)
    for (const { tokens } of [pocas, muchas]) await save(tokens[0]!, listTodas())
    expect((await getLotes()).map(({ usadas }) => usadas)).toEqual([1, null])
    const callado = { hojas: 0, usadas: null, anulado: true }
    expect((await anular(pocas.numero)).data.anularLote).toMatchObject(callado)
    expect((await getLotes()).find(({ numero }) => numero === pocas.numero)).toMatchObject(callado)
  })

  test('keep their group and raise the minimum only, as invitations do', async () => {
    const { makePapeletas, call, idClima, getClima } = await openLotes(engine, 5)
    await makePapeletas(2)
    expect((await getClima(idClima)).participacion).toMatchObject({ invitados: 2, contestaron: 0 })
    const { data } = await call(
      'query($idClima: ID!) { appInfo { getDocumentoDeClima(idClima: $idClima, conIds: true) } }',
      { idClima },
    )
    const { revision: _, ...clima } = JSON.parse(data.appInfo.getDocumentoDeClima)
    const update = (cambio: object) =>
      call(
        `mutation($idClima: ID!, $clima: ClimaInput!) {
          updateClimaOrganizacional(idClima: $idClima, clima: $clima) { id } }`,
        { idClima, clima: { ...clima, ...cambio } },
      )
    expect(messageOf(await update({ minimoPorGrupo: 4 }))).toMatch(/ya solo puede subir/)
  })
})
