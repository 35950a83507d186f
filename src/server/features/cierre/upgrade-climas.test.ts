import { expect, test } from 'vitest'
import { describeEngines } from '../../../../tests/support/databases.ts'
import { openConMinimo } from '../publicacion/testing/publicacion-de-prueba.ts'
import { upgradeClimas } from './upgrade-climas.ts'

describeEngines('a database of before publications', (engine) => {
  test('shows after its first start what could be seen, as far as the minimum allows', async () => {
    const app = await openConMinimo(engine)
    const { ctx, idClima } = app
    await app.answerMany(1, 6, { codigo: '0', texto: 'de oficina' })
    await app.answerMany(2, 8, { codigo: '3' })
    await app.changeActiva(idClima, false)
    await ctx.db
      .insertInto('ajustes')
      .values({ clave: 'climas_por_publicar', valor: JSON.stringify([idClima, 'ya-no-existe']) })
      .execute()
    await upgradeClimas(ctx)
    expect((await app.getClima(idClima)).publicacion).toBe(1)
    expect((await app.getGrupos())[0]).toMatchObject({ porcentajeSatisfaccionGrupoDeOpinion: 1 })
    const { hojas } = await app.dump()
    expect(hojas).toHaveLength(14)
  })

  test('keeps no sheet of a closed climate, and its sums', async () => {
    const app = await openConMinimo(engine)
    const { ctx, idClima } = app
    await app.answerMany(1, 6, { codigo: '0', texto: 'de oficina' })
    await ctx.db.updateTable('climas').set({ cerrado: 1, encuesta_activa: 0, huella_llave: null }).execute()
    await ctx.db
      .insertInto('participaciones')
      .values({
        id_clima: idClima,
        id_grupo: app.clima.definicion.gruposDeOpinion[0]!.id,
        invitados: 6,
        contestaron: 6,
        completas: 6,
      })
      .execute()
    await ctx.db
      .insertInto('ajustes')
      .values({ clave: 'climas_por_publicar', valor: JSON.stringify([idClima]) })
      .execute()
    await upgradeClimas(ctx)
    await upgradeClimas(ctx)
    const { hojas, abiertas } = await app.dump()
    expect([hojas, abiertas]).toEqual([[], []])
    expect((await app.getGrupos())[0]).toMatchObject({ encuestadosEnCifras: 6, reserva: null })
    const textos = await ctx.db.selectFrom('textos').select('texto').execute()
    expect(textos).toHaveLength(12)
  })
})
