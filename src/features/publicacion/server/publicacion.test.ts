import { expect, test } from 'vitest'
import { codeOf, messageOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { readLibro } from '#server/excel/testing/read-libro.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { publishBloque } from './publish-bloque.ts'
import { DELETE, listCifras, openConMinimo } from './testing/publicacion-de-prueba.ts'

describeEngines('publishing results', (engine) => {
  test('shows what the sheets say of every set that may be shown, and why another is not', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 6, { codigo: '0', antiguedad: 0 })
    await app.answerMany(2, 10, { codigo: '3', antiguedad: 1, texto: 'de planta' })
    await app.answerMany(3, 7, { codigo: '0', antiguedad: 0, texto: 'de bodega' })
    await app.answerMany(4, 3, { codigo: '3', antiguedad: 0, texto: 'de dirección' })
    await app.publish()
    expect(
      (await app.getGrupos()).map((g: any) => [
        g.nombre,
        g.reserva,
        g.encuestadosEnCifras,
        g.porcentajeSatisfaccionGrupoDeOpinion,
        g.cantidadEncuestadosGrupoDeOpinion,
      ]),
    ).toEqual([
      ['Oficina', null, 6, 1, 6],
      ['Planta', null, 10, 0, 10],
      ['Bodega', 'porOtroGrupo', null, null, 7],
      ['Dirección', 'menosDelMinimo', null, null, 3],
    ])
    const { data } = await app.getDataProcesada(app.idClima)
    const procesada = data.appInfo.climaOrganizacional.dataProcesada
    expect(procesada.porcentajeSatisfaccionGeneral).toBe(50)
    expect(procesada.satisfaccionGeneralPorAreasDeTrabajo.map((a: any) => Math.round(a.porcentaje))).toEqual([
      100, 0, 70,
    ])
    const abiertas = (await app.getAbiertas(app.idClima)).data.getPreguntasAbiertas
    expect(abiertas.map((g: any) => [g.nombre, new Set(g.preguntasAbiertas[0].respuestas)])).toEqual([
      ['Oficina', new Set()],
      ['Planta', new Set(['de planta'])],
      ['Bodega', new Set()],
      ['Dirección', new Set()],
      ['Apoyo', new Set(['de bodega', 'de dirección'])],
    ])
  })

  test('takes finished sheets alone: who has not finished goes on, and waits with every text for the next block', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 5, { codigo: '0', texto: 'de quien terminó' })
    const preguntas = app.listTodas()
    const aMedias = await app.answer(1, { codigo: '0', sinAbiertas: true })
    const contestadas = (await app.lookUp(aMedias.token)).respuestas.map(({ idPregunta }: any) => idPregunta)
    const [primera, ultima] = preguntas.filter(({ idPregunta }) => !contestadas.includes(idPregunta))
    await app.save(aMedias.token, [{ ...primera!, respuesta: 'de quien no ha terminado' }])
    const [terminada] = await app.answerMany(2, 5, { codigo: '0' })
    await app.publish()
    const antes = await app.getGrupos()
    expect(antes[0]).toMatchObject({ encuestadosEnCifras: 5, cantidadEncuestadosGrupoDeOpinion: 6 })
    const hasSuTexto = async () =>
      (await app.ctx.db.selectFrom('textos').select('texto').execute()).some(
        ({ texto }) => texto === 'de quien no ha terminado',
      )
    expect(await hasSuTexto()).toBe(false)

    await app.changeActiva(app.idClima, true)
    expect((await app.lookUp(aMedias.token)).respuestas).toHaveLength(preguntas.length - 1)
    await app.save(aMedias.token, [ultima!])
    expect((await app.lookUp(aMedias.token)).respuestas).toHaveLength(preguntas.length)
    // Nothing of a finished one changes any more.
    await app.save(
      terminada!.token,
      preguntas.map((pregunta) => ({
        ...pregunta,
        respuesta: pregunta.respuesta === '0' ? '3' : pregunta.respuesta,
      })),
    )
    expect(await app.getGrupos()).toEqual(antes)
    await app.answerMany(1, 4, { codigo: '0', texto: 'de otra' })
    await app.publish()
    expect((await app.getGrupos())[0]).toMatchObject({ encuestadosEnCifras: 10, hojasSinMostrar: 0 })
    expect(await hasSuTexto()).toBe(true)
    const textos = await app.ctx.db.selectFrom('textos').select('texto').execute()
    const escritos = (await app.dump()).abiertas.filter(({ texto }) => texto !== '')
    expect(textos).toHaveLength(escritos.length)
  })

  test('later sheets make a block of their own, and a set whose part is too small keeps its figure', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 6, { codigo: '0' })
    await app.answerMany(2, 6, { codigo: '0' })
    await app.publish()
    const [{ cifrasAl: primera }] = await app.getGrupos()
    app.ctx.advance(3_600_000)
    await app.changeActiva(app.idClima, true)
    await app.answerMany(1, 2, { codigo: '3' })
    await app.answerMany(2, 6, { codigo: '3' })
    await app.publish()
    const [oficina, planta] = await app.getGrupos()
    expect(oficina).toMatchObject({
      reserva: null,
      encuestadosEnCifras: 6,
      hojasSinMostrar: 2,
      cifrasAl: primera,
      porcentajeSatisfaccionGrupoDeOpinion: 1,
    })
    // The sheets of Planta alone would give those of Oficina away.
    expect(planta).toMatchObject({ reserva: null, encuestadosEnCifras: 6, hojasSinMostrar: 6 })
    const { data } = await app.getDataProcesada(app.idClima)
    expect(data.appInfo.climaOrganizacional.dataProcesada.porcentajeSatisfaccionGeneral).toBe(60)
    const clima = await app.getClima(app.idClima)
    expect([clima.publicacion, clima.participacion.contestaron]).toEqual([2, 20])
  })

  test('deleting a respondent changes no published figure, and takes what waits along', async () => {
    const app = await openConMinimo(engine)
    const [victima] = await app.answerMany(1, 6, { codigo: '0', texto: 'se queda' })
    await app.publish()
    const antes = await app.readCifras()
    const remove = (id: string) => app.call(DELETE, { idClima: app.idClima, id })
    expect((await remove(victima!.id)).errors).toBeUndefined()
    expect(listCifras(await app.readCifras())).toEqual(listCifras(antes))
    expect(await app.lookUp(victima!.token)).toBeNull()
    await app.changeActiva(app.idClima, true)
    const nueva = await app.answer(1, { texto: 'se va' })
    await remove(nueva.id)
    const { hojas, abiertas } = await app.dump()
    expect([hojas.length, abiertas.length]).toEqual([6, 12])
    expect(abiertas.filter(({ texto }) => texto === 'se va')).toEqual([])
  })

  test('is read without its sheets; who answered since is counted beside it', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 6, { codigo: '0' })
    await app.publish()
    await app.changeActiva(app.idClima, true)
    await app.answerMany(1, 2)
    await app.answerMany(2, 3)
    const antes = await app.getGrupos()
    expect(antes.map((grupo: any) => grupo.cantidadEncuestadosGrupoDeOpinion).slice(0, 2)).toEqual([8, 3])
    await app.ctx.db.deleteFrom('hojas').where('bloque', '=', 1).execute()
    expect(await app.getGrupos()).toEqual(antes)
  })

  test('is stored together with its line of the log, or not at all', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 6, { codigo: '0' })
    const { db } = app.ctx
    const note = () => Promise.reject(new Error('no line'))
    const requirePublicable = async () => {}
    await expect(publishBloque(app.ctx, { idClima: app.idClima, requirePublicable, note })).rejects.toThrow(
      'no line',
    )
    expect(await db.selectFrom('bloques').selectAll().execute()).toEqual([])
    await app.publish()
    const lineas = db.selectFrom('bitacora').select('datos').where('tipo', '=', 'resultadosPublicados')
    expect((await lineas.execute()).map(({ datos }) => JSON.parse(datos).hojas)).toEqual([6])
  })
})

