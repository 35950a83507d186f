import { expect, test } from 'vitest'
import type { ClimaInput } from '#domain/climas/clima-input.ts'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { openConMinimo } from './testing/publicacion-de-prueba.ts'

const MINIMO = 3
const NOMBRES = ['Oficina', 'Planta', 'Bodega', 'Dirección']

const createGrupos = (planes: readonly number[]) =>
  NOMBRES.map((nombre, i) => ({ orden: i + 1, nombre, encuestadosPlaneados: planes[i]! }))

type App = Awaited<ReturnType<typeof openConMinimo>>

const open = (engine: Parameters<typeof openConMinimo>[0], changes: Partial<ClimaInput> = {}) =>
  openConMinimo(engine, {
    minimoPorGrupo: MINIMO,
    gruposDeOpinion: createGrupos([9, 40, 12, 12]),
    ...changes,
  })

const readAvance = async ({ call, idClima }: App) => {
  const { data } = await call(
    `query($id: ID!) { appInfo {
      getVistaPreviaDePublicacion(idClima: $id) { hojas avance { con de precio { con desde hasta } }
        grupos { nombre seSuman } }
      climaOrganizacional(idClima: $id) { publicacion avance { con de } hojasSinPublicar
        dataProcesada { cantidadDeEncuestados cantidadDeEncuestadosPorAntiguedad { data } } } }
      getAntiguedadSatisfaccionGeneral(idClima: $id) { nombre reserva cantidadEnTramo cantidadEncuestadosAntiguedad
        porcentajeSatisfaccionAntiguedad }
      getPreguntasAbiertas(idClima: $id) { nombre preguntasAbiertas { respuestas } } }`,
    { id: idClima },
  )
  const { getVistaPreviaDePublicacion: previa, climaOrganizacional: clima } = data.appInfo
  return {
    previa,
    clima,
    antiguedades: data.getAntiguedadSatisfaccionGeneral,
    textos: data.getPreguntasAbiertas.flatMap((grupo: any) =>
      grupo.preguntasAbiertas.flatMap(({ respuestas }: any) => respuestas),
    ),
  }
}

const answerLaMitad = async (app: App, grupo: number, cuantos: number, codigo = '0') => {
  await app.answerMany(grupo, Math.ceil(cuantos / 2), {
    codigo,
    antiguedad: 0,
    texto: `de ${NOMBRES[grupo - 1]}`,
  })
  await app.answerMany(grupo, Math.floor(cuantos / 2), {
    codigo,
    antiguedad: 1,
    texto: `de ${NOMBRES[grupo - 1]}`,
  })
}

