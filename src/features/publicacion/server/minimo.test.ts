import { expect, test } from 'vitest'
import { requireClima } from '#features/climas/server/require-clima.ts'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { describeEngines } from '#tests/support/databases.ts'
import { DELETE, listCifras, openConMinimo } from './testing/publicacion-de-prueba.ts'

describeEngines('the minimum of a climate', (engine) => {
  test('a minimum that comes after answers were seen one by one makes a block of them, and leaves later ones to another', async () => {
    const app = await openConMinimo(engine, { minimoPorGrupo: 1 })
    await app.answerMany(1, 4, { codigo: '0' })
    const documento = await app.getDocumento(app.idClima, true)
    const raise = () => app.updateClima(app.idClima, { ...documento, minimoPorGrupo: 5 })
    const expectRefused = async (frase: RegExp) => {
      const answer = await raise()
      expect([codeOf(answer), messageOf(answer)]).toEqual(['CONFLICT', expect.stringMatching(frase)])
      expect((await requireClima(app.ctx.db, app.idClima)).minimoPorGrupo).toBe(1)
    }
    await expectRefused(/Desactiva la encuesta antes/)
    await app.changeActiva(app.idClima, false)
    await expectRefused(/hacen falta al menos 5 cuestionarios/)
    await app.changeActiva(app.idClima, true)
    await app.answerMany(1, 2, { codigo: '0' })
    await app.changeActiva(app.idClima, false)
    expect((await raise()).errors).toBeUndefined()
    expect(await requireClima(app.ctx.db, app.idClima)).toMatchObject({ minimoPorGrupo: 5, publicacion: 1 })

    const antes = listCifras(await app.readCifras())
    await app.changeActiva(app.idClima, true)
    await app.answer(1, { codigo: '3' })
    await app.changeActiva(app.idClima, false)
    expect(messageOf(await app.publicar())).toMatch(
      /al menos 5 cuestionarios terminados que no estén publicados, y hay 1/,
    )
    expect(listCifras(await app.readCifras())).toEqual(antes)
  })

  test('a minimum that somebody was promised goes no lower when all of them are deleted, and a higher plan is still written down', async () => {
    const app = await openConMinimo(engine)
    const update = async (cambio: object) => {
      const documento = await app.getDocumento(app.idClima, true)
      return codeOf(await app.updateClima(app.idClima, { ...documento, ...cambio }))
    }
    expect(await update({ minimoPorGrupo: 4 })).toBeUndefined()
    const { id } = await app.invite(1)
    expect(await update({ minimoPorGrupo: 3 })).toBe('CONFLICT')
    expect((await app.call(DELETE, { idClima: app.idClima, id })).errors).toBeUndefined()
    expect(await update({ minimoPorGrupo: 3 })).toBe('CONFLICT')
    const { gruposDeOpinion } = await app.getDocumento(app.idClima, true)
    const subidos = gruposDeOpinion.map((grupo: object) => ({ ...grupo, encuestadosPlaneados: 90 }))
    expect(await update({ gruposDeOpinion: subidos })).toBeUndefined()
    const subidas = app.ctx.db.selectFrom('bitacora').select('tipo').where('tipo', '=', 'planSubido')
    expect(await subidas.execute()).toHaveLength(subidos.length)
  })

  test('a minimum may be raised until something is published with it, and stays then', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 6)
    await app.answerMany(2, 9)
    const raise = async (minimoPorGrupo: number) => {
      const documento = await app.getDocumento(app.idClima, true)
      return codeOf(await app.updateClima(app.idClima, { ...documento, minimoPorGrupo }))
    }
    expect(await raise(6)).toBeUndefined()
    await app.publish()
    expect(await raise(7)).toBe('CONFLICT')
    expect(await raise(6)).toBeUndefined()
    expect((await app.getGrupos()).slice(0, 2).map((g: any) => g.reserva)).toEqual([null, null])
  })
})
