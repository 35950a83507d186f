import { expect, test } from 'vitest'
import { DIA_MS } from '#domain/fechas/duraciones.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { CONTACTO } from '#tests/support/sitio.ts'
import { openBandeja } from '../testing/bandeja-de-prueba.ts'
import { codeOf } from '../testing/cvs-de-prueba.ts'
import { eraseMensajes } from './mensajes.ts'

describeEngines('messages of the contact form', (engine) => {
  async function openMensajes() {
    const sitio = await openBandeja(engine)
    return {
      ...sitio,
      getMensajes: async (limit = 25, cursor = 0) =>
        (
          await sitio.call(
            `query($limit: Int!, $cursor: Int!) { appInfo { getMensajesDeContacto(limit: $limit, cursor: $cursor) {
              id nombre correo tel mensaje consentimiento contestado } } }`,
            { limit, cursor },
          )
        ).data.appInfo.getMensajesDeContacto,
      changeContestado: (idMensaje: string, contestado: boolean) =>
        sitio.call(
          `mutation($idMensaje: ID!, $contestado: Boolean!) {
            changeMensajeContestado(idMensaje: $idMensaje, contestado: $contestado) { id mensaje } }`,
          { idMensaje, contestado },
        ),
    }
  }
  const nombresDe = (mensajes: { nombre: string }[]) => mensajes.map(({ nombre }) => nombre)

  test('a message stands on the list besides its mail; what is new comes first, the oldest on top', async () => {
    const { ctx, sendContacto, getMensajes, changeContestado, getPendientes, listOutbox } =
      await openMensajes()
    for (const nombre of ['Uno', 'Dos', 'Tres']) await sendContacto({ ...CONTACTO, nombre })
    expect(await listOutbox()).toHaveLength(3)
    const [primero] = await getMensajes()
    expect(primero).toMatchObject({ nombre: 'Uno', correo: 'ana.morales@empresa.com', contestado: null })
    expect(primero.mensaje).toBe('Buenos días:\n\nQuisiera una propuesta.')
    expect(await getPendientes()).toMatchObject({ mensajesNuevos: 3 })
    await changeContestado(primero.id, true)
    expect(nombresDe(await getMensajes())).toEqual(['Dos', 'Tres', 'Uno'])
    expect(nombresDe(await getMensajes(2, 1))).toEqual(['Tres', 'Uno'])
    expect(nombresDe(await getMensajes(2, 2))).toEqual(['Uno'])
    expect(await getPendientes()).toMatchObject({ mensajesNuevos: 2 })
    await changeContestado(primero.id, false)
    expect(nombresDe(await getMensajes())).toEqual(['Uno', 'Dos', 'Tres'])
    // Whatever the order in which they were stored.
    await ctx.db
      .updateTable('mensajes_de_contacto')
      .set({ consentimiento: primero.consentimiento - DIA_MS })
      .where('nombre', '=', 'Tres')
      .execute()
    expect(nombresDe(await getMensajes())).toEqual(['Tres', 'Uno', 'Dos'])
    expect(codeOf(await changeContestado('otro', true))).toBe('NOT_FOUND')
  })

  test('an answered one goes after as many days as the notice says; a new one waits', async () => {
    const { ctx, sendContacto, getMensajes, changeContestado } = await openMensajes()
    for (const nombre of ['Uno', 'Dos']) await sendContacto({ ...CONTACTO, nombre })
    await changeContestado((await getMensajes())[0].id, true)
    const listNombres = async () =>
      nombresDe(await ctx.db.selectFrom('mensajes_de_contacto').select('nombre').orderBy('numero').execute())
    ctx.advance(ctx.config.diasCorreos * DIA_MS - 1_000)
    await eraseMensajes(ctx)
    expect(await listNombres()).toEqual(['Uno', 'Dos'])
    ctx.advance(2_000)
    await eraseMensajes(ctx)
    expect(await listNombres()).toEqual(['Dos'])
  })
})
