import { expect, test } from 'vitest'
import { AREAS, VARIABLES } from '#domain/lecturas/testing/ronda-de-prueba.ts'
import { openLecturas } from '#features/resultados/server/lecturas/testing/rondas-de-prueba.ts'
import { listFrasesDeClimas } from '#server/bitacora/testing/list-frases.ts'
import { describeEngines } from '#tests/support/databases.ts'

const TRAER = `mutation($idClima: ID!, $estudio: EstudioAnteriorInput!) {
  insertEstudioAnterior(idClima: $idClima, estudio: $estudio) { id mensaje rechazadas { fila variable motivo } } }`
const VER = `query($idClima: ID!) { appInfo { climaOrganizacional(idClima: $idClima) {
  periodo anio estudio cerrado participacion { planeados contestaron porGrupo { nombre contestaron } porArea { nombre contestaron } }
  indicadoresDeMedicion { nombre porcentajeIndicador variables { nombre porcentajeOfVariable preguntas { id } factoresEvaluados { nombre } } }
  gruposDeOpinion { nombre orden reserva porcentajeSatisfaccionGrupoDeOpinion } } } }`

const nombres = Object.keys(VARIABLES)
const [area = '', suyos = []] = Object.entries(AREAS)[0]!
const [grupo = ''] = suyos

/** The same share in every variable. */
const conjunto = (
  clase: string,
  nombre: string,
  { fila, personas, porcentaje }: { fila: number; personas: number; porcentaje: number },
) => ({ clase, nombre, cifras: nombres.map((variable) => ({ fila, variable, porcentaje, personas })) })

const CONJUNTOS = [
  conjunto('empresa', '', { fila: 2, personas: 200, porcentaje: 61.37 }),
  conjunto('area', area, { fila: 3, personas: 90, porcentaje: 55.5 }),
  conjunto('grupo', grupo, { fila: 4, personas: 40, porcentaje: 40.25 }),
  conjunto('grupo', 'Bodega de antes', { fila: 5, personas: 4, porcentaje: 12.34 }),
]

const FECHA = Date.UTC(2023, 5, 15)