describeAnyEngine('publishing results', (engine) => {
  test('before it every figure is null and every list empty; who takes part is told as it stands', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 6, { texto: 'secreto' })
    const cifras = listCifras(await app.readCifras())
    expect(cifras.length).toBeGreaterThan(40)
    expect(cifras.filter((cifra) => cifra !== null)).toEqual([])
    const { data } = await app.call(
      `query($idClima: ID!) { appInfo { climaOrganizacional(idClima: $idClima) {
        minimoPorGrupo publicacion publicaciones { numero } hojasSinPublicar participacion { contestaron }
        gruposDeOpinion { reserva hojasSinMostrar cantidadEncuestadosGrupoDeOpinion porcentajeDeEncuestados } } } }`,
      { idClima: app.idClima },
    )
    expect(data.appInfo.climaOrganizacional).toMatchObject({
      minimoPorGrupo: 5,
      publicacion: 0,
      publicaciones: [],
      hojasSinPublicar: 6,
      participacion: { contestaron: 6 },
    })
    expect(data.appInfo.climaOrganizacional.gruposDeOpinion[0]).toEqual({
      reserva: 'sinPublicar',
      hojasSinMostrar: 0,
      cantidadEncuestadosGrupoDeOpinion: 6,
      porcentajeDeEncuestados: 1,
    })
  })

  test('before it the workbook says who answered, and of everything else when it comes', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 6, { antiguedad: 0 })
    const openLibro = async () => {
      const { getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados: url } = (await app.getExcel(app.idClima))
        .data
      return readLibro(Buffer.from(url.split(';base64,')[1], 'base64'))
    }
    const pestanas = await openLibro()
    const [resumen, grupos, , antiguedad] = pestanas
    expect(resumen?.celdas.get('B4')?.valor).toBe(6)
    expect(['D3', 'D5', 'D6', 'E3', 'E5'].map((celda) => grupos?.celdas.get(celda)?.valor)).toEqual([
      6,
      'Al publicar',
      'Al publicar',
      6,
      'Al publicar',
    ])
    expect(antiguedad?.celdas.get('E3')?.valor).toBe('Al publicar')
    const palabras = pestanas.flatMap(({ celdas }) => [...celdas.values()].map(({ valor }) => valor))
    expect(palabras.filter((valor) => /^(Sin cifra|Sin datos|Reservado)$/.test(String(valor)))).toEqual([])

    // Once there are figures the workbook goes to the client, who is not told how many stayed out of them.
    await app.publish()
    await app.changeActiva(app.idClima, true)
    await app.answerMany(4, 2)
    const [, publicados] = await openLibro()
    expect(['D3', 'E3', 'H3', 'H4'].map((celda) => publicados?.celdas.get(celda)?.valor)).toEqual([
      6,
      6,
      'Sin cifra propia',
      'Sin cifra propia',
    ])
  })

  test('how many of a withheld group were published stays so while more of them answer', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 6)
    await app.answerMany(3, 7)
    await app.answerMany(4, 3)
    await app.publish()
    await app.changeActiva(app.idClima, true)
    await app.answerMany(4, 4)
    expect((await app.getGrupos()).find((grupo: any) => grupo.nombre === 'Dirección')).toMatchObject({
      reserva: 'menosDelMinimo',
      cantidadEncuestadosGrupoDeOpinion: 7,
      encuestadosEnCifras: null,
      hojasSinMostrar: 3,
    })
  })

  const ANTIGUEDADES = `query($idClima: ID!) {
    getAntiguedadSatisfaccionGeneral(idClima: $idClima) { nombre reserva cantidadEnTramo
      cantidadEncuestadosAntiguedad porcentajeDeEncuestados porcentajeSatisfaccionAntiguedad }
    appInfo { climaOrganizacional(idClima: $idClima) { dataProcesada {
      cantidadDeEncuestadosPorAntiguedad { labels data } } } } }`
  const readAntiguedades = async ({ call, idClima }: Awaited<ReturnType<typeof openConMinimo>>) => {
    const { data } = await call(ANTIGUEDADES, { idClima })
    return {
      leidas: data.getAntiguedadSatisfaccionGeneral,
      reparto: data.appInfo.climaOrganizacional.dataProcesada.cantidadDeEncuestadosPorAntiguedad,
    }
  }

  test('where no two seniorities can be read, how many said each is told all the same, a small one with its neighbour', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 8, { antiguedad: 0 })
    await app.answerMany(2, 8, { antiguedad: 0 })
    await app.answerMany(2, 2, { antiguedad: 1 })
    expect((await readAntiguedades(app)).reparto.data).toEqual([null, null])
    await app.publish()
    const { leidas, reparto } = await readAntiguedades(app)
    const nada = {
      reserva: 'porOtroGrupo',
      cantidadEnTramo: null,
      cantidadEncuestadosAntiguedad: null,
      porcentajeDeEncuestados: null,
      porcentajeSatisfaccionAntiguedad: null,
    }
    expect(leidas).toEqual([
      { nombre: 'Menos de un año', ...nada },
      { nombre: 'Un año o más', ...nada },
    ])
    expect(reparto).toEqual({ labels: ['Menos de un año + Un año o más'], data: [100] })
    const sumas = await app.ctx.db.selectFrom('sumas').select('conjunto').execute()
    expect(sumas.filter(({ conjunto }) => conjunto.startsWith('antiguedades'))).toEqual([])
  })

  test('a seniority is read by those of whom there are enough in their group, and so in a later publication', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 8, { antiguedad: 0, codigo: '0' })
    await app.answerMany(1, 10, { antiguedad: 1, codigo: '0' })
    await app.answerMany(2, 3, { antiguedad: 0, codigo: '3' })
    await app.answerMany(2, 9, { antiguedad: 1, codigo: '3' })
    await app.publish()
    const [menos, mas] = (await readAntiguedades(app)).leidas
    expect(menos).toMatchObject({
      reserva: null,
      cantidadEnTramo: 11,
      cantidadEncuestadosAntiguedad: 8,
      porcentajeSatisfaccionAntiguedad: 1,
    })
    expect(menos.porcentajeDeEncuestados).toBeCloseTo(11 / 30)
    expect(mas).toMatchObject({ cantidadEnTramo: 19, cantidadEncuestadosAntiguedad: 10 })
    await app.changeActiva(app.idClima, true)
    await app.answerMany(3, 8, { antiguedad: 0, codigo: '3' })
    await app.publish()
    const despues = await readAntiguedades(app)
    expect(despues.leidas[0]).toMatchObject({
      cantidadEnTramo: 19,
      cantidadEncuestadosAntiguedad: 16,
      porcentajeSatisfaccionAntiguedad: 0.5,
    })
    expect(despues.leidas[1]).toEqual({ ...mas, porcentajeDeEncuestados: 0.5 })
    expect(despues.reparto).toEqual({ labels: ['Menos de un año', 'Un año o más'], data: [50, 50] })
  })

  test('is refused while the survey is active, below the minimum, without one, and once closed', async () => {
    const app = await openConMinimo(engine)
    await app.answerMany(1, 4)
    const expectConflict = async (frase: RegExp) => {
      const answer = await app.publicar()
      expect([codeOf(answer), messageOf(answer)]).toEqual(['CONFLICT', expect.stringMatching(frase)])
    }
    await expectConflict(/Todavía no puede haber un avance/)
    await app.changeActiva(app.idClima, false)
    await expectConflict(/al menos 5 cuestionarios terminados que no estén publicados, y hay 4/)
    await app.cerrar(app.idClima)
    await expectConflict(/está cerrado/)
    const sinMinimo = await openConMinimo(engine, { minimoPorGrupo: 1 })
    await sinMinimo.changeActiva(sinMinimo.idClima, false)
    const answer = await sinMinimo.publicar()
    expect([codeOf(answer), messageOf(answer)]).toEqual([
      'CONFLICT',
      expect.stringMatching(/no tiene mínimo/),
    ])
  })
})
