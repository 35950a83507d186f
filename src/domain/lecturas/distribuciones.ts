import type { Definicion } from '../climas/definicion.ts'
import { listPreguntasPorVariable } from '../climas/estructura.ts'
import type { PuntoContado, Satisfaccion } from '../resultados/satisfaccion.ts'

/** Answers of everybody of a set to one question that measures. */
export interface Distribucion {
  id: string
  orden: number
  pregunta: string
  variable: string
  /** False: the sentence says something bad, so that whoever disagrees is satisfied. */
  positiva: boolean
  /** A fraction; null where nobody answered, or too few for it to be shown. */
  porcentajePregunta: number | null
  /** From the most satisfied answer to the least, then "No Aplica"; null as above. */
  cuentas: number[] | null
  /** Distribution of a question with points; null as above, and of one with faces. */
  puntos: PuntoContado[] | null
}

/** Every question that measures, in the order of the study. */
export function listDistribuciones(
  definicion: Definicion,
  { indicadoresDeMedicion }: Satisfaccion,
): Distribucion[] {
  const porVariable = listPreguntasPorVariable(definicion)
  return indicadoresDeMedicion
    .flatMap(({ variables }) => variables)
    .flatMap((variable) => {
      const sentidos = new Map(variable.factoresEvaluados.map(({ nombre, positiva }) => [nombre, positiva]))
      const propios = new Map(porVariable.get(variable.nombre)?.map(({ id, positiva }) => [id, positiva]))
      return variable.preguntas.map(
        ({ id, orden, pregunta, factorEvaluado, porcentajePregunta, cuentas, puntos = null }) => ({
          id,
          orden,
          pregunta,
          variable: variable.nombre,
          positiva: propios.get(id) ?? sentidos.get(factorEvaluado) ?? true,
          porcentajePregunta,
          cuentas: porcentajePregunta === null ? null : cuentas,
          puntos: porcentajePregunta === null ? null : puntos,
        }),
      )
    })
}