describeEngines('earlier studies', (engine) => {
  const open = async () => {
    const app = await openLecturas(engine)
    const { idClima } = await app.closeRonda({ anio: 2025, opinion: () => 0.9 })
    const bring = (estudio: object = {}) =>
      app.graphql(
        TRAER,
        { idClima, estudio: { fechaInicio: FECHA, conjuntos: CONJUNTOS, ...estudio } },
        app.cookie,
      )
    return { ...app, idClima, bring }
  }

  test('a study of another tool is a closed round that is compared, in the trend and the map, with its mark', async () => {
    const app = await open()
    const { data, errors } = await app.bring()
    expect(errors).toBeUndefined()
    const { id, mensaje, rechazadas } = data.insertEstudioAnterior
    expect(mensaje).toBe(`Se guardó 2023 (de otra herramienta) con ${nombres.length * 3} cifras.`)
    expect(rechazadas).toEqual(
      nombres.map((variable) => ({ fila: 5, variable, motivo: 'Es de menos de 5 personas.' })),
    )

    const visto = (await app.graphql(VER, { idClima: id }, app.cookie)).data.appInfo.climaOrganizacional
    expect(visto).toMatchObject({ periodo: '2023 (de otra herramienta)', estudio: true, cerrado: true })
    expect(visto.participacion).toMatchObject({
      contestaron: 200,
      porGrupo: [{ nombre: grupo, contestaron: 40 }],
      porArea: [{ nombre: area, contestaron: 90 }],
    })
    const variables = visto.indicadoresDeMedicion.flatMap((uno: any) => uno.variables)
    for (const una of variables) {
      expect(una.porcentajeOfVariable).toBeCloseTo(0.6137, 9)
      expect([una.preguntas, una.factoresEvaluados]).toEqual([[], []])
    }

    const tendencia = await app.read('getTendencia', { idClima: app.idClima })
    expect(tendencia.rondas).toMatchObject([
      { id, periodo: '2023 (de otra herramienta)', contestaron: 200 },
      { id: app.idClima, periodo: '2025' },
    ])
    expect(tendencia.general.valores[0]).toBeCloseTo(61.37, 6)
    expect(tendencia.general.cambios[0]).toMatchObject({ veredicto: 'sube' })
    expect(tendencia.areas.find(({ nombre }: any) => nombre === area).valores[0]).toBeCloseTo(55.5, 6)
    expect(tendencia.indicadores[0].tramos).toMatchObject([{ tipo: 'linea' }])
    expect(tendencia.notasDeGrupos).toEqual([
      '2023 (de otra herramienta): sus cifras se trajeron variable por variable, y sus preguntas pueden ser otras.',
    ])
    expect(
      (await app.read('getTendencia', { idClima: app.idClima, soloRepetidas: true })).rondas,
    ).toHaveLength(1)

    const mapa = await app.read('getMapaDeCalor', { idClima: app.idClima, idComparado: id })
    const fila = mapa.filas.find(({ conjunto: uno }: any) => uno.nombre === grupo)
    expect(fila.celdas[0].antes).toBeCloseTo(40.25, 6)
    expect(fila.celdas[0].cambio.veredicto).toBe('sube')
    const propio = await app.read('getMapaDeCalor', { idClima: id })
    expect(propio.filas.map(({ conjunto: uno }: any) => uno.nombre)).toEqual(['Toda la empresa', area, grupo])

    const cambios = await app.read('getCambios', { idClima: app.idClima, idComparado: id })
    expect(cambios).toMatchObject({ personasAntes: 200, suben: nombres.length })
    expect(await listFrasesDeClimas(app, 3)).toContainEqual(
      expect.stringContaining('Trajo un estudio de otra herramienta, de 2023'),
    )
  })

  test('whatever needs a questionnaire, answers or texts says that a study has none', async () => {
    const app = await open()
    const { id: idClima } = (await app.bring()).data.insertEstudioAnterior
    const none = /^Este estudio viene de otra herramienta/
    const say = async (consulta: string, variables: object = {}) =>
      (await app.graphql(consulta, { idClima, ...variables }, app.cookie)).errors?.[0].message
    expect(
      await say(
        'mutation($idClima: ID!) { changeEncuestaActivaClima(idClima: $idClima, encuestaActiva: true) { encuestaActiva } }',
      ),
    ).toMatch(none)
    expect(await say('query($idClima: ID!) { appInfo { getDocumentoDeClima(idClima: $idClima) } }')).toMatch(
      none,
    )
    expect(
      await say(
        'query($idClima: ID!) { getSatisfaccionPorGrupoDeOpinonYFactoresEvaluados(idClima: $idClima) }',
      ),
    ).toMatch(none)
    expect(
      await say(
        'mutation($idClima: ID!) { insertPlantilla(idClima: $idClima, plantilla: { nombre: "x", descripcion: "" }) { id } }',
      ),
    ).toMatch(none)
    expect(
      await say(TRAER, { estudio: { fechaInicio: FECHA, nombre: 'Otro', conjuntos: CONJUNTOS } }),
    ).toMatch(none)
    expect(await say('mutation($idClima: ID!) { publicarResultados(idClima: $idClima) { id } }')).toMatch(
      'cerrado',
    )
    expect(
      await say('mutation($idClima: ID!) { deleteClimaOrganizacional(idClima: $idClima) { id } }'),
    ).toBeUndefined()
    expect((await app.read('getTendencia', { idClima: app.idClima })).rondas).toHaveLength(1)
  })

  test('a study without the whole company, of a day to come, or with the name of another is refused with a sentence', async () => {
    const app = await open()
    const say = async (estudio: object) => (await app.bring(estudio)).errors?.[0].message
    expect(await say({ conjuntos: CONJUNTOS.slice(1) })).toMatch('Falta la fila de toda la empresa')
    expect(await say({ fechaInicio: Date.UTC(2999, 1, 1) })).toBe('Un estudio anterior ya pasó.')
    expect(await say({ nombre: 'x'.repeat(41) })).toBe('El nombre pasa de 40 letras.')
    expect(await say({})).toBeUndefined()
    expect(await say({})).toMatch('ya tiene un clima organizacional que empieza en 2023')
  })
})
