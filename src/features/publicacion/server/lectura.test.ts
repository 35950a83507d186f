import { expect, test } from 'vitest'
import { describeEngines } from '#tests/support/databases.ts'
import { openConMinimo } from './testing/publicacion-de-prueba.ts'

describeEngines('a round that is read by areas', (engine) => {
  test('shows areas and no group, and texts beside their area', async () => {
    const app = await openConMinimo(engine, { lectura: 'areas' })
    await app.answerMany(1, 6, { texto: 'de administración' })
    await app.answerMany(3, 3, { texto: 'de bodega' })
    await app.answerMany(4, 4, { texto: 'de dirección' })
    await app.publish()
    expect(
      (await app.getGrupos()).filter((g: any) => g.porcentajeSatisfaccionGrupoDeOpinion !== null),
    ).toEqual([])
    expect((await app.getGrupos())[0].cantidadEncuestadosGrupoDeOpinion).toBe(6)
    const { data } = await app.call(
      `query($id: ID!) {
        getAreasDeTrabajoSatisfaccionGeneral(idClima: $id) { nombre reserva encuestadosEnCifras
          gruposDeOpinion { seLeeEnSuArea } }
        getPreguntasAbiertas(idClima: $id) { orden nombre preguntasAbiertas { respuestas } }
        appInfo { getTemasPorArea(idClima: $id) { columnas { nombre respuestas } } } }`,
      { id: app.idClima },
    )
    const areas = data.getAreasDeTrabajoSatisfaccionGeneral
    expect(areas.map(({ nombre, encuestadosEnCifras }: any) => [nombre, encuestadosEnCifras])).toEqual([
      ['Administración', 6],
      ['Producción', null],
      ['Apoyo', 7],
    ])
    expect(areas.flatMap((area: any) => area.gruposDeOpinion)).not.toContainEqual({ seLeeEnSuArea: false })
    const escritas = data.getPreguntasAbiertas.map(({ orden, nombre, preguntasAbiertas }: any) => [
      orden,
      nombre,
      preguntasAbiertas.flatMap(({ respuestas }: any) => respuestas).length > 0,
    ])
    expect(escritas).toEqual([
      [1, 'Oficina', false],
      [2, 'Planta', false],
      [3, 'Bodega', false],
      [4, 'Dirección', false],
      [0, 'Administración', true],
      [0, 'Apoyo', true],
    ])
    expect(data.appInfo.getTemasPorArea.columnas.map(({ nombre }: any) => nombre)).toEqual([
      'Administración',
      'Apoyo',
    ])
  })

  test('a group that is marked counts in its area, where the others keep their figures', async () => {
    const gruposDeOpinion = ['Oficina', 'Planta', 'Bodega', 'Dirección'].map((nombre, i) => ({
      orden: i + 1,
      nombre,
      encuestadosPlaneados: 50,
      seLeeEnSuArea: nombre === 'Dirección',
    }))
    const app = await openConMinimo(engine, { gruposDeOpinion })
    for (const grupo of [1, 2, 3, 4]) await app.answerMany(grupo, 6)
    await app.publish()
    expect((await app.getGrupos()).map((g: any) => [g.nombre, g.reserva])).toEqual([
      ['Oficina', null],
      ['Planta', null],
      ['Bodega', null],
      ['Dirección', 'porOtroGrupo'],
    ])
  })
})
