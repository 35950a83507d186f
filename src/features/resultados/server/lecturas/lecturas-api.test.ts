import { expect, test } from 'vitest'
import { AREAS, createInput, type Opinion, VARIABLES } from '#domain/lecturas/testing/ronda-de-prueba.ts'
import { codeOf } from '#features/climas/server/testing/climas-de-prueba.ts'
import { listFrasesDeClimas } from '#server/bitacora/testing/list-frases.ts'
import type { Engine } from '#server/db/engine/database.ts'
import { describeAnyEngine, describeEngines } from '#tests/support/databases.ts'
import { openLecturas } from './testing/rondas-de-prueba.ts'

const logistic = (x: number) => 1 / (1 + Math.exp(-x))
/** Pride and the boss follow the mood; the schedule is bad at night. */
const before: Opinion = (_, variable, animo) =>
  logistic(variable === 'Jefe' || variable === 'Orgullo' ? 2 * animo : 1 + 0.3 * animo)
const after: Opinion = (grupo, variable, animo) =>
  variable === 'Horario' && grupo === 'Noche' ? logistic(-1.5) : before(grupo, variable, animo)

/** Of 2025: the boss is asked about once more, and three people of a new group answer. */
const DOCUMENTO = createInput(
  { ...VARIABLES, Jefe: [...VARIABLES.Jefe!, { texto: 'Me escucha.' }] },
  { ...AREAS, Oficinas: ['Finanzas', 'Dirección'] },
)
const porGrupo = (grupo: string) => (grupo === 'Dirección' ? 3 : 70)

const DECLARAR = `mutation($idClima: ID!, $idComparado: ID!, $variable: String!, $comparable: Boolean!) {
  changeComparabilidad(idClima: $idClima, idComparado: $idComparado, variable: $variable, comparable: $comparable) {
    tipo motivo } }`
const CONTAR = 'mutation($idClima: ID!, $texto: String!) { changeHecho(idClima: $idClima, texto: $texto) }'

async function open(engine: Engine) {
  const app = await openLecturas(engine)
  const { idClima: antes } = await app.closeRonda({ anio: 2024, opinion: before })
  const { idClima } = await app.closeRonda({ anio: 2025, opinion: after, documento: DOCUMENTO, porGrupo })
  return { ...app, antes, idClima }
}

const ANTIGUEDADES = `query($idClima: ID!, $idComparado: ID) {
  getAntiguedadSatisfaccionGeneral(idClima: $idClima, idComparado: $idComparado) {
    nombre opciones reserva cantidadEncuestadosAntiguedad porcentajeSatisfaccionAntiguedad } }`
const NOMBRAR = `mutation($idClima: ID!, $nombres: [NombreDeTramoInput!]!) {
  changeNombresDeTramos(idClima: $idClima, nombres: $nombres) { mensaje } }`

