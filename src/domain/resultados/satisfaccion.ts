import type { BaseDeCalculo, VariableInput } from '../climas/clima-input.ts'
import type { Definicion, PreguntaDefinida } from '../climas/definicion.ts'
import { listPreguntasPorVariable } from '../climas/preguntas-de-variable.ts'
import { getCuentas, type Recuento } from './recuento.ts'

/** Every figure here is a fraction from 0 to 1, or null where nobody answered or nobody could (contract). */
export type Satisfaccion = {
  encuestados: number
  porcentajeSatisfaccion: number | null
  indicadoresDeMedicion: IndicadorConResultado[]
}

export type IndicadorConResultado = {
  nombre: string
  porcentajeIndicador: number | null
  variables: VariableConResultado[]
}

export type VariableConResultado = {
  nombre: string
  descripcion: string
  porcentajeOfVariable: number | null
  VariableNoAplica: boolean
  factoresEvaluados: FactorConResultado[]
  preguntas: PreguntaConResultado[]
}

export type FactorConResultado = {
  nombre: string
  positiva: boolean
  porcentajeOfFactorEvaluado: number | null
  factorEvaluadoNoAplica: boolean
}

/** cuentas: how many answered with each code, 0 to 4. */
export type PreguntaConResultado = {
  id: string
  orden: number
  pregunta: string
  factorEvaluado: string
  porcentajePregunta: number | null
  cuentas: number[]
}

/**
 * The one computation of satisfaction: screens, comparison, Excel and reports all come from here. A climate has dozens
 * of sets of respondents; what they have in common is looked up once.
 */
export function createComputeSatisfaccion(definicion: Definicion, base: BaseDeCalculo) {
  const preguntas = listPreguntasPorVariable(definicion)
  return (recuento: Recuento): Satisfaccion => {
    const indicadoresDeMedicion = definicion.indicadoresDeMedicion.map(({ nombre, variables }) => {
      const conResultado = variables.map((variable) =>
        computeVariable(variable, preguntas.get(variable.nombre) ?? [], base, recuento),
      )
      const porcentajeIndicador = computeMedia(conResultado.map((variable) => variable.porcentajeOfVariable))
      return { nombre, porcentajeIndicador, variables: conResultado }
    })
    return {
      encuestados: recuento.encuestados,
      porcentajeSatisfaccion: computeMedia(indicadoresDeMedicion.map((i) => i.porcentajeIndicador)),
      indicadoresDeMedicion,
    }
  }
}

export function listVariables({ indicadoresDeMedicion }: Satisfaccion): VariableConResultado[] {
  return indicadoresDeMedicion.flatMap(({ variables }) => variables)
}

function computeVariable(
  { nombre, descripcion, factoresEvaluados }: VariableInput,
  preguntasDeVariable: readonly PreguntaDefinida[],
  base: BaseDeCalculo,
  recuento: Recuento,
): VariableConResultado {
  const preguntas = preguntasDeVariable.map((pregunta) => computePregunta(pregunta, base, recuento))
  return {
    nombre,
    descripcion,
    porcentajeOfVariable: computeMedia(preguntas.map((pregunta) => pregunta.porcentajePregunta)),
    VariableNoAplica: isNoAplica(preguntas),
    factoresEvaluados: factoresEvaluados.map((factor) => {
      const suyas = preguntas.filter((pregunta) => pregunta.factorEvaluado === factor.nombre)
      return {
        nombre: factor.nombre,
        positiva: factor.positiva,
        porcentajeOfFactorEvaluado: computeMedia(suyas.map((pregunta) => pregunta.porcentajePregunta)),
        factorEvaluadoNoAplica: isNoAplica(suyas),
      }
    }),
    preguntas,
  }
}

function computePregunta(
  pregunta: PreguntaDefinida,
  base: BaseDeCalculo,
  recuento: Recuento,
): PreguntaConResultado {
  const { id, orden, posicion, factorEvaluado } = pregunta
  const cuentas = getCuentas(recuento, posicion)
  const [totalmente = 0, deAcuerdo = 0] = cuentas
  const validas = countValidas(cuentas)
  const divisor = base === 'encuestados' ? recuento.bases[posicion]! : validas
  return {
    id,
    orden,
    pregunta: pregunta.pregunta,
    factorEvaluado: factorEvaluado ?? '',
    porcentajePregunta: validas === 0 ? null : (totalmente + deAcuerdo) / divisor,
    cuentas,
  }
}

const countValidas = ([a = 0, b = 0, c = 0, d = 0]: readonly number[]) => a + b + c + d

/** Somebody answered, and everybody who did answered "No Aplica". Where nobody answered there are just no data. */
function isNoAplica(preguntas: readonly PreguntaConResultado[]): boolean {
  return (
    preguntas.every(({ cuentas }) => countValidas(cuentas) === 0) &&
    preguntas.some(({ cuentas }) => (cuentas[4] ?? 0) > 0)
  )
}

/** Nulls are left out of every mean. */
function computeMedia(valores: readonly (number | null)[]): number | null {
  const conDatos = valores.filter((valor) => valor !== null)
  return conDatos.length === 0 ? null : conDatos.reduce((suma, valor) => suma + valor, 0) / conDatos.length
}
