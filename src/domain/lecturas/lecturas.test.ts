import { describe, expect, test } from 'vitest'
import { hideSumas } from '../estadistica/sumas-de-medida.ts'
import { createFuenteViva } from '../resultados/fuente.ts'
import { computeResultados } from '../resultados/resultados.ts'
import {
  type Comparacion,
  countVeredictos,
  findMovimientos,
  listCambiosDeEmpresa,
  listCambiosDeMedidas,
} from './cambio.ts'
import { compareVariables, type Declaracion } from './comparabilidad.ts'
import { computeMapa } from './mapa-de-calor.ts'
import { countPorAzar, filterArea, findHallazgo, formatCortado, listBloques } from './orden-de-mapa.ts'
import { countPreguntas, listPreguntasLeidas } from './preguntas.ts'
import { filterRepetidas } from './preguntas-repetidas.ts'
import { computePrioridades, getNivel } from './prioridades.ts'
import { computeRonda, findEmpresa, type Ronda } from './ronda.ts'
import { computeEscala, computeTendencia } from './tendencia.ts'
import { AREAS, createDefinicion, createRonda, type Opinion, VARIABLES } from './testing/ronda-de-prueba.ts'

const logistic = (x: number) => 1 / (1 + Math.exp(-x))

/** Everybody likes everything alike, in their own mood. */
const alike: Opinion = (_, __, animo) => logistic(0.8 + animo)

const BASES = ['encuestados', 'respuestasValidas'] as const

describe('a round', () => {
  test.for(BASES)('has the figures of the results, on the base %s', (base) => {
    const { cubo, ronda } = createRonda('2025', alike, { base })
    const resultados = computeResultados(ronda.definicion, base, createFuenteViva(ronda.definicion, cubo))
    const general = resultados.general
    expect(findEmpresa(ronda)?.cifras.map((cifra) => cifra?.media)).toEqual([
      ...general.indicadoresDeMedicion.flatMap((i) => i.variables.map((v) => v.porcentajeOfVariable)),
      ...general.indicadoresDeMedicion.map((i) => i.porcentajeIndicador),
      general.porcentajeSatisfaccion,
    ])
  })

  test('is surer of a figure than its people alone, and less than all their answers', () => {
    const { ronda } = createRonda('2025', alike)
    for (const { recuento, cifras } of ronda.conjuntos)
      for (const [m, cifra] of cifras.entries()) {
        expect(cifra!.n).toBeGreaterThanOrEqual(recuento.encuestados)
        expect(cifra!.n).toBeLessThanOrEqual(recuento.encuestados * ronda.medidas[m]!.posiciones.length)
      }
  })

  test('falls back on people where sums may not be kept', () => {
    const { definicion, medidas } = createRonda('2025', alike).ronda
    const { conjuntos } = createRonda('2025', alike, { definicion })
    const sinSumas = conjuntos.map((conjunto) => ({
      ...conjunto,
      sumas: hideSumas(
        medidas,
        conjunto.sumas.map((s) => s!),
        [medidas[0]!.posiciones[0]!],
      ),
    }))
    const { cifras } = findEmpresa(
      computeRonda({ id: '2025', nombre: '2025', definicion, base: 'encuestados', conjuntos: sinSumas }),
    )!
    const tamanos = cifras.map((cifra) => cifra!.n)
    // Rumbo, its indicator and the general figure; the other variables and Compromiso keep theirs.
    expect(tamanos.map((n) => n === 120)).toEqual([true, false, false, false, true, false, true])
  })

  test('says nothing of a withheld set', () => {
    const { ronda } = createRonda('2025', alike, { hide: ({ nombre }) => nombre === 'Noche' })
    const noche = ronda.conjuntos.find(({ nombre }) => nombre === 'Noche')!
    expect(noche.cifras.every((cifra) => cifra === null)).toBe(true)
  })
})

function compareRondas(actual: Ronda, anterior: Ronda, declaradas: Declaracion[] = []): Comparacion {
  const comparabilidades = compareVariables(actual.definicion, anterior.definicion, declaradas)
  return { actual, anterior, comparabilidades }
}

