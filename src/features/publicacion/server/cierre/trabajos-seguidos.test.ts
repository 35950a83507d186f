import { expect, test } from 'vitest'
import { describeEngines } from '#tests/support/databases.ts'
import { openConMinimo } from '../testing/publicacion-de-prueba.ts'

const GET = `query($idClima: ID!) { appInfo { getTrabajos(idClima: $idClima) {
  tipo asunto estado paso hecho total cancelable } } }`

describeEngines('a long list, a publication and a close', (engine) => {
  test('tell how they ended to whoever was not there, and name nobody', async () => {
    const app = await openConMinimo(engine)
    const { call, idClima, ctx } = app
    const listTrabajos = async () => (await call(GET, { idClima })).data.appInfo.getTrabajos
    const invite = (correos: string[]) =>
      call(
        `mutation($idClima: ID!, $invitaciones: [InvitacionDeGrupoInput!]!) {
          insertNewEncuestas(idClima: $idClima, invitaciones: $invitaciones) }`,
        {
          idClima,
          invitaciones: [{ idGrupoDeOpinion: app.clima.definicion.gruposDeOpinion[0]!.id, correos }],
        },
      )
    const correos = Array.from({ length: 501 }, (_, i) => `persona${i}@laceiba.example`)
    await invite(correos.slice(0, 1))
    expect(await listTrabajos()).toEqual([])
    const { data } = await invite(correos)
    expect(data.insertNewEncuestas).toContain('persona0@laceiba.example')
    await app.answerMany(1, 5)
    ctx.advance(1000)
    await app.publish()
    ctx.advance(1000)
    await app.cerrar(idClima)
    ctx.advance(1000)
    await app.cerrar(idClima)

    const trabajos = await listTrabajos()
    expect(trabajos.map(({ tipo, estado, paso }: any) => [tipo, estado, paso])).toEqual([
      ['cierre', 'fallido', 'El clima ya está cerrado.'],
      ['cierre', 'listo', 'Se cerró y anonimizó el clima organizacional.'],
      ['publicacion', 'listo', 'Se publicaron los resultados de 5 cuestionarios.'],
      ['invitaciones', 'listo', 'Se guardó una lista de 501 personas. Los correos salen solos.'],
    ])
    expect(new Set(trabajos.map(({ cancelable }: any) => cancelable))).toEqual(new Set([false]))
    expect(trabajos[0].asunto).toMatch(/ 20\d\d$/)
    const filas = await ctx.db.selectFrom('trabajos').selectAll().execute()
    expect(JSON.stringify(filas)).not.toContain('laceiba.example')
  })
})
