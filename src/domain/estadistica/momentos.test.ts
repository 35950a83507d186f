import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createCubo } from '../resultados/cubo.ts'
import { type Conjunto, getCuentas, sumRecuento } from '../resultados/recuento.ts'
import { createComputeSatisfaccion, listVariables } from '../resultados/satisfaccion.ts'
import { sumMedidas } from '../resultados/sum-medidas.ts'
import { addHoja } from '../resultados/testing/add-hoja.ts'
import {
  type ClimaContestado,
  climaContestadoArbitrary,
  type Encuestado,
} from '../resultados/testing/random-hojas.ts'
import type { Medida } from './medidas.ts'
import { addSumasDeMedida } from './sumas-de-medida.ts'

function count({ clima }: ClimaContestado, encuestados: readonly Encuestado[]) {
  const cubo = createCubo(clima.definicion)
  for (const { idGrupoDeOpinion, hoja } of encuestados) addHoja(cubo, idGrupoDeOpinion, hoja)
  return cubo
}

const CONJUNTOS = ({ clima }: ClimaContestado): Conjunto[] => [
  'todos',
  ...clima.definicion.gruposDeOpinion.map(({ id }) => ({ idsGruposDeOpinion: [id] })),
  ...clima.definicion.areasDeTrabajo,
]

const belongs = (conjunto: Conjunto, { idGrupoDeOpinion }: Encuestado) =>
  conjunto === 'todos' ||
  ('idsGruposDeOpinion' in conjunto && conjunto.idsGruposDeOpinion.includes(idGrupoDeOpinion))

/** A person's favourable and valid share of a variable, from what they answered. */
function readVariable({ clima }: ClimaContestado, { nombre }: Medida, { codigos }: Encuestado) {
  const preguntas = clima.definicion.cuestionario.partesCuestionario
    .filter((parte) => (parte.tipo === 'smile' || parte.tipo === 'escala') && parte.variable === nombre)
    .flatMap((parte) => parte.preguntas)
  const dadas = preguntas.flatMap(({ id }) => codigos.get(id) ?? []).filter((dada) => dada !== '4')
  return {
    x: dadas.filter((dada) => dada === '0' || dada === '1').length / preguntas.length,
    y: dadas.length / preguntas.length,
  }
}

/** The same of any medida. */
function readMedida(
  contestado: ClimaContestado,
  medidas: readonly Medida[],
  medida: Medida,
  encuestado: Encuestado,
): { x: number; y: number } {
  if (medida.clase === 'variable') return readVariable(contestado, medida, encuestado)
  const partes = medida.partes.map((parte) => readMedida(contestado, medidas, medidas[parte]!, encuestado))
  return { x: mean(partes.map(({ x }) => x)), y: mean(partes.map(({ y }) => y)) }
}

const mean = (numeros: readonly number[]) => numeros.reduce((s, n) => s + n, 0) / numeros.length

const expectNearest = (entero: number, exacto: number) =>
  expect(Math.abs(entero - exacto)).toBeLessThanOrEqual(0.5 + 1e-6)

describe('sums over people', () => {
  test("are those of each one's own shares, for variables, indicators and the general figure", () => {
    fc.assert(
      fc.property(climaContestadoArbitrary, (contestado) => {
        const cubo = count(contestado, contestado.encuestados)
        const { medidas } = cubo.momentos
        for (const conjunto of CONJUNTOS(contestado)) {
          const suyos = contestado.encuestados.filter((encuestado) => belongs(conjunto, encuestado))
          const sumas = sumMedidas(cubo, conjunto)
          medidas.forEach((medida, m) => {
            const personas = suyos
              .map((e) => readMedida(contestado, medidas, medida, e))
              .filter(({ y }) => y > 0)
            const total = (f: (x: number, z: number) => number) =>
              personas.reduce((s, { x, y }) => s + f(x, 1 - y), 0)
            const [cuantas, ...demas] = sumas[m]!
            const { escala } = medida
            expect(cuantas).toBe(personas.length)
            // A mean of shares stands in ten-thousandths: half of one is lost per person.
            const digitos = medida.clase === 'variable' ? 9 : 2
            const esperadas: [number, number][] = [
              [total((x) => x), escala],
              [total((x) => x * x), escala ** 2],
              [total((_, z) => z), escala],
              [total((x, z) => x * z), escala ** 2],
              [total((_, z) => z * z), escala ** 2],
            ]
            for (const [i, [esperada, unidad]] of esperadas.entries())
              expect(demas[i]! / unidad).toBeCloseTo(esperada, digitos)
          })
        }
      }),
    )
  })

  test('of one person are the nearest whole numbers, and not those below', () => {
    fc.assert(
      fc.property(climaContestadoArbitrary, (contestado) => {
        for (const persona of contestado.encuestados) {
          const cubo = count(contestado, [persona])
          const { medidas } = cubo.momentos
          sumMedidas(cubo, 'todos').forEach(([cuantas, x, , z], m) => {
            const suya = readMedida(contestado, medidas, medidas[m]!, persona)
            const { escala } = medidas[m]!
            if (cuantas === 0) return
            expectNearest(x!, suya.x * escala)
            expectNearest(z!, (1 - suya.y) * escala)
          })
        }
      }),
    )
  })

  test('of a variable give the mean that the counts give, on the base of everybody', () => {
    fc.assert(
      fc.property(climaContestadoArbitrary, (contestado) => {
        const { definicion } = contestado.clima
        const cubo = count(contestado, contestado.encuestados)
        const compute = createComputeSatisfaccion(definicion, 'encuestados')
        for (const conjunto of CONJUNTOS(contestado)) {
          const recuento = sumRecuento(cubo, conjunto)
          const figuras = new Map(listVariables(compute(recuento)).map((v) => [v.nombre, v]))
          sumMedidas(cubo, conjunto).forEach(([, x = 0], m) => {
            const { clase, nombre, posiciones } = cubo.momentos.medidas[m]!
            if (clase !== 'variable') return
            const cuentas = posiciones.map((posicion) => getCuentas(recuento, posicion))
            expect(x).toBe(cuentas.reduce((s, [a = 0, b = 0]) => s + a + b, 0))
            const { porcentajeOfVariable } = figuras.get(nombre)!
            const conFigura = cuentas.filter((c) => c.slice(0, 4).some((cuenta) => cuenta > 0)).length
            if (porcentajeOfVariable === null) expect(conFigura).toBe(0)
            else expect(x / recuento.encuestados / conFigura).toBeCloseTo(porcentajeOfVariable, 14)
          })
        }
      }),
    )
  })

  test('of two blocks add up to those of all sheets, to the last digit', () => {
    fc.assert(
      fc.property(climaContestadoArbitrary, fc.nat(), (contestado, corte) => {
        const { encuestados } = contestado
        const k = encuestados.length === 0 ? 0 : corte % encuestados.length
        const [a, b, todos] = [encuestados.slice(0, k), encuestados.slice(k), encuestados].map((suyos) =>
          sumMedidas(count(contestado, suyos), 'todos'),
        )
        expect(a!.map((sumas, m) => addSumasDeMedida(sumas, b![m]!))).toEqual(todos)
      }),
    )
  })

  test('are missing as soon as those of one block are', () => {
    expect(addSumasDeMedida([1, 2], null)).toBeNull()
    expect(addSumasDeMedida(null, [1, 2])).toBeNull()
  })
})