/** Horario falls, at night above all; Jefe rises. */
const moved: Opinion = (grupo, variable, animo) => {
  const cambio = { Jefe: 1.5, Horario: grupo === 'Noche' ? -3 : -0.8 }[variable] ?? 0
  return logistic(0.8 + cambio + animo)
}

describe('the change between two rounds', () => {
  const antes = createRonda('2024', alike, { semilla: 5 }).ronda
  const ahora = createRonda('2025', moved, { semilla: 6 }).ronda
  const comparacion = compareRondas(ahora, antes)

  test('is told with its interval and in words, from what rises most to what falls most', () => {
    const filas = listCambiosDeEmpresa(comparacion)
    expect(filas.map(({ variable, cambio }) => [variable, cambio?.veredicto])).toEqual([
      ['Jefe', 'Sube'],
      expect.anything(),
      expect.anything(),
      ['Horario', 'Baja'],
    ])
    for (const { antes: a, ahora: b, cambio } of filas) {
      expect(cambio!.puntos).toBeCloseTo(b! - a!)
      expect(cambio!.desde).toBeLessThan(cambio!.puntos)
      expect(cambio!.hasta).toBeGreaterThan(cambio!.puntos)
    }
    expect(countVeredictos(filas)).toMatchObject({ Sube: 1, Baja: 1 })
  })

  test('names where it moved most, and how many would look certain by chance', () => {
    const { movimientos, comparaciones, porAzar } = findMovimientos(comparacion)
    expect(comparaciones).toBe(12)
    expect(porAzar).toBe(1)
    expect(movimientos.at(-1)).toMatchObject({ variable: 'Horario', conjunto: { nombre: 'Noche' } })
    expect(movimientos[0]).toMatchObject({ variable: 'Jefe' })
  })

  test('is not told of a variable whose questions changed, unless staff say so', () => {
    const definicion = createDefinicion({ ...VARIABLES, Jefe: [{ texto: 'Me explica.' }] })
    const otra = createRonda('2025', moved, { definicion }).ronda
    const jefe = (declaradas: Declaracion[]) =>
      listCambiosDeEmpresa(compareRondas(otra, antes, declaradas)).find(({ variable }) => variable === 'Jefe')
    expect(jefe([])).toMatchObject({ cambio: null, comparabilidad: { tipo: 'noComparable' } })
    const cambios = { nuevas: [], quitadas: ['Grita.'], invertidas: [] }
    expect(jefe([{ variable: 'Jefe', cambios }])?.cambio).not.toBeNull()
  })

  test('is known by what it is of; an indicator compares where all its variables do', () => {
    expect([...listCambiosDeMedidas(comparacion).keys()]).toEqual([
      'variable:Rumbo',
      'variable:Jefe',
      'variable:Horario',
      'variable:Orgullo',
      'indicador:Dirección',
      'indicador:Compromiso',
      'general',
    ])
    const definicion = createDefinicion({ ...VARIABLES, Jefe: [{ texto: 'Me explica.' }] })
    const otra = compareRondas(createRonda('2025', moved, { definicion }).ronda, antes)
    expect([...listCambiosDeMedidas(otra).keys()]).toEqual([
      'variable:Rumbo',
      'variable:Horario',
      'variable:Orgullo',
      'indicador:Compromiso',
      'general',
    ])
  })

  test('of a withheld group is not told', () => {
    const sinNoche = createRonda('2025', moved, { hide: ({ nombre }) => nombre === 'Noche' }).ronda
    expect(findMovimientos(compareRondas(sinNoche, antes)).comparaciones).toBe(8)
  })
})

