import type { BaseDeCalculo, VariableInput } from '../climas/clima-input.ts'
import type { Definicion, PreguntaDefinida } from '../climas/definicion.ts'
import { listPreguntasPorVariable, type PreguntaDeVariable } from '../climas/estructura.ts'
import { CODIGO_NO_APLICA } from '../cuestionario/codigos.ts'
import type { PuntoDeEscala } from '../cuestionario/cuestionario.ts'
import type { VariablesQueFaltan } from './menos-preguntas.ts'
import { getCuentas, getCuentasDePuntos, type Recuento } from './recuento.ts'

/**
 * Every figure here is a fraction from 0 to 1, or null where nobody answered or nobody could (contract). menosPreguntas: there is
 * one, and some question of it is not in it, because the set withholds its answers or has none. Which of the two, and how many
 * questions, is not told. faltanVariables: too many variables have no figure for a mean of the others to stand for all; then it is null.
 */
export type Satisfaccion = {
  encuestados: number
  porcentajeSatisfaccion: number | null
  menosPreguntas: boolean
  faltanVariables: VariablesQueFaltan | null
  indicadoresDeMedicion: IndicadorConResultado[]
}

export type IndicadorConResultado = {
  nombre: string
  porcentajeIndicador: number | null
  menosPreguntas: boolean
  faltanVariables: VariablesQueFaltan | null
  variables: VariableConResultado[]
}

export type VariableConResultado = {
  nombre: string
  descripcion: string
  porcentajeOfVariable: number | null
  menosPreguntas: boolean
  VariableNoAplica: boolean
  factoresEvaluados: FactorConResultado[]
  preguntas: PreguntaConResultado[]
}

export type FactorConResultado = {
  nombre: string
  positiva: boolean
  porcentajeOfFactorEvaluado: number | null
  menosPreguntas: boolean
  factorEvaluadoNoAplica: boolean
  idsPreguntas: string[]
  origenes: Origenes
}

/** cuentas: how many answered with each code, 0 to 4. */
export type PreguntaConResultado = {
  id: string
  orden: number
  pregunta: string
  factorEvaluado: string
  porcentajePregunta: number | null
  cuentas: number[]
  /** Answers at each point of a question that has points. */
  puntos?: PuntoContado[]
  origenes: Origenes
}

export type PuntoContado = PuntoDeEscala & { cuantos: number }

/**
 * The owner of answers: a group or of a seniority, never of both. Larger sets are made of groups, and of people whose group may
 * not be shown: theirs are of neither.
 */
export type Procedencia = { idGrupoDeOpinion: string | null; idPreguntaAntiguedad: string | null }

export type Origen = {
  procedencia: Procedencia
  preguntas: ReadonlyMap<string, Pick<PreguntaConResultado, 'id' | 'factorEvaluado' | 'cuentas'>>
}

/** Where the answers of a set are written out from, if somebody asks for them. */
export type Origenes = () => readonly Origen[]

/**
 * The one computation of satisfaction: screens, comparison, Excel and reports all come from here. A climate has dozens
 * of sets of respondents; what they have in common is looked up once. conMinimo: without one every mean is shown, of however few.
 */
export function createComputeSatisfaccion(
  definicion: Definicion,
  base: BaseDeCalculo,
  { conMinimo = false }: { conMinimo?: boolean } = {},
) {
  const findFaltantes = (variables: readonly VariableContada[]) =>
    conMinimo ? findVariablesQueFaltan(variables) : null
  const preguntas = listPreguntasPorVariable(definicion)
  const { estudio: esEstudio = false } = definicion
  return (recuento: Recuento, origenes: Origenes = () => []): Satisfaccion => {
    const indicadoresDeMedicion = definicion.indicadoresDeMedicion.map(({ nombre, variables }) => {
      const conResultado = variables.map(
        (variable) =>
          new VariableContada(variable, preguntas.get(variable.nombre) ?? [], {
            base,
            recuento,
            origenes,
            esEstudio,
          }),
      )
      const media = computeMedia(conResultado, (variable) => variable.porcentajeOfVariable)
      const faltanVariables = findFaltantes(conResultado)
      const porcentajeIndicador = faltanVariables ? null : media
      const menosPreguntas = porcentajeIndicador !== null && conResultado.some(hasFaltantes)
      return { media, nombre, porcentajeIndicador, menosPreguntas, faltanVariables, variables: conResultado }
    })
    const media = computeMedia(indicadoresDeMedicion, (uno) => uno.media)
    const faltanVariables = findFaltantes(indicadoresDeMedicion.flatMap(({ variables }) => variables))
    const porcentajeSatisfaccion = faltanVariables ? null : media
    return {
      encuestados: recuento.encuestados,
      porcentajeSatisfaccion,
      faltanVariables,
      menosPreguntas:
        porcentajeSatisfaccion !== null &&
        indicadoresDeMedicion.some(({ variables }) => variables.some(hasFaltantes)),
      indicadoresDeMedicion: indicadoresDeMedicion.map(({ media: _, ...indicador }) => indicador),
    }
  }
}

export function listVariables({ indicadoresDeMedicion }: Satisfaccion): VariableConResultado[] {
  return indicadoresDeMedicion.flatMap(({ variables }) => variables)
}

/** Its place among the values. */
const NO_APLICA = Number(CODIGO_NO_APLICA)

type Cuenta = { base: BaseDeCalculo; recuento: Recuento; origenes: Origenes; esEstudio: boolean }

