import { pino } from 'pino'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createAzar } from '#domain/estadistica/azar.ts'
import type { SeccionMapa } from '#domain/informe/informe.ts'
import { listVariables } from '#domain/resultados/satisfaccion.ts'
import { listClimas } from '#features/climas/server/climas-store.ts'
import { countContestaron } from '#features/climas/server/count-contestaron.ts'
import { getClimas } from '#features/climas/server/get-climas.ts'
import { logInToClimas } from '#features/climas/server/testing/climas-de-prueba.ts'
import { listEstados } from '#features/encuesta/server/estados.ts'
import { getPruebaDeClima } from '#features/encuesta/server/prueba/prueba.ts'
import { composeInforme, listOfrecidas } from '#features/informe/server/informe.ts'
import { listVersiones } from '#features/informe/server/versiones/versiones-store.ts'
import { getInicio } from '#features/inicio/server/get-inicio.ts'
import { getLlegadas } from '#features/invitados/server/encuestados/llegadas/llegadas.ts'
import { getPreguntasAbiertas } from '#features/resultados/server/get-preguntas-abiertas.ts'
import { getResultados } from '#features/resultados/server/leer-resultados.ts'
import { getTemasPorArea } from '#features/voces/server/get-temas-por-area.ts'
import { listCitas } from '#features/voces/server/list-citas.ts'
import { readTexto } from '#server/archivos/read-texto.ts'
import { readConfig } from '#server/context/config.ts'
import type { AppContext, RequestContext } from '#server/context/context.ts'
import { createSecret } from '#server/context/secret.ts'
import { openDatabase } from '#server/db/engine/database.ts'
import { findLlave } from '#server/llaves/create-llave.ts'
import { createTestDatabase, describeAnyEngine } from '#tests/support/databases.ts'
import { createTestApp } from '#tests/support/test-app.ts'
import { EMPRESAS } from './datos.ts'
import { ensureDemo } from './ensure-demo.ts'

/** What was loaded on each engine, to be compared. */
const cargas: unknown[] = []

/** Everything that people see, without what is random by design. */
async function readDemo(ctx: AppContext) {
  const climas = await listClimas(ctx.db)
  const rondas = await Promise.all(
    climas.map(async (clima) => {
      const { id, anio, definicion, cerrado, encuestaActiva, publicacion } = clima
      const abiertas = await getPreguntasAbiertas(ctx, { idClima: id })
      const { resultados } = await getResultados(ctx, { idClima: id })
      return {
        id,
        anio,
        cerrado,
        encuestaActiva,
        publicacion,
        resultados,
        planeados: definicion.gruposDeOpinion.reduce((suma, grupo) => suma + grupo.encuestadosPlaneados, 0),
        contestaron: [...(await countContestaron(ctx.db, clima)).values()].reduce((a, b) => a + b, 0),
        textos: abiertas
          .flatMap(({ preguntasAbiertas }) => preguntasAbiertas.flatMap(({ respuestas }) => respuestas))
          .sort(),
      }
    }),
  )
  const ceiba = rondas.filter(({ planeados }) => planeados > 400)
  const [textiles, anterior] = rondas.filter(({ planeados }) => planeados < 400)
  return { rondas, ceiba, textiles: textiles!, anterior: anterior! }
}