describe('the trend', () => {
  const rondas = [
    createRonda('2023', alike, {
      semilla: 2,
      definicion: createDefinicion(
        { ...VARIABLES, Orgullo: [{ texto: 'Me veo aquí.' }] },
        { ...AREAS, Producción: ['Día'] },
      ),
    }).ronda,
    createRonda('2024', alike, { semilla: 3 }).ronda,
    createRonda('2025', moved, { semilla: 4 }).ronda,
  ]
  const compare = (actual: Ronda, anterior: Ronda) => compareVariables(actual.definicion, anterior.definicion)
  const tendencia = computeTendencia(rondas, compare)

  test('breaks where the questions changed, and says why', () => {
    const compromiso = tendencia.indicadores.find(({ nombre }) => nombre === 'Compromiso')!
    expect(compromiso.tramos).toEqual([
      { tipo: 'rota', motivo: 'Desde 2024 se pregunta también «La recomiendo».', variables: ['Orgullo'] },
      { tipo: 'linea', motivo: null, variables: [] },
    ])
    expect(compromiso.cambios[0]).toBeNull()
    expect(compromiso.cambios[1]).not.toBeNull()
    expect(compromiso.puntos.every(({ valor }) => valor !== null)).toBe(true)
  })

  test('goes on where staff declared the questions comparable, and says so', () => {
    const cambios = { nuevas: ['La recomiendo.'], quitadas: [], invertidas: [] }
    const { indicadores } = computeTendencia(rondas, (actual, anterior) =>
      compareVariables(actual.definicion, anterior.definicion, [{ variable: 'Orgullo', cambios }]),
    )
    const compromiso = indicadores.find(({ nombre }) => nombre === 'Compromiso')!
    expect(compromiso.tramos[0]).toEqual({
      tipo: 'linea',
      motivo:
        'Orgullo se compara por decisión de la consultora. Desde 2024 se pregunta también «La recomiendo».',
      variables: ['Orgullo'],
    })
    expect(compromiso.cambios[0]).not.toBeNull()
  })

  test('is dashed where other people are in it', () => {
    const produccion = tendencia.areas.find(({ nombre }) => nombre === 'Producción')!
    expect(produccion.tramos[0]).toEqual({
      tipo: 'cortada',
      motivo: 'Noche entró en 2024.',
      variables: [],
    })
    expect(produccion.cambios).not.toContain(null)
  })

  test('compares the last round with every earlier one', () => {
    expect(tendencia.general.puntos.map(({ ronda }) => ronda)).toEqual(['2023', '2024', '2025'])
    expect(tendencia.general.cambios).toHaveLength(2)
  })

  test('has one scale for all charts, in tens, with the line of 75 inside and room for the numbers', () => {
    const escala = (...valores: number[]) =>
      computeEscala([{ puntos: valores.map((valor) => ({ ronda: '', valor })) }])
    expect(escala(55.5, 79.95)).toEqual({ desde: 50, hasta: 90 })
    expect(escala(90, 95)).toEqual({ desde: 70, hasta: 100 })
    expect(escala(0, 100)).toEqual({ desde: 0, hasta: 100 })
  })

  test('with repeated questions alone has no break', () => {
    const { definiciones } = filterRepetidas(rondas.map(({ definicion }) => definicion))
    const leidas = rondas.map(({ id, nombre, definicion, conjuntos }, i) =>
      computeRonda({
        id,
        nombre,
        definicion,
        leida: definiciones[i]!,
        base: 'encuestados',
        conjuntos: conjuntos.map((conjunto) => ({ ...conjunto, sumas: [] })),
      }),
    )
    for (const { tramos } of computeTendencia(leidas, compare).indicadores)
      expect(tramos.map(({ tipo }) => tipo)).toEqual(['linea', 'linea'])
  })
})