describeEngines('an early publication', (engine) => {
  test('is of the groups that can spare it, shows no seniority and no text, and nothing of it is lost', async () => {
    const app = await open(engine)
    await answerLaMitad(app, 1, 9) // all of nine
    await answerLaMitad(app, 2, 10, '3') // thirty to come
    await answerLaMitad(app, 3, 9) // three to come
    await answerLaMitad(app, 4, 4)
    const antes = await readAvance(app)
    expect(antes.previa).toMatchObject({ hojas: 19, avance: { con: 2, de: 4 } })
    expect(antes.previa.grupos.filter((g: any) => g.seSuman).map((g: any) => g.nombre)).toEqual([
      'Oficina',
      'Planta',
    ])
    expect(antes.previa.avance.precio.con).toBeLessThanOrEqual(antes.previa.avance.precio.hasta)

    const { data, errors } = await app.publicar()
    expect(errors).toBeUndefined()
    expect(data.publicarResultados.mensaje).toBe('Se publicó un avance con 19 cuestionarios.')
    const avance = await readAvance(app)
    expect(avance.clima).toMatchObject({
      publicacion: 1,
      avance: { con: 2, de: 4 },
      hojasSinPublicar: 13,
      dataProcesada: { cantidadDeEncuestados: 19 },
    })
    expect((await app.getGrupos()).map((g: any) => [g.nombre, g.encuestadosEnCifras, g.reserva])).toEqual([
      ['Oficina', 9, null],
      ['Planta', 10, null],
      ['Bodega', null, 'sinPublicar'],
      ['Dirección', null, 'sinPublicar'],
    ])
    expect(avance.antiguedades.every((una: any) => una.reserva && una.cantidadEnTramo === null)).toBe(true)
    expect(avance.textos).toEqual([])
    // How many of the company said each option is a count like any other.
    expect(avance.clima.dataProcesada.cantidadDeEncuestadosPorAntiguedad.data).toEqual([
      (10 / 19) * 100,
      (9 / 19) * 100,
    ])

    // Once a round; whoever asks again at once, because the answer was lost, is told what is out.
    expect((await app.publicar()).data.publicarResultados.mensaje).toBe(
      'Se publicó un avance con 19 cuestionarios.',
    )
    app.ctx.advance(600_001)
    const otra = await app.publicar()
    expect([codeOf(otra), messageOf(otra)]).toEqual([
      'CONFLICT',
      'Con la encuesta activa se publica una sola vez, al principio. Desactívala antes de publicar los resultados.',
    ])
    // Who is not in it goes on, and so does who has not begun.
    await answerLaMitad(app, 2, 6, '3')
    await answerLaMitad(app, 4, 4)
    await app.publish()
    const final = await readAvance(app)
    expect(final.clima).toMatchObject({ publicacion: 2, avance: null, hojasSinPublicar: 0 })
    expect((await app.getGrupos()).map((g: any) => g.encuestadosEnCifras)).toEqual([9, 16, 9, 8])
    // Over the rows of both.
    expect(
      final.antiguedades.map((una: any) => [una.cantidadEncuestadosAntiguedad, una.cantidadEnTramo]),
    ).toEqual([
      [22, 22],
      [20, 20],
    ])
    expect(final.antiguedades[0].porcentajeSatisfaccionAntiguedad).toBeCloseTo(14 / 22)
    expect(new Set(final.textos)).toEqual(new Set(NOMBRES.map((nombre) => `de ${nombre}`)))
  })

  test('a close after it without enough others still reads its seniorities and its texts', async () => {
    const app = await open(engine)
    await answerLaMitad(app, 1, 9)
    await answerLaMitad(app, 2, 12)
    await app.publicar()
    await answerLaMitad(app, 3, 2)
    await app.changeActiva(app.idClima, false)
    expect((await app.cerrar(app.idClima)).errors).toBeUndefined()
    const final = await readAvance(app)
    expect(final.clima).toMatchObject({ dataProcesada: { cantidadDeEncuestados: 21 }, avance: null })
    expect(final.antiguedades.map((una: any) => [una.reserva, una.cantidadEncuestadosAntiguedad])).toEqual([
      [null, 11],
      [null, 10],
    ])
    expect(new Set(final.textos)).toEqual(new Set(['de Oficina', 'de Planta']))
  })

  test('where areas are read an area enters or waits whole', async () => {
    const app = await open(engine, { lectura: 'areas', gruposDeOpinion: createGrupos([9, 40, 6, 6]) })
    await answerLaMitad(app, 1, 9)
    await answerLaMitad(app, 2, 6)
    await answerLaMitad(app, 3, 6)
    await answerLaMitad(app, 4, 6)
    expect((await readAvance(app)).previa.avance).toMatchObject({ con: 2, de: 3 })
    await app.publicar()
    const { data } = await app.call(
      'query($id: ID!) { getAreasDeTrabajoSatisfaccionGeneral(idClima: $id) { nombre encuestadosEnCifras } }',
      { id: app.idClima },
    )
    expect(data.getAreasDeTrabajoSatisfaccionGeneral.map((a: any) => a.encuestadosEnCifras)).toEqual([
      9,
      null,
      12,
    ])
  })
})

describeAnyEngine('who may not have an early publication', (engine) => {
  test('a group whose plan was lowered since the survey opened', async () => {
    const app = await open(engine)
    await answerLaMitad(app, 2, 10)
    await answerLaMitad(app, 3, 9)
    expect((await readAvance(app)).previa.avance).toMatchObject({ con: 1 })
    const documento = await app.getDocumento(app.idClima, true)
    const { errors } = await app.updateClima(app.idClima, {
      ...documento,
      gruposDeOpinion: documento.gruposDeOpinion.map((g: any) =>
        g.nombre === 'Bodega' ? { ...g, encuestadosPlaneados: 9 } : g,
      ),
    })
    expect(errors).toBeUndefined()
    expect((await readAvance(app)).previa.avance).toMatchObject({ con: 1 })
  })

  test('a round of which no group can spare it, and what it says', async () => {
    const app = await open(engine)
    await answerLaMitad(app, 1, 8)
    await answerLaMitad(app, 2, 8)
    expect((await readAvance(app)).previa.avance).toEqual({ con: 0, de: 4, precio: null })
    const negado = await app.publicar()
    expect([codeOf(negado), messageOf(negado)]).toEqual([
      'CONFLICT',
      'Todavía no puede haber un avance: a ningún grupo le sobran cuestionarios terminados.',
    ])
    expect(await app.ctx.db.selectFrom('hojas').select('bloque').distinct().execute()).toEqual([
      { bloque: 1 },
    ])
  })
})
