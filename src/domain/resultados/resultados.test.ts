import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { createClima } from '../climas/create-clima.ts'
import type { Clima, Definicion } from '../climas/definicion.ts'
import { addHojas, createCubo } from './cubo.ts'
import { createFuenteViva } from './fuente.ts'
import { computeResultados, listAntiguedades } from './resultados.ts'
import { createComputeSatisfaccion, type Satisfaccion } from './satisfaccion.ts'
import { addHoja } from './testing/add-hoja.ts'
import { climaContestadoArbitrary, type Encuestado } from './testing/random-hojas.ts'
import { referenceSatisfaccion } from './testing/reference-satisfaccion.ts'

function countAll({ definicion }: Clima, encuestados: readonly Encuestado[]) {
  const cubo = createCubo(definicion)
  for (const { idGrupoDeOpinion, hoja } of encuestados) addHoja(cubo, idGrupoDeOpinion, hoja)
  return cubo
}

const compute = (clima: Clima, encuestados: readonly Encuestado[]) =>
  computeResultados(
    clima.definicion,
    clima.baseDeCalculo,
    createFuenteViva(clima.definicion, countAll(clima, encuestados)),
  )

/** The fast result in the reference's shape. */
const simplify = ({ encuestados, porcentajeSatisfaccion, indicadoresDeMedicion }: Satisfaccion) => ({
  encuestados,
  valor: porcentajeSatisfaccion,
  indicadores: indicadoresDeMedicion.map((indicador) => ({
    nombre: indicador.nombre,
    valor: indicador.porcentajeIndicador,
    variables: indicador.variables.map((variable) => ({
      nombre: variable.nombre,
      valor: variable.porcentajeOfVariable,
      factores: variable.factoresEvaluados.map((factor) => ({
        nombre: factor.nombre,
        valor: factor.porcentajeOfFactorEvaluado,
      })),
    })),
  })),
})

describe('satisfaction of any climate', () => {
  test('is what the rules say, for everybody, each group, each area and each seniority', () => {
    fc.assert(
      fc.property(climaContestadoArbitrary, ({ clima, encuestados }) => {
        const resultados = compute(clima, encuestados)
        const reference = (belongs: (e: Encuestado) => boolean) =>
          referenceSatisfaccion(clima, encuestados.filter(belongs))
        expect(simplify(resultados.general)).toEqual(reference(() => true))
        for (const grupo of resultados.gruposDeOpinion)
          expect(simplify(grupo)).toEqual(reference((e) => e.idGrupoDeOpinion === grupo.id))
        for (const area of resultados.areasDeTrabajo)
          expect(simplify(area)).toEqual(
            reference((e) => area.idsGruposDeOpinion.includes(e.idGrupoDeOpinion)),
          )
        for (const antiguedad of resultados.antiguedades)
          expect(simplify(antiguedad)).toEqual(reference((e) => e.respuestas.get(antiguedad.id) === 'true'))
      }),
      { numRuns: 300 },
    )
  })

  test('says No Aplica exactly where somebody answered and all said so', () => {
    fc.assert(
      fc.property(climaContestadoArbitrary, ({ clima, encuestados }) => {
        for (const indicador of compute(clima, encuestados).general.indicadoresDeMedicion)
          for (const variable of indicador.variables) {
            const dadas = variable.preguntas.flatMap((p) =>
              encuestados.flatMap((e) => e.codigos.get(p.id) ?? []),
            )
            expect(variable.VariableNoAplica).toBe(dadas.length > 0 && dadas.every((r) => r === '4'))
            for (const factor of variable.factoresEvaluados) {
              const suyas = variable.preguntas
                .filter((p) => p.factorEvaluado === factor.nombre)
                .flatMap((p) => encuestados.flatMap((e) => e.codigos.get(p.id) ?? []))
              expect(factor.factorEvaluadoNoAplica).toBe(suyas.length > 0 && suyas.every((r) => r === '4'))
            }
          }
      }),
    )
  })

  test('of an area equals the pooled answers of its groups', () => {
    fc.assert(
      fc.property(climaContestadoArbitrary, ({ clima, encuestados }) => {
        const { areasDeTrabajo } = compute(clima, encuestados)
        for (const area of areasDeTrabajo) {
          const suyos = encuestados.filter((e) => area.idsGruposDeOpinion.includes(e.idGrupoDeOpinion))
          expect(simplify(area)).toEqual(simplify(compute(clima, suyos).general))
        }
      }),
    )
  })

  test('does not depend on the order of the sheets', () => {
    fc.assert(
      fc.property(climaContestadoArbitrary, ({ clima, encuestados }) => {
        expect(compute(clima, encuestados.toReversed())).toEqual(compute(clima, encuestados))
      }),
    )
  })
})