describe('the heat map', () => {
  const { ronda } = createRonda('2025', moved, { hide: ({ nombre }) => nombre === 'Finanzas' })
  const antes = createRonda('2024', alike).ronda
  const mapa = computeMapa(ronda, compareRondas(ronda, antes))!
  const findFila = (nombre: string) => mapa.filas.find(({ conjunto }) => conjunto.nombre === nombre)!

  test('has a block for each kind of set and a column for each variable', () => {
    expect(listBloques(mapa, null, 'satisfaccion').map(({ clase, filas }) => [clase, filas.length])).toEqual([
      ['empresa', 1],
      ['areas', 2],
      ['grupos', 3],
      ['antiguedades', 2],
    ])
    expect(mapa.columnas.map(({ nombre, inicia }) => [nombre, inicia])).toEqual([
      ['Rumbo', true],
      ['Jefe', false],
      ['Horario', true],
      ['Orgullo', false],
    ])
  })

  test.for(['asc', 'desc'] as const)('is sorted %s inside each block, withheld rows last', (sentido) => {
    for (const modo of ['satisfaccion', 'cambio'] as const) {
      const bloques = listBloques(mapa, { columna: 'Horario', sentido }, modo)
      expect(bloques.map(({ clase }) => clase)).toEqual(['empresa', 'areas', 'grupos', 'antiguedades'])
      for (const { filas } of bloques) {
        const valores = filas.flatMap(
          ({ celdas: [, , celda] }) => (modo === 'cambio' ? celda!.cambio?.puntos : celda!.valor) ?? [],
        )
        expect(valores).toEqual(valores.toSorted((a, b) => (sentido === 'asc' ? a - b : b - a)))
      }
      expect(bloques[2]!.filas.at(-1)?.conjunto.nombre).toBe('Finanzas')
    }
  })

  test('points at its lowest cell, and at its largest fall that is certain', () => {
    const enNoche = { fila: { conjunto: { nombre: 'Noche' } }, columna: 2 }
    expect(findHallazgo(mapa, 'satisfaccion')).toMatchObject(enNoche)
    expect(findHallazgo(mapa, 'cambio')).toMatchObject(enNoche)
    expect(findHallazgo(computeMapa(antes, compareRondas(antes, antes))!, 'cambio')).toBeNull()
  })

  test('says what each cell was before, and nothing where a round withholds', () => {
    const { valor, antes: previo, cambio } = findFila('Noche').celdas[2]!
    expect(cambio).toMatchObject({ veredicto: 'Baja' })
    expect(cambio!.puntos).toBeCloseTo(valor! - previo!)
    const finanzas = findFila('Finanzas')
    for (const celda of [finanzas.general, ...finanzas.celdas])
      expect(celda).toMatchObject({ valor: null, cambio: null })
    expect(countPorAzar(mapa.filas)).toEqual({ celdas: 28, porAzar: 1 })
  })

  test('of an area holds its groups', () => {
    const { id } = findFila('Producción').conjunto
    expect(filterArea(mapa.filas, id).map(({ conjunto }) => conjunto.nombre)).toEqual([
      'Toda la empresa',
      'Producción',
      'Día',
      'Noche',
    ])
  })

  test('of one variable shows its factors, with their change', () => {
    const factores = computeMapa(ronda, compareRondas(ronda, antes), 'horario')!
    expect(factores.columnas.map(({ nombre }) => nombre)).toEqual(['Horario en general'])
    const [{ general, celdas } = mapa.filas[0]!] = factores.filas
    expect(general).toEqual(mapa.filas[0]!.celdas[2])
    expect(celdas[0]!.valor).toBeCloseTo(general.valor!)
    expect(celdas[0]!.cambio!.puntos).toBeCloseTo(general.cambio!.puntos)
    // Of a factor it is not kept how people differ: its margin is the wider one.
    expect(celdas[0]!.cambio!.hasta).toBeGreaterThan(general.cambio!.hasta)
    expect(computeMapa(ronda, null, 'Otra')).toBeNull()
  })

  test('does not compare a factor that asks something else', () => {
    const definicion = createDefinicion({ ...VARIABLES, Horario: [{ texto: 'Descanso.' }] })
    const otra = createRonda('2024', alike, { definicion }).ronda
    const { filas } = computeMapa(ronda, compareRondas(ronda, otra), 'Horario')!
    expect(filas[0]!.celdas[0]).toMatchObject({ antes: expect.any(Number), cambio: null })
  })

  test('cuts its figures and does not round them into a better band', () => {
    expect(formatCortado(74.96)).toBe('74.9')
    expect(formatCortado(75)).toBe('75.0')
    expect(formatCortado(0.3 * 100)).toBe('30.0')
    expect(formatCortado(-2.68)).toBe('2.6')
  })
})