/** Factors and questions are computed for whoever asks: there are thousands of them, and most views show neither. */
class VariableContada implements VariableConResultado {
  readonly nombre: string
  readonly descripcion: string
  readonly porcentajeOfVariable: number | null
  readonly menosPreguntas: boolean
  /** Some of its questions have no figure, even where it has none itself. */
  readonly faltan: boolean
  readonly sePregunta: boolean
  readonly VariableNoAplica: boolean
  readonly #variable: VariableInput
  readonly #preguntas: readonly PreguntaDeVariable[]
  readonly #cuenta: Cuenta
  #deFactores: FactorConResultado[] | undefined
  #dePreguntas: PreguntaConResultado[] | undefined

  constructor(variable: VariableInput, preguntas: readonly PreguntaDeVariable[], cuenta: Cuenta) {
    this.nombre = variable.nombre
    this.descripcion = variable.descripcion
    this.porcentajeOfVariable = computeMediaDePreguntas(preguntas, cuenta)
    this.faltan = isIncompleta(preguntas, cuenta)
    this.sePregunta = preguntas.length > 0
    this.menosPreguntas = this.faltan && this.porcentajeOfVariable !== null
    this.VariableNoAplica = isNoAplica(preguntas, cuenta)
    this.#variable = variable
    this.#preguntas = preguntas
    this.#cuenta = cuenta
  }

  get factoresEvaluados(): FactorConResultado[] {
    this.#deFactores ??= this.#variable.factoresEvaluados.map(({ nombre, positiva }) => {
      const suyas = this.#preguntas.filter((pregunta) => pregunta.factorEvaluado === nombre)
      const porcentajeOfFactorEvaluado = computeMediaDePreguntas(suyas, this.#cuenta)
      return {
        nombre,
        positiva,
        porcentajeOfFactorEvaluado,
        menosPreguntas: porcentajeOfFactorEvaluado !== null && isIncompleta(suyas, this.#cuenta),
        factorEvaluadoNoAplica: isNoAplica(suyas, this.#cuenta),
        idsPreguntas: suyas.map(({ id }) => id),
        origenes: this.#cuenta.origenes,
      }
    })
    return this.#deFactores
  }

  /** A study of another tool has none: what stands for them is no question that somebody answered. */
  get preguntas(): PreguntaConResultado[] {
    this.#dePreguntas ??= (this.#cuenta.esEstudio ? [] : this.#preguntas).map((pregunta) => ({
      id: pregunta.id,
      orden: pregunta.orden,
      pregunta: pregunta.pregunta,
      factorEvaluado: pregunta.factorEvaluado ?? '',
      porcentajePregunta: computePorcentaje(pregunta, this.#cuenta),
      cuentas: getCuentas(this.#cuenta.recuento, pregunta.posicion),
      ...(pregunta.puntos && { puntos: countPuntos(pregunta, pregunta.puntos, this.#cuenta) }),
      origenes: this.#cuenta.origenes,
    }))
    return this.#dePreguntas
  }
}

function countPuntos(
  { posicion }: PreguntaDefinida,
  puntos: readonly PuntoDeEscala[],
  { recuento }: Cuenta,
): PuntoContado[] {
  const cuentas = getCuentasDePuntos(recuento, posicion, puntos.length)
  return puntos.map((punto, i) => ({ ...punto, cuantos: cuentas[i]! }))
}

function countValidas({ cuentas, valores }: Recuento, posicion: number): number {
  const i = posicion * valores
  return cuentas[i]! + cuentas[i + 1]! + cuentas[i + 2]! + cuentas[i + 3]!
}

function computePorcentaje({ posicion }: PreguntaDefinida, { base, recuento }: Cuenta): number | null {
  const validas = countValidas(recuento, posicion)
  if (validas === 0) return null
  const i = posicion * recuento.valores
  const divisor = base === 'encuestados' ? recuento.bases[posicion]! : validas
  return (recuento.cuentas[i]! + recuento.cuentas[i + 1]!) / divisor
}

const computeMediaDePreguntas = (preguntas: readonly PreguntaDefinida[], cuenta: Cuenta) =>
  computeMedia(preguntas, (pregunta) => computePorcentaje(pregunta, cuenta))

/** Somebody answered, and everybody who did answered "No Aplica". Where nobody answered there are just no data. */
const isNoAplica = (preguntas: readonly PreguntaDefinida[], { recuento }: Cuenta): boolean =>
  preguntas.every(({ posicion }) => countValidas(recuento, posicion) === 0) &&
  preguntas.some(({ posicion }) => recuento.cuentas[posicion * recuento.valores + NO_APLICA]! > 0)

const isIncompleta = (preguntas: readonly PreguntaDefinida[], { recuento }: Cuenta): boolean =>
  preguntas.some(({ posicion }) => countValidas(recuento, posicion) === 0)

/** The share of its variables that an overall figure has to rest on. */
const PARTE_DE_VARIABLES = 3 / 4

/**
 * Variables missing of those that the questionnaire asks about. Null where there are enough, or none at all: then there is nothing to say of the
 * others.
 */
function findVariablesQueFaltan(variables: readonly VariableContada[]): VariablesQueFaltan | null {
  const preguntadas = variables.filter(({ sePregunta }) => sePregunta)
  const de = preguntadas.length
  const con = preguntadas.filter(({ porcentajeOfVariable }) => porcentajeOfVariable !== null).length
  return con === 0 || con >= de * PARTE_DE_VARIABLES ? null : { cuantas: de - con, de }
}

const hasFaltantes = ({ faltan }: VariableContada) => faltan

/** Nulls are left out of every mean. */
function computeMedia<T>(de: readonly T[], getValor: (uno: T) => number | null): number | null {
  let suma = 0
  let conDatos = 0
  for (const uno of de) {
    const valor = getValor(uno)
    if (valor === null) continue
    suma += valor
    conDatos++
  }
  return conDatos === 0 ? null : suma / conDatos
}