describeEngines('readings', (engine) => {
  test('seniorities of two rounds are compared on the runs that both can make', async () => {
    const app = await openLecturas(engine)
    const documento = createInput()
    const parte = documento.cuestionario.partesCuestionario.at(-1)!
    parte.preguntas = ['Uno', 'Dos', 'Tres'].map((pregunta, i) => ({ orden: i + 1, pregunta }))
    const close = (anio: number, pocos: number) =>
      app.closeRonda({
        anio,
        documento,
        opinion: before,
        porGrupo: 30,
        dice: (persona) => (persona < pocos ? 0 : persona < 15 ? 1 : 2),
      })
    const antes = await close(2024, 3)
    const ahora = await close(2025, 6)
    const list = async (idClima: string, idComparado: string | null) => {
      const { data } = await app.call(ANTIGUEDADES, { idClima, idComparado })
      return data.getAntiguedadSatisfaccionGeneral.map(
        (una: any) => `${una.nombre}: ${una.cantidadEncuestadosAntiguedad}`,
      )
    }
    expect(await list(ahora.idClima, null)).toEqual(['Uno: 18', 'Dos: 27', 'Tres: 45'])
    expect(await list(antes.idClima, null)).toEqual(['Uno + Dos: 45', 'Tres: 45'])
    for (const [una, otra] of [
      [ahora, antes],
      [antes, ahora],
    ] as const)
      expect(await list(una.idClima, otra.idClima)).toEqual(['Uno + Dos: 45', 'Tres: 45'])
    const dos = ahora.definicion.cuestionario.partesCuestionario.at(-1)!.preguntas[1]!.id
    const cambios = await app.read('getCambios', { idClima: ahora.idClima, idParte: dos })
    expect(cambios).toMatchObject({ personas: 45, personasAntes: 45, notasDeGrupos: [] })
    expect(cambios.filas[0].cambio).not.toBeNull()
    expect(cambios.partes.map(({ nombre }: any) => nombre)).toEqual(
      expect.arrayContaining(['Uno + Dos', 'Tres']),
    )
  })

  test('a run has the name that staff give it, everywhere, as long as its options are the same', async () => {
    const app = await openLecturas(engine)
    const documento = createInput()
    const parte = documento.cuestionario.partesCuestionario.at(-1)!
    parte.preguntas = ['Uno', 'Dos', 'Tres', 'Cuatro'].map((pregunta, i) => ({ orden: i + 1, pregunta }))
    const close = (anio: number, pocos: number) =>
      app.closeRonda({
        anio,
        documento,
        opinion: before,
        porGrupo: 40,
        dice: (persona) => (persona < pocos ? 0 : persona < 15 ? 1 : persona < 28 ? 2 : 3),
      })
    const antes = await close(2024, 3)
    const ahora = await close(2025, 3)
    const list = async (idClima: string, idComparado: string | null = null) => {
      const { data } = await app.call(ANTIGUEDADES, { idClima, idComparado })
      return data.getAntiguedadSatisfaccionGeneral.map(({ nombre, opciones }: any) => [nombre, opciones])
    }
    const [uno, , tres] = ahora.definicion.cuestionario.partesCuestionario
      .at(-1)!
      .preguntas.map(({ id }: { id: string }) => id)
    const nombrar = (idClima: string, ...nombres: [string, string][]) =>
      app.call(NOMBRAR, {
        idClima,
        nombres: nombres.map(([idAntiguedad, nombre]) => ({ idAntiguedad, nombre })),
      })
    expect(await list(ahora.idClima)).toEqual([
      ['Uno + Dos', null],
      ['Tres', null],
      ['Cuatro', null],
    ])

    expect(codeOf(await nombrar(ahora.idClima, [uno!, 'Nuevos'], [tres!, 'nuevos']))).toBe('BAD_USER_INPUT')
    expect(codeOf(await nombrar(ahora.idClima, [uno!, 'Cuatro']))).toBe('BAD_USER_INPUT')
    expect(codeOf(await nombrar(ahora.idClima, ['ajena', 'Nuevos']))).toBe('CONFLICT')
    expect(
      (await nombrar(ahora.idClima, [uno!, ' Los  nuevos '], [tres!, 'De en medio'])).errors,
    ).toBeUndefined()
    const conNombre = [
      ['Los nuevos', 'Uno + Dos'],
      ['De en medio', 'Tres'],
      ['Cuatro', null],
    ]
    expect(await list(ahora.idClima)).toEqual(conNombre)
    expect(await list(antes.idClima)).toEqual([
      ['Uno + Dos', null],
      ['Tres', null],
      ['Cuatro', null],
    ])
    // Two rounds of the same runs: both are called as the later one calls them.
    expect(await list(ahora.idClima, antes.idClima)).toEqual(conNombre)
    expect(await list(antes.idClima, ahora.idClima)).toEqual(conNombre)
    const mapa = await app.read('getMapaDeCalor', { idClima: ahora.idClima })
    const filas = mapa.filas.filter(({ conjunto }: any) => conjunto.clase === 'antiguedades')
    expect(
      filas.map(({ conjunto, estabaAntes }: any) => [conjunto.nombre, conjunto.opciones, estabaAntes]),
    ).toEqual(conNombre.map((una) => [...una, true]))
    const cambios = await app.read('getCambios', { idClima: ahora.idClima, idParte: uno! })
    expect(cambios.personas).toBe(cambios.personasAntes)
    expect(cambios.filas[0].cambio).not.toBeNull()

    // Emptied, it is called as its options again; the log knows of both.
    await nombrar(ahora.idClima, [uno!, ''])
    expect((await list(ahora.idClima))[0]).toEqual(['Uno + Dos', null])
    await nombrar(ahora.idClima, [uno!, ''])
    expect(
      (await listFrasesDeClimas(app, 3)).map((frase) => frase.includes('nombres de las antigüedades')),
    ).toEqual([true, true, false])
  })

  test('declared comparable compare, say so, and can be taken back; the log knows', async () => {
    const { read, call, graphql, logInAs, antes, idClima } = await open(engine)
    const declare = (variable: string, comparable: boolean) =>
      call(DECLARAR, { idClima, idComparado: antes, variable, comparable })
    const decision = 'Jefe se compara por decisión de la consultora.'
    const motivo = `${decision} En 2025, a diferencia de 2024, se pregunta también «Me escucha».`
    expect((await declare('jefe', true)).data.changeComparabilidad).toEqual({ tipo: 'declarada', motivo })
    const readJefe = async () =>
      (await read('getCambios', { idClima })).filas.find(({ variable }: any) => variable === 'Jefe')
    expect(await readJefe()).toMatchObject({
      cambio: { puntos: expect.any(Number) },
      comparabilidad: { tipo: 'declarada', motivo },
    })
    const [direccion] = (await read('getTendencia', { idClima })).indicadores
    expect(direccion.tramos).toEqual([
      {
        tipo: 'linea',
        motivo: `${decision} Desde 2025 se pregunta también «Me escucha».`,
        variables: ['Jefe'],
        declaradas: ['Jefe'],
      },
    ])
    await declare('Jefe', false)
    expect(await readJefe()).toMatchObject({ cambio: null, comparabilidad: { tipo: 'noComparable' } })
    expect(codeOf(await declare('Rumbo', true))).toBe('BAD_USER_INPUT')
    expect(codeOf(await declare('Otra', true))).toBe('BAD_USER_INPUT')
    expect(await listFrasesDeClimas({ graphql, logInAs }, 2)).toEqual([
      'Retiró que una variable de 2025 y 2024 fuera comparable.',
      'Declaró comparable una variable de 2025 y 2024, aunque sus preguntas cambiaron.',
    ])
  })

  test('follow all rounds up to this one, and can be narrowed to the questions they share', async () => {
    const { read, call, antes, idClima } = await open(engine)
    await call(CONTAR, { idClima, texto: '  Comedor   nuevo ' })
    const tendencia = await read('getTendencia', { idClima })
    expect(tendencia).toMatchObject({
      rondas: [
        { id: antes, periodo: '2024', contestaron: 210, hecho: '' },
        { id: idClima, periodo: '2025', contestaron: 213, hecho: 'Comedor nuevo' },
      ],
      repetidas: 8,
      preguntas: 9,
      faltan: ['Me escucha.'],
    })
    expect(tendencia.indicadores[0].tramos[0].tipo).toBe('rota')
    expect(tendencia.areas[0].tramos[0]).toMatchObject({
      tipo: 'cortada',
      motivo: expect.stringMatching(/^Dirección entró en 2025\. La cifra general cuenta Dirección, /),
    })
    const repetidas = await read('getTendencia', { idClima, soloRepetidas: true })
    expect(repetidas.indicadores[0].tramos[0].tipo).toBe('linea')
    expect(repetidas.indicadores[0].valores[0]).toBe(tendencia.indicadores[0].valores[0])
    expect(repetidas.indicadores[0].valores[1]).not.toBe(tendencia.indicadores[0].valores[1])
    expect((await read('getTendencia', { idClima: antes })).rondas).toHaveLength(1)
    expect(codeOf(await call(CONTAR, { idClima, texto: 'x'.repeat(61) }))).toBe('BAD_USER_INPUT')
  })

  test('say where to begin: what is low, in how many groups, and what it was before', async () => {
    const { read, answerRonda, antes, idClima } = await open(engine)
    const primera = await read('getPrioridades', { idClima: antes })
    expect(primera).toMatchObject({ comparado: null, variables: 4 })
    const { comparado, prioridades } = await read('getPrioridades', { idClima })
    expect(comparado).toMatchObject({ id: antes, periodo: '2024' })
    const valores = prioridades.map(({ valor }: { valor: number }) => valor)
    expect(valores).toEqual(valores.toSorted((a: number, b: number) => a - b))
    expect(prioridades[0]).toMatchObject({ baja: true, donde: { clase: 'grupos' } })
    const { idClima: abierto } = await answerRonda({ anio: 2026, opinion: before, porGrupo: 20 })
    expect(await read('getPrioridades', { idClima: abierto })).toMatchObject({
      variables: 0,
      prioridades: [],
    })
  })
})