describe('priorities', () => {
  /** Orgullo and Jefe follow the mood closely, the others hardly. */
  const driven: Opinion = (_, variable, animo) =>
    variable === 'Jefe' || variable === 'Orgullo' ? logistic(3 * animo) : logistic(2 + 0.2 * animo)
  const { ronda, cubo } = createRonda('2025', driven, { porGrupo: 200 })

  test('put first what clearly weighs more and is not at 75 yet', () => {
    const prioridades = computePrioridades(ronda, cubo.momentos.productos, 'orgullo')
    expect(prioridades).toMatchObject({
      tipo: 'prioridades',
      personas: 600,
      compromiso: 'Orgullo',
      variables: [
        { variable: 'Jefe', nivel: 'Pesa más', lectura: 'Atender primero' },
        { nivel: 'Pesa menos', lectura: 'Mantener', faltan: 0 },
        { nivel: 'Pesa menos', lectura: 'Mantener', faltan: 0 },
      ],
    })
  })

  test('give tiers and never weights', () => {
    const { variables } = computePrioridades(ronda, cubo.momentos.productos, 'Orgullo') as {
      variables: object[]
    }
    for (const variable of variables)
      expect(Object.keys(variable)).toEqual(['variable', 'valor', 'faltan', 'nivel', 'lectura'])
  })

  test('are not computed from few people, nor for a variable that is not there', () => {
    const pocas = createRonda('2025', driven, { porGrupo: 50 })
    expect(computePrioridades(pocas.ronda, pocas.cubo.momentos.productos, 'Orgullo')).toEqual({
      tipo: 'pocasPersonas',
      personas: 150,
      minimo: 200,
    })
    expect(computePrioridades(ronda, cubo.momentos.productos, 'Otra')).toBeNull()
  })

  test('say more or less only where the interval leaves an equal share out', () => {
    expect(getNivel({ intervalo: { desde: 0.26, hasta: 0.4 } }, 4)).toBe('Pesa más')
    expect(getNivel({ intervalo: { desde: 0.2, hasta: 0.4 } }, 4)).toBe('Pesa')
    expect(getNivel({ intervalo: { desde: 0.1, hasta: 0.24 } }, 4)).toBe('Pesa menos')
  })
})

describe('question by question', () => {
  const { ronda } = createRonda('2025', moved)
  const empresa = findEmpresa(ronda)!

  test('goes from the least to the most satisfied, with the whole distribution', () => {
    const preguntas = listPreguntasLeidas(ronda, empresa)
    const valores = preguntas.map(({ valor }) => valor!)
    expect(valores).toEqual(valores.toSorted((a, b) => a - b))
    expect(preguntas[0]!.variable).toBe('Horario')
    for (const { valor, distribucion } of preguntas) {
      expect(distribucion!.reduce((a, b) => a + b)).toBeCloseTo(100)
      expect(distribucion![0]! + distribucion![1]!).toBeCloseTo(valor!)
    }
    const { debajo, alcanzan } = countPreguntas(preguntas)
    expect(debajo + alcanzan).toBe(8)
  })

  test('marks what is asked in the negative, and can be narrowed to a variable', () => {
    const deJefe = listPreguntasLeidas(ronda, empresa, { variable: 'Jefe', orden: 'cuestionario' })
    expect(deJefe.map(({ texto, enNegativo }) => [texto, enNegativo])).toEqual([
      ['Me explica.', false],
      ['Grita.', true],
    ])
  })

  test('of a withheld set has no figure', () => {
    const [pregunta] = listPreguntasLeidas(ronda, { ...empresa, reserva: 'menosDelMinimo' })
    expect(pregunta).toMatchObject({ valor: null, distribucion: null })
  })
})
