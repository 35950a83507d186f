import type { BaseDeCalculo } from '../climas/clima-input.ts'
import type { VariablesQueFaltan } from './menos-preguntas.ts'
import type { Resultados } from './resultados.ts'
import { listVariables, type Satisfaccion, type VariableConResultado } from './satisfaccion.ts'

export type Serie = { nombre: string; labels: string[]; data: (number | null)[] }
export type NombreYPorcentaje = { nombre: string; porcentaje: number | null }

/** The chart series of the contract's DataProcesada. All but the count is a percent from 0 to 100, unrounded. What needs parts of the company is made for whoever asks. */
export type DataProcesada = {
  readonly baseDeCalculo: BaseDeCalculo
  readonly porcentajeConLaOtraBase: number | null
  readonly cantidadDeEncuestados: number
  readonly porcentajeSatisfaccionGeneral: number | null
  readonly menosPreguntas: boolean
  readonly faltanVariables: VariablesQueFaltan | null
  /** By indicator. */
  readonly faltanPorIndicador: (VariablesQueFaltan | null)[]
  readonly satisfaccionGeneralGeneral: Serie
  readonly satisfaccionGeneral: Serie
  readonly satisfaccionPorAreasDeAnalisis: Serie[]
  readonly satisfaccionPorAreasDeTrabajo: Serie[]
  readonly satisfaccionPorGruposDeOpinion: Serie[]
  readonly cantidadDeEncuestadosPorAntiguedad: Serie
  readonly satisfaccionGeneralAntiguedad: Serie[]
  readonly satisfaccionGeneralGeneralAntiguedad: Serie
  readonly satisfaccionGeneralPorAreasDeTrabajo: NombreYPorcentaje[]
  readonly satisfaccionGeneralPorGruposDeOpinion: NombreYPorcentaje[]
}

const TITULO_GENERAL = 'Satisfacción General'

/** conLaOtra: everybody, on the base that the results are not computed on. */
export function computeDataProcesada(
  resultados: Resultados,
  { baseDeCalculo, conLaOtra }: { baseDeCalculo: BaseDeCalculo; conLaOtra: Satisfaccion },
): DataProcesada {
  const { general } = resultados
  const porcentajeSatisfaccionGeneral = toPorcentaje(general.porcentajeSatisfaccion)
  return {
    baseDeCalculo,
    porcentajeConLaOtraBase: toPorcentaje(conLaOtra.porcentajeSatisfaccion),
    cantidadDeEncuestados: general.encuestados,
    porcentajeSatisfaccionGeneral,
    menosPreguntas: general.menosPreguntas,
    faltanVariables: general.faltanVariables,
    faltanPorIndicador: general.indicadoresDeMedicion.map(({ faltanVariables }) => faltanVariables),
    satisfaccionGeneralGeneral: {
      nombre: TITULO_GENERAL,
      labels: [TITULO_GENERAL],
      data: [porcentajeSatisfaccionGeneral],
    },
    satisfaccionGeneral: toSerieDeIndicadores(TITULO_GENERAL, general),
    satisfaccionPorAreasDeAnalisis: listVariables(general).map(toSerieDeFactores),
    get satisfaccionPorAreasDeTrabajo() {
      return resultados.areasDeTrabajo.map((area) => toSerieDeVariables(area.nombre, area))
    },
    get satisfaccionPorGruposDeOpinion() {
      return resultados.gruposDeOpinion.map((grupo) => toSerieDeVariables(grupo.nombre, grupo))
    },
    get cantidadDeEncuestadosPorAntiguedad() {
      return toSerie(
        'Encuestados por Antigüedad',
        resultados.repartoDeAntiguedad.map(({ nombre, parte }) => [nombre, parte]),
      )
    },
    get satisfaccionGeneralAntiguedad() {
      return resultados.antiguedades.map((una) => toSerieDeIndicadores(una.nombre, una))
    },
    get satisfaccionGeneralGeneralAntiguedad() {
      return toSerie(
        'Satisfacción General por Antigüedad',
        resultados.antiguedades.map(({ nombre, porcentajeSatisfaccion }) => [nombre, porcentajeSatisfaccion]),
      )
    },
    get satisfaccionGeneralPorAreasDeTrabajo() {
      return resultados.areasDeTrabajo.map(toNombreYPorcentaje)
    },
    get satisfaccionGeneralPorGruposDeOpinion() {
      return resultados.gruposDeOpinion.map(toNombreYPorcentaje)
    },
  }
}

export function toPorcentaje(fraccion: number | null): number | null {
  return fraccion === null ? null : fraccion * 100
}

function toSerie(nombre: string, barras: readonly (readonly [string, number | null])[]): Serie {
  return {
    nombre,
    labels: barras.map(([label]) => label),
    data: barras.map(([, fraccion]) => toPorcentaje(fraccion)),
  }
}

const toSerieDeIndicadores = (nombre: string, { indicadoresDeMedicion }: Satisfaccion) =>
  toSerie(
    nombre,
    indicadoresDeMedicion.map((indicador) => [indicador.nombre, indicador.porcentajeIndicador]),
  )

const toSerieDeVariables = (nombre: string, satisfaccion: Satisfaccion) =>
  toSerie(
    nombre,
    listVariables(satisfaccion).map((variable) => [variable.nombre, variable.porcentajeOfVariable]),
  )

const toSerieDeFactores = ({ nombre, factoresEvaluados }: VariableConResultado) =>
  toSerie(
    nombre,
    factoresEvaluados.map((factor) => [factor.nombre, factor.porcentajeOfFactorEvaluado]),
  )

const toNombreYPorcentaje = ({ nombre, porcentajeSatisfaccion }: { nombre: string } & Satisfaccion) => ({
  nombre,
  porcentaje: toPorcentaje(porcentajeSatisfaccion),
})