describeAnyEngine('readings', (engine) => {
  test('tell what changed since the round before, under the minimum and with intervals', async () => {
    const { read, call, antes, idClima } = await open(engine)
    const cambios = await read('getCambios', { idClima })
    expect(cambios).toMatchObject({
      comparado: { id: antes, periodo: '2024', conOtraBase: false },
      personas: 213,
      personasAntes: 210,
      clima: { periodo: '2025', dataProcesada: { baseDeCalculo: 'encuestados', cantidadDeEncuestados: 213 } },
    })
    const jefe = cambios.filas.find(({ variable }: any) => variable === 'Jefe')
    expect(jefe).toMatchObject({
      cambio: null,
      comparabilidad: {
        tipo: 'noComparable',
        motivo: 'En 2025, a diferencia de 2024, se pregunta también «Me escucha».',
      },
    })
    const horario = cambios.filas.find(({ variable }: any) => variable === 'Horario')
    expect(horario.cambio.veredicto).toBe('baja')
    expect(horario.cambio.puntos).toBeCloseTo(horario.ahora - horario.antes, 10)
    expect(horario.cambio.hasta).toBeLessThan(0)
    expect(cambios.suben + cambios.sinCambio + cambios.bajan).toBe(3)
    // Of a group of three nothing is told, nor of the one that would give it away.
    const { data } = await call(
      `query($idClima: ID!) { getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) {
        gruposDeOpinion { nombre reserva } } }`,
      { idClima },
    )
    const ocultos = data.getAreasDeTrabajoSatisfaccionGeneral
      .flatMap((area: any) => area.gruposDeOpinion)
      .filter(({ reserva }: any) => reserva)
      .map(({ nombre }: any) => nombre)
    expect(ocultos).toContain('Dirección')
    for (const { conjunto } of cambios.movimientos) expect(ocultos).not.toContain(conjunto.nombre)
    expect(cambios.movimientos.at(-1)).toMatchObject({ conjunto: { nombre: 'Noche' }, variable: 'Horario' })
    const [direccion] = cambios.partes.filter(({ nombre }: any) => nombre === 'Dirección')
    expect(await read('getCambios', { idClima, idParte: direccion.id })).toMatchObject({
      reserva: 'menosDelMinimo',
      personas: null,
      suben: 0,
      bajan: 0,
      sinCambio: 0,
    })
  })

  test('have one rule of what compares, whichever round is asked for first', async () => {
    const { read, ask, call, antes, idClima } = await open(engine)
    const general = {
      tipo: 'conAviso',
      motivo:
        'La cifra general cuenta Dirección, que no se compara con 2024 porque cambió lo que se pregunta.',
    }
    const comparabilidad = await read('getComparabilidad', { idClima, idComparado: antes })
    expect(comparabilidad.general).toEqual(general)
    const listTipos = (medidas: any[]) =>
      medidas.filter((una) => una.comparabilidad.tipo !== 'comparable').map(({ nombre }) => nombre)
    expect(listTipos(comparabilidad.indicadores)).toEqual(['Dirección'])
    expect(listTipos(comparabilidad.variables)).toEqual(['Jefe'])
    expect(listTipos(comparabilidad.factores)).toEqual(['Jefe en general'])
    expect(await read('getComparabilidad', { idClima: antes, idComparado: idClima })).toEqual(comparabilidad)
    const mapa = await read('getMapaDeCalor', { idClima })
    expect({ general: mapa.comparabilidad, personas: mapa.personasAntes }).toEqual({ general, personas: 210 })
    const findAntes = (nombre: string) =>
      mapa.filas.find(({ conjunto }: any) => conjunto.nombre === nombre).estabaAntes
    expect([findAntes('Noche'), findAntes('Dirección')]).toEqual([true, false])
    const { general: linea } = await read('getTendencia', { idClima })
    expect(linea.tramos).toEqual([{ tipo: 'linea', motivo: general.motivo, variables: [], declaradas: [] }])
    await call(DECLARAR, { idClima, idComparado: antes, variable: 'Jefe', comparable: true })
    expect((await read('getComparabilidad', { idClima, idComparado: antes })).general.tipo).toBe('declarada')
    expect((await ask('getComparabilidad', { idClima, idComparado: 'x' })).code).toBe('NOT_FOUND')
  })

  test('tell a change alike in every reading: clear where its interval leaves zero out', async () => {
    const { read, antes, idClima } = await open(engine)
    const readClaros = async (de: string): Promise<string[]> =>
      (await read('getComparabilidad', { idClima, idComparado: antes, de })).claros
        .filter(({ clase }: any) => clase === 'variable' || clase === 'general')
        .map(({ conjunto, nombre, veredicto }: any) =>
          [conjunto ?? 'Toda la empresa', nombre, veredicto].join(),
        )
        .sort()
    const { filas, columnas } = await read('getMapaDeCalor', { idClima, idComparado: antes })
    const listEnMapa = (suClase: string): string[] =>
      filas
        .filter(({ conjunto }: any) => conjunto.clase === suClase)
        .flatMap(({ conjunto, general, celdas }: any) =>
          [general, ...celdas].flatMap(({ cambio }: any, i: number) =>
            cambio && cambio.veredicto !== 'sinCambio'
              ? [[conjunto.nombre, columnas[i - 1]?.nombre ?? '', cambio.veredicto].join()]
              : [],
          ),
        )
        .sort()
    expect(listEnMapa('empresa').length).toBeGreaterThan(0)
    for (const clase of ['empresa', 'areas', 'grupos'])
      expect(await readClaros(clase), clase).toEqual(listEnMapa(clase))
    const cambios = await read('getCambios', { idClima, idComparado: antes })
    const deCambios = cambios.filas.filter(({ cambio }: any) => cambio && cambio.veredicto !== 'sinCambio')
    const deEmpresa = (await readClaros('empresa')).filter((uno) => !uno.includes(',,'))
    expect(deEmpresa).toHaveLength(deCambios.length)
  })

  test('put every set by every variable, with the figures of the results and those of before', async () => {
    const { read, call, antes, idClima } = await open(engine)
    const mapa = await read('getMapaDeCalor', { idClima })
    const { data } = await call(
      `query($idClima: ID!) { getAreasDeTrabajoSatisfaccionGeneral(idClima: $idClima) { id
        porcentajeSatisfaccionAreaDeTrabajo variables { nombre porcentajeOfVariable } } }`,
      { idClima },
    )
    for (const area of data.getAreasDeTrabajoSatisfaccionGeneral) {
      const fila = mapa.filas.find(({ conjunto }: any) => conjunto.id === area.id)
      const cifras = area.variables.map(({ porcentajeOfVariable: p }: any) => (p === null ? null : p * 100))
      expect(fila.celdas.map(({ valor }: any) => valor)).toEqual(cifras)
      const { porcentajeSatisfaccionAreaDeTrabajo: general } = area
      expect(fila.general.valor).toBe(general === null ? null : general * 100)
    }
    const find = (nombre: string) => mapa.filas.find(({ conjunto }: any) => conjunto.nombre === nombre)
    expect(find('Noche').celdas[2]).toMatchObject({ cambio: { veredicto: 'baja' } })
    expect(find('Dirección')).toMatchObject({
      conjunto: { codigo: 'G2', personas: 3, reserva: 'menosDelMinimo' },
    })
    for (const celda of find('Dirección').celdas)
      expect(celda).toEqual({ valor: null, antes: null, cambio: null })
    // The company's boss, whose questions changed: both figures, and no difference.
    expect(mapa.filas[0].celdas[1]).toMatchObject({ antes: expect.any(Number), cambio: null })
    const factores = await read('getMapaDeCalor', { idClima, variable: 'Horario', idComparado: antes })
    expect(factores.columnas).toMatchObject([
      { nombre: 'Horario en general', indicador: 'Horario', inicia: true },
    ])
    expect(factores.filas[0].general).toEqual(mapa.filas[0].celdas[2])
  })

  test('feed the report: change with its certainty, and where to begin', async () => {
    const { call, idClima } = await open(engine)
    const listSecciones = async () => {
      const { data } = await call(
        `query($idClima: ID!) { appInfo { getInforme(idClima: $idClima) { secciones { clave redacciones {
          titular comentario } } } } }`,
        { idClima },
      )
      const secciones: { clave: string; redacciones: object[] }[] = data.appInfo.getInforme.secciones
      return new Map(secciones.map(({ clave, redacciones }) => [clave, redacciones]))
    }
    const secciones = await listSecciones()
    expect(JSON.stringify(secciones.get('cambio'))).toContain('Horario')
    expect(JSON.stringify(secciones.get('prioridades'))).toContain('Empezar por ')
  })

  test('compute the earlier round on the base of this one', async () => {
    const { closeRonda, read } = await openLecturas(engine)
    const cambios = { baseDeCalculo: 'respuestasValidas' } as const
    await closeRonda({ anio: 2024, opinion: before })
    const { idClima } = await closeRonda({ anio: 2025, opinion: after, cambios })
    expect(await read('getCambios', { idClima })).toMatchObject({
      comparado: { conOtraBase: true },
      clima: { dataProcesada: { baseDeCalculo: 'respuestasValidas' } },
    })
  })

  test('have nothing to compare with where there is no earlier round with figures', async () => {
    const { answerRonda, ask, idClima, antes } = await open(engine)
    expect((await ask('getCambios', { idClima: antes })).lectura).toMatchObject({
      comparado: null,
      rondas: [],
      filas: [],
      movimientos: [],
    })
    expect((await ask('getMapaDeCalor', { idClima: antes, idComparado: idClima })).code).toBe('NOT_FOUND')
    expect((await ask('getMapaDeCalor', { idClima, variable: 'Otra' })).code).toBe('NOT_FOUND')
    expect((await ask('getCambios', { idClima, idParte: 'nada' })).code).toBe('NOT_FOUND')
    expect((await ask('getTendencia', { idClima: 'nada' })).code).toBe('NOT_FOUND')
    // What was just answered shows in no reading before it is published.
    const { idClima: abierto } = await answerRonda({ anio: 2026, opinion: before })
    const { lectura } = await ask('getMapaDeCalor', { idClima: abierto })
    for (const { general, celdas } of lectura.filas)
      for (const celda of [general, ...celdas]) expect(celda.valor).toBeNull()
    const { general, areas, rondas } = (await ask('getTendencia', { idClima: abierto })).lectura
    expect(general.valores[2]).toBeNull()
    // Nor are those who wait among the people behind a figure.
    expect(rondas[2].contestaron).toBeGreaterThan(0)
    expect(general.personas).toEqual([210, 213, null])
    const sumOfAreas = areas.reduce((suma: number, { personas }: any) => suma + personas[0], 0)
    expect(sumOfAreas).toBe(210)
  })
})
