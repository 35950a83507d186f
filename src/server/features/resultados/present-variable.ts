import type { Origen } from '../../../domain/resultados/respuestas-de-resultado.ts'
import type {
  FactorConResultado,
  PreguntaConResultado,
  VariableConResultado,
} from '../../../domain/resultados/satisfaccion.ts'
import type { FactorPresentado, PreguntaPresentada, VariablePresentada } from '../../wire/clima-presentado.ts'

export type Origenes = () => readonly Origen[]

const presentPregunta = (pregunta: PreguntaConResultado, origenes: Origenes): PreguntaPresentada => ({
  id: pregunta.id,
  orden: pregunta.orden,
  pregunta: pregunta.pregunta,
  factorEvaluado: pregunta.factorEvaluado,
  porcentajePregunta: pregunta.porcentajePregunta,
  origenes,
  idsPreguntas: [pregunta.id],
})

const presentFactor = (
  factor: FactorConResultado,
  preguntas: readonly PreguntaConResultado[],
  origenes: Origenes,
): FactorPresentado => ({
  nombre: factor.nombre,
  positiva: factor.positiva,
  porcentajeOfFactorEvaluado: factor.porcentajeOfFactorEvaluado,
  menosPreguntas: factor.menosPreguntas,
  factorEvaluadoNoAplica: factor.factorEvaluadoNoAplica,
  origenes,
  idsPreguntas: preguntas
    .filter(({ factorEvaluado }) => factorEvaluado === factor.nombre)
    .map(({ id }) => id),
})

/**
 * Factors and questions when they are first asked for: most views show neither. A class, because a view has hundreds of them, and
 * objects with accessors of their own are slow to make.
 */
export class Variable implements VariablePresentada {
  readonly nombre: string
  readonly descripcion: string
  readonly porcentajeOfVariable: number | null
  readonly porcentajeVariable: number | null
  readonly menosPreguntas: boolean
  readonly VariableNoAplica: boolean
  readonly #variable: VariableConResultado
  readonly #origenes: Origenes
  #factores: FactorPresentado[] | undefined
  #preguntas: PreguntaPresentada[] | undefined

  constructor(variable: VariableConResultado, origenes: Origenes) {
    this.nombre = variable.nombre
    this.descripcion = variable.descripcion
    this.porcentajeOfVariable = variable.porcentajeOfVariable
    this.porcentajeVariable = variable.porcentajeOfVariable
    this.menosPreguntas = variable.menosPreguntas
    this.VariableNoAplica = variable.VariableNoAplica
    this.#variable = variable
    this.#origenes = origenes
  }

  get factoresEvaluados(): FactorPresentado[] {
    const { factoresEvaluados, preguntas } = this.#variable
    this.#factores ??= factoresEvaluados.map((factor) => presentFactor(factor, preguntas, this.#origenes))
    return this.#factores
  }

  get preguntas(): PreguntaPresentada[] {
    this.#preguntas ??= this.#variable.preguntas.map((una) => presentPregunta(una, this.#origenes))
    return this.#preguntas
  }
}
