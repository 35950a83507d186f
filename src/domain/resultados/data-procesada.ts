import type { BaseDeCalculo } from '../climas/clima-input.ts'
import type { Resultados } from './resultados.ts'
import { listVariables, type Satisfaccion, type VariableConResultado } from './satisfaccion.ts'

export type Serie = { nombre: string; labels: string[]; data: (number | null)[] }
export type NombreYPorcentaje = { nombre: string; porcentaje: number | null }

/** The chart series of the contract's DataProcesada. All but the count is a percent from 0 to 100, unrounded. */
export type DataProcesada = {
  baseDeCalculo: BaseDeCalculo
  porcentajeConLaOtraBase: number | null
  cantidadDeEncuestados: number
  porcentajeSatisfaccionGeneral: number | null
  satisfaccionGeneralGeneral: Serie
  satisfaccionGeneral: Serie
  satisfaccionPorAreasDeAnalisis: Serie[]
  satisfaccionPorAreasDeTrabajo: Serie[]
  satisfaccionPorGruposDeOpinion: Serie[]
  cantidadDeEncuestadosPorAntiguedad: Serie
  satisfaccionGeneralAntiguedad: Serie[]
  satisfaccionGeneralGeneralAntiguedad: Serie
  satisfaccionGeneralPorAreasDeTrabajo: NombreYPorcentaje[]
  satisfaccionGeneralPorGruposDeOpinion: NombreYPorcentaje[]
}

const TITULO_GENERAL = 'Satisfacción General'

/** conLaOtra: everybody, on the base that the results are not computed on. */
export function computeDataProcesada(
  { general, gruposDeOpinion, areasDeTrabajo, antiguedades }: Resultados,
  { baseDeCalculo, conLaOtra }: { baseDeCalculo: BaseDeCalculo; conLaOtra: Satisfaccion },
): DataProcesada {
  const porcentajeSatisfaccionGeneral = toPorcentaje(general.porcentajeSatisfaccion)
  return {
    baseDeCalculo,
    porcentajeConLaOtraBase: toPorcentaje(conLaOtra.porcentajeSatisfaccion),
    cantidadDeEncuestados: general.encuestados,
    porcentajeSatisfaccionGeneral,
    satisfaccionGeneralGeneral: {
      nombre: TITULO_GENERAL,
      labels: [TITULO_GENERAL],
      data: [porcentajeSatisfaccionGeneral],
    },
    satisfaccionGeneral: toSerieDeIndicadores(TITULO_GENERAL, general),
    satisfaccionPorAreasDeAnalisis: listVariables(general).map(toSerieDeFactores),
    satisfaccionPorAreasDeTrabajo: areasDeTrabajo.map((area) => toSerieDeVariables(area.nombre, area)),
    satisfaccionPorGruposDeOpinion: gruposDeOpinion.map((grupo) => toSerieDeVariables(grupo.nombre, grupo)),
    cantidadDeEncuestadosPorAntiguedad: toSerie(
      'Encuestados por Antigüedad',
      antiguedades.map(({ nombre, participacion }) => [nombre, participacion]),
    ),
    satisfaccionGeneralAntiguedad: antiguedades.map((una) => toSerieDeIndicadores(una.nombre, una)),
    satisfaccionGeneralGeneralAntiguedad: toSerie(
      'Satisfacción General por Antigüedad',
      antiguedades.map(({ nombre, porcentajeSatisfaccion }) => [nombre, porcentajeSatisfaccion]),
    ),
    satisfaccionGeneralPorAreasDeTrabajo: areasDeTrabajo.map(toNombreYPorcentaje),
    satisfaccionGeneralPorGruposDeOpinion: gruposDeOpinion.map(toNombreYPorcentaje),
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
