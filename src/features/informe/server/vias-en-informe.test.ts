import { expect, test } from 'vitest'
import { openConMinimo } from '#features/publicacion/server/testing/publicacion-de-prueba.ts'
import { describeAnyEngine } from '#tests/support/databases.ts'
import { inviteEncuestado } from '#tests/support/respuestas-de-prueba.ts'
import { composeInforme } from './informe.ts'

describeAnyEngine('how sheets came in, in a report', (engine) => {
  test('is told where the minimum came each way: the group without addresses may be the only one with slips', async () => {
    const { ctx, idClima, clima, save, listTodas, answerMany, changeActiva, publish } =
      await openConMinimo(engine)
    const idGrupo = clima.definicion.gruposDeOpinion[0]!.id
    for (let i = 0; i < 6; i++) {
      const { token } = await inviteEncuestado(ctx, idClima, { idGrupo, correo: `p${i}@correo.example` })
      await save(token, listTodas())
    }
    const listVias = async () => {
      const { informe } = await composeInforme(ctx, idClima)
      return informe.secciones.flatMap((seccion) => (seccion.tipo === 'participacion' ? seccion.vias : []))
    }
    await answerMany(3, 4)
    await publish()
    expect(await listVias()).toEqual([])
    await changeActiva(idClima, true)
    await answerMany(3, 1)
    expect(await listVias()).toEqual([
      { nombre: 'Por correo', hojas: 6 },
      { nombre: 'Con papeleta', hojas: 5 },
    ])
  })
})