describeAnyEngine('the demo', (engine) => {
  let ctx: AppContext
  let close: () => Promise<void>
  let demo: Awaited<ReturnType<typeof readDemo>>

  // Loaded once for all of these: nothing here writes.
  beforeAll(async () => {
    const { location, remove } = await createTestDatabase(engine)
    const db = openDatabase(location)
    const config = { ...readConfig({ SECRET: 's'.repeat(40) }, 'start', '.'), database: location, demo: true }
    const secret = createSecret('s'.repeat(40))
    const log = pino({ level: 'silent' }) as AppContext['log']
    ctx = { db, config, secret, log, now: Date.now, production: true }
    close = () => db.destroy().then(() => remove())
    await ensureDemo(ctx)
    demo = await readDemo(ctx)
  })
  afterAll(() => close())

  test('shows a company with three rounds to compare, and one whose round is under way', () => {
    const { ceiba, textiles } = demo
    expect(ceiba.map(({ anio, cerrado }) => [anio, cerrado])).toEqual([
      [2025, false],
      [2024, true],
      [2023, true],
    ])
    for (const { contestaron, resultados, publicacion, cerrado } of ceiba) {
      expect(Math.abs(contestaron - 600)).toBeLessThan(60)
      expect(publicacion).toBe(1)
      // Closed they hold everybody; until then a few have not finished.
      const faltan = contestaron - resultados.general.encuestados
      if (cerrado) expect(faltan).toBe(0)
      else expect(faltan > 0 && faltan < 60).toBe(true)
    }
    expect(textiles).toMatchObject({ encuestaActiva: true, cerrado: false, publicacion: 0 })
    expect(textiles.resultados.general.porcentajeSatisfaccion).toBeNull()
    const share = textiles.contestaron / textiles.planeados
    expect(share).toBeGreaterThan(0.4)
    expect(share).toBeLessThan(0.6)
  })

  test('reads all five seniorities of the last round', () => {
    const { antiguedades } = demo.ceiba[0]!.resultados
    expect(antiguedades).toHaveLength(5)
    expect(antiguedades.map(({ reserva }) => reserva)).toEqual(Array(5).fill(null))
  })

  test('is in the middle of its open round whenever it is loaded: some groups keep pace, others do not', async () => {
    const { encuestas } = await getInicio(ctx as RequestContext)
    expect(encuestas).toMatchObject([{ empresa: 'Textiles del Altiplano' }])
    expect(new Set(encuestas[0]!.grupos.map(({ atrasado }) => atrasado))).toEqual(new Set([true, false]))
  })

  test('has a closed round with a group of four, withheld together with one more', () => {
    const { anterior } = demo
    expect(anterior).toMatchObject({ anio: 2023, cerrado: true, publicacion: 1 })
    const reservas = anterior.resultados.gruposDeOpinion.map(({ nombre, reserva }) => [nombre, reserva])
    expect(reservas).toEqual([
      ['Hilatura', null],
      ['Tejeduría', null],
      ['Confección', null],
      ['Administración', null],
      ['Ventas y exportación', 'porOtroGrupo'],
      ['Dirección', 'menosDelMinimo'],
    ])
    expect(anterior.resultados.general.porcentajeSatisfaccion).toBeGreaterThan(0.4)
  })

  test('differs between rounds, groups, areas, seniorities and factors as companies do', () => {
    const generales = demo.ceiba.map(({ resultados }) => resultados.general.porcentajeSatisfaccion!)
    expect(generales[0]! - generales[1]!).toBeGreaterThan(0.03)
    expect(generales[1]! - generales[2]!).toBeGreaterThan(0.01)
    const spread = (valores: readonly (number | null)[]) =>
      Math.max(...valores.map(Number)) - Math.min(...valores.map(Number))
    const listSatisfaccion = (partes: readonly { porcentajeSatisfaccion: number | null }[]) =>
      partes.map((parte) => parte.porcentajeSatisfaccion)
    for (const { resultados } of demo.ceiba) {
      expect(spread(listSatisfaccion(resultados.gruposDeOpinion))).toBeGreaterThan(0.12)
      expect(spread(listSatisfaccion(resultados.areasDeTrabajo))).toBeGreaterThan(0.04)
      expect(spread(listSatisfaccion(resultados.antiguedades))).toBeGreaterThan(0.08)
      const factores = listVariables(resultados.general).flatMap(({ factoresEvaluados }) => factoresEvaluados)
      expect(spread(factores.map((factor) => factor.porcentajeOfFactorEvaluado))).toBeGreaterThan(0.35)
    }
  })

  test('reads each of the five seniorities in the last round of the large company', () => {
    const { antiguedades } = demo.ceiba[0]!.resultados
    expect(antiguedades.map(({ idsPreguntas, reserva }) => [idsPreguntas.length, reserva])).toEqual(
      antiguedades.map(() => [1, null]),
    )
    expect(antiguedades).toHaveLength(5)
  })

  test('is the same every time it is loaded', () => {
    cargas.push(
      demo.rondas.map(({ anio, resultados, textos }) => ({
        anio,
        general: resultados.general.porcentajeSatisfaccion,
        textos,
      })),
    )
    expect(cargas.at(-1)).toEqual(cargas[0])
  })

  test('has open answers that read like people: many, short and long, hardly any twice', () => {
    for (const { textos } of demo.ceiba) {
      expect(textos.length).toBeGreaterThan(600)
      expect(new Set(textos).size / textos.length).toBeGreaterThan(0.85)
      expect(textos.filter((texto) => texto.length < 25).length).toBeGreaterThan(20)
      expect(textos.filter((texto) => texto.length > 100).length).toBeGreaterThan(50)
      expect(textos.join()).not.toMatch(/[{}]|undefined|\.\.| {2}/)
    }
    const [ronda2025, , ronda2023] = demo.ceiba
    expect(ronda2023!.textos.join()).not.toMatch(/comedor nuevo|camiones nuevos/i)
    expect(ronda2025!.textos.join()).toMatch(/camiones nuevos/i)
  })

  test('is a real installation: participation, statuses and mails agree', async () => {
    const climas = await getClimas(ctx)
    expect(climas.map(({ empresa, anio }) => `${empresa.nombre_comercial} ${anio}`)).toEqual([
      `Textiles del Altiplano ${climas[0]!.anio}`,
      'Alimentos La Ceiba 2025',
      'Alimentos La Ceiba 2024',
      'Textiles del Altiplano 2023',
      'Alimentos La Ceiba 2023',
    ])
    for (const { participacion } of climas) {
      expect(participacion.invitados).toBe(participacion.planeados)
      expect(participacion.contestaron).toBeGreaterThan(participacion.completas)
      expect(participacion.contestaron).toBeLessThan(participacion.invitados)
    }
    const { id, participacion } = climas[0]!
    const rows = await ctx.db.selectFrom('encuestados').select('id').where('id_clima', '=', id).execute()
    const idsEncuestados = rows.map((row) => row.id)
    const estados = await listEstados(ctx.db, (await findLlave(ctx, climas[0]!))!, {
      clima: climas[0]!,
      idsEncuestados,
    })
    const empezadas = [...estados.values()].filter((estado) => estado !== 'Sin iniciar').length
    // Who has no address answers on a slip, and stands in no list.
    const { hojas, personas } = await getLlegadas(ctx, { idClima: id })
    expect(hojas).toMatchObject({ correo: empezadas, papeleta: participacion.contestaron - empezadas })
    expect(personas).toMatchObject({ correo: rows.length, papeleta: participacion.planeados - rows.length })
    expect(hojas.papeleta).toBeGreaterThan(20)
    expect(await ctx.db.selectFrom('correos').select('id').where('estado', '=', 'en_cola').execute()).toEqual(
      [],
    )
  })

  test('has themes by area of which most are told, and quotes with their names covered', async () => {
    const { id } = (await getClimas(ctx)).find(({ empresa }) => /Ceiba/.test(empresa.nombre_comercial))!
    const { preguntas } = await getTemasPorArea(ctx, { idClima: id })
    const conTemas = EMPRESAS[0]!.rondas.at(-1)!.temas!.pregunta
    const { id: idPregunta } = preguntas.find(({ pregunta }) => pregunta === conTemas)!
    const { temas, respuestas, conTema } = await getTemasPorArea(ctx, { idClima: id, idPregunta })
    expect(temas).toHaveLength(7)
    expect(conTema! / respuestas).toBeGreaterThan(0.6)
    const celdas = temas.flatMap((tema) => tema.celdas)
    expect(celdas.filter((celda) => celda != null).length / celdas.length).toBeGreaterThan(0.5)
    const citas = (await listCitas(ctx, id)).temas.flatMap((tema) => tema.citas.map(({ texto }) => texto))
    expect(citas.length).toBeGreaterThan(5)
    expect(citas.join()).toContain('[nombre]')
    expect(citas.join()).not.toContain('Carlos')
  })

  test('has a report handed to the client, which says of a withheld group not even how many they are', async () => {
    const idClima = demo.anterior.id
    const [version] = await listVersiones(ctx.db, [idClima])
    expect(version).toMatchObject({ numero: 1, nombrePor: 'Lucía Ajú Sotz', retirada: null })
    expect(version?.archivos.map(({ formato }) => formato)).toEqual(['pdf', 'pptx', 'xlsx'])
    const { informe, leido } = await composeInforme(ctx, idClima)
    const mapa = informe.secciones.find(({ tipo }) => tipo === 'mapa') as SeccionMapa
    const filas = new Map(mapa.bloques.flat().map(({ nombre, personas }) => [nombre, personas]))
    expect(filas.get('Toda la empresa')).toBe(demo.anterior.resultados.general.encuestados)
    expect([filas.get('G5 Ventas y exportación'), filas.get('G6 Dirección')]).toEqual([null, null])
    const redacciones = listOfrecidas(leido).flatMap((seccion) => seccion.redacciones)
    expect(new Set(redacciones.map(({ revisadaPor }) => revisadaPor))).toEqual(new Set(['Lucía Ajú Sotz']))
  })

  test('has no round that can still be tried: each was active', async () => {
    for (const { id } of await listClimas(ctx.db))
      expect((await getPruebaDeClima(ctx, { idClima: id })).codigo).toBeNull()
  })

  test('has sixty CVs with files that can be read', async () => {
    const cvs = await ctx.db
      .selectFrom('cvs')
      .innerJoin('archivos', 'archivos.id_cv', 'cvs.id')
      .innerJoin('archivos_contenidos', 'archivos_contenidos.id_archivo', 'archivos.id')
      .select(['cvs.primer_nombre', 'cvs.correo', 'archivos.tipo', 'archivos_contenidos.contenido'])
      .execute()
    expect(cvs).toHaveLength(60)
    expect(new Set(cvs.map(({ correo }) => correo)).size).toBe(60)
    for (const tipo of ['pdf', 'docx'] as const) {
      const cv = cvs.find((uno) => uno.tipo === tipo)!
      const texto = await readTexto(tipo, cv.contenido)
      expect(texto).toContain(cv.primer_nombre)
      expect(texto).toContain('Experiencia')
    }
  })

  test('of a seed is the part that it names: the round under way, or the closed ones', async () => {
    for (const [demo, esperadas] of [
      ['encuesta-activa', [[true, false]]],
      ['cerrada', Array(3).fill([false, true])],
    ] as const) {
      const app = await createTestApp(engine, { config: { demo } })
      await ensureDemo(app.ctx)
      const climas = await listClimas(app.ctx.db)
      expect(climas.map(({ encuestaActiva, cerrado }) => [encuestaActiva, cerrado])).toEqual(esperadas)
    }
  })

  test('is loaded once, by one node, and where it is wanted', async () => {
    const app = await createTestApp(engine, { config: { demo: 'auto' } })
    const withDemo = (wanted: boolean | 'auto') => ({
      ...app.ctx,
      config: { ...app.ctx.config, demo: wanted },
    })
    expect(await ensureDemo(withDemo(false))).toBe(false)
    const { insertEmpresa } = await logInToClimas(app)
    await insertEmpresa()
    expect(await ensureDemo(withDemo('auto'))).toBe(false)
    const nodes = await Promise.all([ensureDemo(withDemo(true)), ensureDemo(withDemo(true))])
    expect(nodes.sort()).toEqual([false, true])
    for (const table of ['climas', 'empresas', 'cvs'] as const) await app.ctx.db.deleteFrom(table).execute()
    expect(await ensureDemo(withDemo('auto'))).toBe(false)
  })
})

test('chance that always falls the same way is still chance', () => {
  const azar = createAzar('uno')
  const valores = Array.from({ length: 4_000 }, () => azar.next())
  const media = valores.reduce((suma, valor) => suma + valor, 0) / valores.length
  expect(Math.abs(media - 0.5)).toBeLessThan(0.02)
  expect(createAzar('uno').next()).toBe(valores[0])
  expect(createAzar('otro').next()).not.toBe(valores[0])
})
