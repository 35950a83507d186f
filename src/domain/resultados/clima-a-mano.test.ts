import { describe, expect, test } from 'vitest'
import type { BaseDeCalculo } from '../climas/clima-input.ts'
import { computeComplementarias } from './complementarias.ts'
import { createCubo } from './cubo.ts'
import { computeDataProcesada } from './data-procesada.ts'
import { createFuenteViva } from './fuente.ts'
import { sumRecuento } from './recuento.ts'
import { computeResultados } from './resultados.ts'
import { listVariables, type Satisfaccion } from './satisfaccion.ts'
import { addHoja } from './testing/add-hoja.ts'
import { climaAMano, hojasAMano } from './testing/clima-a-mano.ts'

const { definicion } = climaAMano
const cubo = createCubo(definicion)
for (const { idGrupoDeOpinion, hoja } of hojasAMano) addHoja(cubo, idGrupoDeOpinion, hoja)
const compute = (base: BaseDeCalculo) =>
  computeResultados(definicion, base, createFuenteViva(definicion, cubo))

const figures = (s: Satisfaccion) => ({
  n: s.encuestados,
  general: s.porcentajeSatisfaccion,
  indicadores: s.indicadoresDeMedicion.map((i) => i.porcentajeIndicador),
  variables: listVariables(s).map((v) => v.porcentajeOfVariable),
  factores: listVariables(s).flatMap((v) => v.factoresEvaluados.map((f) => f.porcentajeOfFactorEvaluado)),
  preguntas: listVariables(s).flatMap((v) => v.preguntas.map((p) => p.porcentajePregunta)),
})

/** Everything to nine decimals, nulls as they are. */
const expectFigures = (satisfaccion: Satisfaccion, expected: ReturnType<typeof figures>) => {
  const round = (_: string, v: unknown) => (typeof v === 'number' ? Math.round(v * 1e9) / 1e9 : v)
  expect(JSON.parse(JSON.stringify(figures(satisfaccion), round))).toEqual(
    JSON.parse(JSON.stringify(expected, round)),
  )
}

