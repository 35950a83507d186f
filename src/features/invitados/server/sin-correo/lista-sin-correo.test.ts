import { expect, test } from 'vitest'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { openLotes } from './testing/lotes-de-prueba.ts'

describeEngines('a roster with rows without address', (engine) => {
  test('opens a batch of slips for each group, beside the mails of the others', async () => {
    const { inviteGroups, getLotes, list, getLlegadas, print, isSaved, ctx, oficina, planta } =
      await openLotes(engine)
    const { data } = await inviteGroups([
      { idGrupoDeOpinion: oficina, correos: ['ana@x.gt'], sinCorreo: 9 },
      { idGrupoDeOpinion: planta, correos: [], sinCorreo: 2 },
    ])
    expect(data.insertNewEncuestas).toBe(
      'Se invitó por correo a 1 persona de 2 grupos. Para 11 personas sin correo ya hay lugar: imprime sus papeletas en «Sin correo».',
    )
    expect(await getLotes()).toMatchObject([
      { numero: 2, idGrupoDeOpinion: planta, via: 'papeleta', hojas: 2, series: 0, anulado: false },
      { numero: 1, idGrupoDeOpinion: oficina, via: 'papeleta', hojas: 9, series: 0, anulado: false },
    ])
    expect((await list()).map(({ correo }) => correo)).toEqual(['ana@x.gt'])
    expect(await getLlegadas()).toMatchObject({ personas: { correo: 1, papeleta: 11, captura: 0 } })
    const anotadas = await ctx.db
      .selectFrom('bitacora')
      .select('datos')
      .where('tipo', '=', 'papeletasHechas')
      .execute()
    expect(anotadas.map(({ datos }) => JSON.parse(datos).personas).sort()).toEqual([2, 9])
    expect(isSaved(await print(2, 2))).toBe(true)
  })

  test('stores all of it or nothing: neither mails nor batches of the groups that would have fitted', async () => {
    const { inviteGroups, insertLote, getLotes, list, ctx, oficina, planta } = await openLotes(engine)
    const lista = (resto: object) => [
      { idGrupoDeOpinion: planta, correos: ['ana@x.gt'], sinCorreo: 3 },
      { idGrupoDeOpinion: oficina, correos: ['eva@x.gt'], ...resto },
    ]
    // Ten are planned, and the mail takes one of those places.
    const deMas = await inviteGroups(lista({ sinCorreo: 10 }))
    expect(codeOf(deMas)).toBe('CONFLICT')
    expect(messageOf(deMas)).toMatch(
      /solo caben 9 tokens más sin correo: tiene 10 personas planeadas, 1 invitadas? por correo/,
    )
    expect(messageOf(await inviteGroups(lista({ correos: ['mal'], sinCorreo: 1 })))).toMatch(
      '«mal» no es una dirección',
    )
    expect(codeOf(await inviteGroups(lista({ sinCorreo: -1 })))).toBe('BAD_USER_INPUT')
    expect(codeOf(await inviteGroups(lista({ idGrupoDeOpinion: 'otro', sinCorreo: 1 })))).toBe('NOT_FOUND')
    expect(await getLotes()).toEqual([])
    expect(await list()).toEqual([])
    for (const tabla of ['correos', 'lotes'] as const) {
      expect(await ctx.db.selectFrom(tabla).selectAll().execute()).toEqual([])
    }
    await insertLote(9)
    expect(codeOf(await inviteGroups(lista({ sinCorreo: 1 })))).toBe('CONFLICT')
    expect(await list()).toEqual([])
  })

  test('the same group twice, and two rosters at once, stay within the plan together', async () => {
    const { inviteGroups, getLotes, isSaved, oficina } = await openLotes(engine)
    const seis = [
      { idGrupoDeOpinion: oficina, correos: [], sinCorreo: 3 },
      { idGrupoDeOpinion: oficina, correos: [], sinCorreo: 3 },
    ]
    const answers = await Promise.all([inviteGroups(seis), inviteGroups(seis)])
    expect(answers.filter(isSaved)).toHaveLength(1)
    expect((await getLotes()).map(({ hojas }) => hojas)).toEqual([3, 3])
  })
})

describeAnyEngine('a roster with rows without address', (engine) => {
  test('the call has nowhere to put a name', async () => {
    const { inviteGroups, getLotes, oficina } = await openLotes(engine)
    const conNombre = { idGrupoDeOpinion: oficina, correos: [], sinCorreo: 1, nombres: ['Ana Pérez'] }
    expect(messageOf(await inviteGroups([conNombre]))).toBe('La consulta no cumple el contrato de la API.')
    expect(await getLotes()).toEqual([])
  })
})
