import { expect, test } from 'vitest'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { openEncuestados } from '../testing/encuestados-de-prueba.ts'

const por = (correo: number, papeleta: number, captura = 0) => ({ correo, papeleta, captura })

/** Oficina has 10 planned, Planta 30. */
async function open(engine: Engine, minimoPorGrupo: number) {
  const app = await openEncuestados(engine, { clima: { minimoPorGrupo, fechaLimite: null } })
  await app.changeActiva(app.idClima, true)
  return {
    ...app,
    publicar: async () =>
      expect(
        codeOf(
          await app.call('mutation($idClima: ID!) { publicarResultados(idClima: $idClima) { id } }', {
            idClima: app.idClima,
          }),
        ),
      ).toBeUndefined(),
  }
}

describeEngines('tokens without an address', (engine) => {
  test('are at most as many as are planned beyond the mailed invitations', async () => {
    const { invite, insertTokens, list } = await openEncuestados(engine)
    await invite(['a@x.gt', 'b@x.gt', 'c@x.gt'])
    expect(codeOf(await insertTokens(5))).toBeUndefined()
    const demasiados = await insertTokens(3)
    expect(codeOf(demasiados)).toBe('CONFLICT')
    expect(demasiados.errors[0].extensions.campo).toBe('cuantos')
    expect(messageOf(demasiados)).toMatch(
      /^En «Oficina» solo caben 2 tokens más sin correo: tiene 10 personas planeadas, 3 invitadas por correo y 5 con token\./,
    )
    expect(codeOf(await insertTokens(2))).toBeUndefined()
    expect(messageOf(await invite(null))).toMatch(/no queda lugar para otro token sin correo/)
    expect(await list()).toHaveLength(10)
  })

  test('asked for by many at once stay within the plan', async () => {
    const { insertTokens, list } = await openEncuestados(engine)
    const answers = await Promise.all(Array.from({ length: 4 }, () => insertTokens(4)))
    expect(answers.filter((answer) => codeOf(answer) === undefined)).toHaveLength(2)
    expect(await list()).toHaveLength(8)
  })

  test('do not come back by deleting who answered and was published: the place stays taken', async () => {
    const { insertTokens, list, answer, remove, publicar, getLlegadas, oficina, changeActiva, idClima } =
      await open(engine, 3)
    await insertTokens(10)
    const elegidos = (await list()).slice(0, 4)
    for (const { id } of elegidos) await answer(id)
    await changeActiva(idClima, false)
    await publicar()
    await remove(elegidos[0]!.id)
    const noContesto = (await list()).find(({ estado }) => estado === 'Sin iniciar')!
    await remove(noContesto.id)
    const [deOficina] = (await getLlegadas()).porGrupo
    expect(deOficina).toEqual({
      id: oficina,
      personas: por(0, 8),
      hojas: por(0, 4),
      hojasSinPersona: 1,
      lugaresSinCorreo: 1,
    })
    expect(codeOf(await insertTokens(2))).toBe('CONFLICT')
    expect(codeOf(await insertTokens(1))).toBeUndefined()
  })

  test('are counted apart from mail, as people by group and as sheets of the whole climate, of no group by way in', async () => {
    const { ctx, invite, insertTokens, list, answer, planta, getLlegadas, cerrar, idClima } = await open(
      engine,
      1,
    )
    await invite(['a@x.gt', 'b@x.gt', 'c@x.gt'])
    await insertTokens(2)
    await insertTokens(3, planta)
    const gente = await list()
    for (const uno of gente.filter(
      ({ correo, idGrupoDeOpinion }) => correo !== 'c@x.gt' && idGrupoDeOpinion !== planta,
    ))
      await answer(uno.id, { todo: false })
    await answer(gente.find(({ idGrupoDeOpinion }) => idGrupoDeOpinion === planta)!.id)
    const llegadas = await getLlegadas()
    expect(llegadas).toMatchObject({ personas: por(3, 5), hojas: por(2, 3) })
    expect(llegadas.porGrupo).toMatchObject([
      // Four sheets, which it is not told by which way they came.
      { personas: por(3, 2), hojas: por(4, 0), lugaresSinCorreo: 5 },
      { personas: por(0, 3), hojas: por(0, 1), lugaresSinCorreo: 27 },
    ])
    expect(JSON.stringify(await ctx.db.selectFrom('hojas').selectAll().execute())).not.toMatch(
      /papeleta|correo/,
    )
    await cerrar(idClima)
    expect(await getLlegadas()).toEqual({ personas: por(3, 5), hojas: por(2, 3), porGrupo: [] })
  })
})

describeAnyEngine('tokens without an address', (engine) => {
  test('whoever is invited by mail is never turned away', async () => {
    const { invite, insertTokens } = await openEncuestados(engine)
    await insertTokens(10)
    expect(codeOf(await invite(['a@x.gt', 'b@x.gt']))).toBeUndefined()
  })

  test('stand in the log with who made them and for which group', async () => {
    const { ctx, insertTokens, planta } = await openEncuestados(engine)
    await insertTokens(3, planta)
    const [nota] = await ctx.db
      .selectFrom('bitacora')
      .selectAll()
      .where('tipo', '=', 'tokensCreados')
      .execute()
    expect(nota).toMatchObject({ autor: 'cuenta', datos: JSON.stringify({ grupo: 2, personas: 3 }) })
    expect(nota!.id_usuario).not.toBeNull()
  })
})