describe('shares of respondents', () => {
  test('of groups and of areas add up to everybody, of seniorities to those who gave one', () => {
    fc.assert(
      fc.property(climaContestadoArbitrary, ({ clima, encuestados }) => {
        const resultados = compute(clima, encuestados)
        const activos = encuestados.filter((e) => e.respuestas.size > 0)
        const antiguedades = listAntiguedades(clima.definicion)
        const conAntiguedad = activos.filter((e) =>
          antiguedades.some((a) => e.respuestas.get(a.id) === 'true'),
        )
        const sum = (partes: { participacion: number | null }[]) =>
          partes.reduce((suma, parte) => suma + (parte.participacion ?? 0), 0)
        expect(sum(resultados.gruposDeOpinion)).toBeCloseTo(activos.length > 0 ? 1 : 0)
        expect(sum(resultados.areasDeTrabajo)).toBeCloseTo(activos.length > 0 ? 1 : 0)
        expect(sum(resultados.antiguedades)).toBeCloseTo(conAntiguedad.length > 0 ? 1 : 0)
        for (const antiguedad of resultados.antiguedades)
          expect(antiguedad.participacion === null).toBe(conAntiguedad.length === 0)
      }),
    )
  })
})

test('sheets in one text, a line each, count as the same sheets one by one', () => {
  fc.assert(
    fc.property(climaContestadoArbitrary, ({ clima, encuestados }) => {
      const cubo = createCubo(clima.definicion)
      addHojas(cubo, encuestados.map((e) => `${e.idGrupoDeOpinion} ${e.hoja}`).join('\n'))
      expect(cubo).toEqual(countAll(clima, encuestados))
    }),
  )
})

test('a sheet of a group that is not of the climate is not counted in silence', () => {
  fc.assert(
    fc.property(climaContestadoArbitrary, ({ clima }) => {
      expect(() => addHoja(createCubo(clima.definicion), 'ajeno', '0')).toThrow(RangeError)
      expect(() => addHojas(createCubo(clima.definicion), 'ajeno 0')).toThrow(RangeError)
    }),
    { numRuns: 5 },
  )
})

describe('an overall figure', () => {
  const variables = ['A', 'B', 'C', 'D', 'E'].map((nombre) => ({
    nombre,
    descripcion: '',
    factoresEvaluados: [{ nombre: `Factor ${nombre}`, positiva: true }],
  }))
  const { definicion } = createClima(
    {
      idEmpresa: 'e1',
      fechaInicio: 0,
      gruposDeOpinion: [{ orden: 1, nombre: 'Uno', encuestadosPlaneados: 5 }],
      areasDeTrabajo: [{ nombre: 'Todo', gruposDeOpinion: [1] }],
      indicadoresDeMedicion: [
        { nombre: 'Primero', variables: variables.slice(0, 4) },
        { nombre: 'Segundo', variables: variables.slice(4) },
      ],
      cuestionario: {
        tipo: 'clima',
        partesCuestionario: variables.map(({ nombre }, i) => ({
          orden: i + 1,
          tipo: 'smile',
          variable: nombre,
          preguntas: [{ orden: 1, pregunta: `¿${nombre}?`, factorEvaluado: `Factor ${nombre}` }],
        })),
      },
    },
    (
      (n) => () =>
        `i${n++}`
    )(0),
  )
  const compute = (hoja: string, conMinimo: boolean, definicion: Definicion) => {
    const cubo = createCubo(definicion)
    addHoja(cubo, definicion.gruposDeOpinion[0]!.id, hoja)
    return createComputeSatisfaccion(definicion, 'encuestados', { conMinimo })(
      createFuenteViva(definicion, cubo).general,
    )
  }
  const read = (hoja: string, conMinimo = true, de: Definicion = definicion) => {
    const { porcentajeSatisfaccion, faltanVariables, indicadoresDeMedicion } = compute(hoja, conMinimo, de)
    return [porcentajeSatisfaccion, faltanVariables, indicadoresDeMedicion[0]!.faltanVariables]
  }

  test('is shown where it rests on three quarters of its variables, and else says how many are missing', () => {
    expect(read('00000')).toEqual([1, null, null])
    expect(read('000-0')).toEqual([1, null, null])
    expect(read('00--0')).toEqual([null, { cuantas: 2, de: 5 }, { cuantas: 2, de: 4 }])
    expect(read('-----')).toEqual([null, null, null])
  })

  test('misses no variable that nobody is asked about', () => {
    const sinPreguntar = {
      ...definicion,
      cuestionario: {
        ...definicion.cuestionario,
        partesCuestionario: definicion.cuestionario.partesCuestionario.slice(2),
      },
    }
    expect(read('--000', true, sinPreguntar)).toEqual([1, null, null])
  })

  test('is a mean of what there is in a climate without a minimum', () => {
    expect(read('0----', false)).toEqual([1, null, null])
  })
})