//        q1 q2 q3 q4 q5
// g1     0  1  2  4  0   less than a year
// g1     3  0  0  0  1   more
// g2     1  2  3  4  3   less than a year
// g2     0               did not say
describe('a climate worked out by hand', () => {
  test('everybody, divided by the four who answered something', () => {
    expectFigures(compute('encuestados').general, {
      n: 4,
      preguntas: [3 / 4, 2 / 4, 1 / 4, 1 / 4, 2 / 4],
      factores: [(3 / 4 + 2 / 4) / 2, 1 / 4, 1 / 4, 2 / 4],
      variables: [(3 / 4 + 2 / 4 + 1 / 4) / 3, 1 / 4, 2 / 4],
      indicadores: [(0.5 + 0.25) / 2, 0.5],
      general: 0.4375,
    })
  })

  test('everybody, divided by valid answers', () => {
    expectFigures(compute('respuestasValidas').general, {
      n: 4,
      preguntas: [3 / 4, 2 / 3, 1 / 3, 1 / 1, 2 / 3],
      factores: [17 / 24, 1 / 3, 1, 2 / 3],
      variables: [7 / 12, 1, 2 / 3],
      indicadores: [19 / 24, 2 / 3],
      general: 35 / 48,
    })
  })

  test('a group in which the variable applied to nobody leaves it out of the mean', () => {
    const [, g2] = compute('encuestados').gruposDeOpinion
    if (!g2) throw new Error('g2')
    expectFigures(g2, {
      n: 2,
      preguntas: [1, 0, 0, null, 0],
      factores: [1 / 2, 0, null, 0],
      variables: [1 / 3, null, 0],
      indicadores: [1 / 3, 0],
      general: 1 / 6,
    })
    expect(listVariables(g2).map((v) => v.VariableNoAplica)).toEqual([false, true, false])
  })

  test('a seniority, and its share of those who gave one', () => {
    const [menos, mas] = compute('encuestados').antiguedades
    if (!menos || !mas) throw new Error('antiguedades')
    expectFigures(menos, {
      n: 2,
      preguntas: [1, 1 / 2, 0, null, 1 / 2],
      factores: [3 / 4, 0, null, 1 / 2],
      variables: [1 / 2, null, 1 / 2],
      indicadores: [1 / 2, 1 / 2],
      general: 1 / 2,
    })
    expect([menos.participacion, mas.participacion]).toEqual([2 / 3, 1 / 3])
    expect(mas.porcentajeSatisfaccion).toBeCloseTo(11 / 12)
  })

  test('a group without answers has no figures, and is not said to be No Aplica', () => {
    const [, , g3] = compute('encuestados').gruposDeOpinion
    expect(g3).toMatchObject({ encuestados: 0, participacion: 0, porcentajeSatisfaccion: null })
    expect(g3 && listVariables(g3).some((v) => v.VariableNoAplica)).toBe(false)
  })

  test('complementary parts, in percent of those who answered', () => {
    const partes = computeComplementarias(definicion.cuestionario, sumRecuento(cubo, 'todos'))
    expect(partes.map((p) => p.tipo)).toEqual(['maloToExelente', 'seleccionMultiple'])
    expect(partes[0]?.preguntas[0]).toEqual({
      id: 'q6',
      orden: 6,
      pregunta: 'Pregunta 6',
      cantidadDeRespuestas: 2,
      porcentajes: [
        { nombre: 'Exelente', porcentaje: 50 },
        { nombre: 'Bueno', porcentaje: 0 },
        { nombre: 'Regular', porcentaje: 0 },
        { nombre: 'Malo', porcentaje: 50 },
      ],
    })
    expect(partes[1]?.preguntas.map((p) => [p.cantidadDeRespuestas, p.porcentajes[0]])).toEqual([
      [3, { nombre: 'Seleccionada', porcentaje: (2 / 3) * 100 }],
      [3, { nombre: 'Seleccionada', porcentaje: (1 / 3) * 100 }],
    ])
    const deG3 = computeComplementarias(
      definicion.cuestionario,
      sumRecuento(cubo, { idsGruposDeOpinion: ['g3'] }),
    )
    expect(deG3[1]?.preguntas[0]?.porcentajes).toEqual([{ nombre: 'Seleccionada', porcentaje: null }])
  })

  test('the processed series are percents', () => {
    const procesada = computeDataProcesada(compute('encuestados'), {
      baseDeCalculo: 'encuestados',
      conLaOtra: compute('respuestasValidas').general,
    })
    expect(procesada.porcentajeSatisfaccionGeneral).toBeCloseTo(43.75)
    expect(procesada.porcentajeConLaOtraBase).toBeCloseTo((35 / 48) * 100)
    expect(procesada.satisfaccionGeneralGeneral.data).toEqual([procesada.porcentajeSatisfaccionGeneral])
    expect(procesada.satisfaccionGeneral).toMatchObject({ labels: ['I1', 'I2'], data: [37.5, 50] })
    expect(procesada.satisfaccionPorAreasDeAnalisis).toEqual([
      { nombre: 'A', labels: ['f1', 'f2'], data: [62.5, 25] },
      { nombre: 'B', labels: ['f3'], data: [25] },
      { nombre: 'C', labels: ['f4'], data: [50] },
    ])
    expect(procesada.satisfaccionPorAreasDeTrabajo).toEqual([
      { nombre: 'Todo', labels: ['A', 'B', 'C'], data: [50, 25, 50] },
      { nombre: 'Aparte', labels: ['A', 'B', 'C'], data: [null, null, null] },
    ])
    expect(procesada.satisfaccionPorGruposDeOpinion.map((s) => s.nombre)).toEqual([
      'Oficina',
      'Planta',
      'Bodega',
    ])
    expect(procesada.cantidadDeEncuestadosPorAntiguedad).toMatchObject({
      labels: ['Pregunta 9', 'Pregunta 10'],
      data: [(2 / 3) * 100, (1 / 3) * 100],
    })
    expect(procesada.satisfaccionGeneralAntiguedad[0]).toEqual({
      nombre: 'Pregunta 9',
      labels: ['I1', 'I2'],
      data: [50, 50],
    })
    expect(procesada.satisfaccionGeneralGeneralAntiguedad.data[1]).toBeCloseTo(1100 / 12)
    expect(procesada.satisfaccionGeneralPorAreasDeTrabajo[1]).toEqual({ nombre: 'Aparte', porcentaje: null })
    expect(procesada.satisfaccionGeneralPorGruposDeOpinion[0]?.porcentaje).toBeCloseTo(950 / 12)
  })
})
