import {
  createOrigen,
  createOrigenes,
  type Origen,
} from '../../../domain/resultados/respuestas-de-resultado.ts'
import type {
  AntiguedadConResultado,
  AreaConResultado,
  GrupoConResultado,
  Resultados,
  SatisfaccionDeParte,
} from '../../../domain/resultados/resultados.ts'
import type {
  FactorConResultado,
  IndicadorConResultado,
  PreguntaConResultado,
  Satisfaccion,
  VariableConResultado,
} from '../../../domain/resultados/satisfaccion.ts'
import type {
  AntiguedadPresentada,
  AreaPresentada,
  FactorPresentado,
  GrupoPresentado,
  IndicadorPresentado,
  PreguntaPresentada,
  VariablePresentada,
} from '../../wire/clima-presentado.ts'
import { lazy } from './lazy.ts'

type Partes = {
  indicadoresDeMedicion: IndicadorPresentado[]
  gruposDeOpinion: GrupoPresentado[]
  areasDeTrabajo: AreaPresentada[]
  antiguedades: AntiguedadPresentada[]
}
/** Each part when it is first asked for: no screen needs them all. */
export type ResultadosPresentados = { [K in keyof Partes]: () => Partes[K] }

const presentPregunta = (p: PreguntaConResultado, origenes: readonly Origen[]): PreguntaPresentada => ({
  id: p.id,
  orden: p.orden,
  pregunta: p.pregunta,
  factorEvaluado: p.factorEvaluado,
  porcentajePregunta: p.porcentajePregunta,
  origenes,
  idsPreguntas: [p.id],
})

const presentFactor = (
  factor: FactorConResultado,
  preguntas: readonly PreguntaConResultado[],
  origenes: readonly Origen[],
): FactorPresentado => ({
  nombre: factor.nombre,
  positiva: factor.positiva,
  porcentajeOfFactorEvaluado: factor.porcentajeOfFactorEvaluado,
  factorEvaluadoNoAplica: factor.factorEvaluadoNoAplica,
  origenes,
  idsPreguntas: preguntas
    .filter(({ factorEvaluado }) => factorEvaluado === factor.nombre)
    .map(({ id }) => id),
})

const presentVariable = (
  variable: VariableConResultado,
  origenes: readonly Origen[],
): VariablePresentada => ({
  nombre: variable.nombre,
  descripcion: variable.descripcion,
  porcentajeOfVariable: variable.porcentajeOfVariable,
  porcentajeVariable: variable.porcentajeOfVariable,
  VariableNoAplica: variable.VariableNoAplica,
  factoresEvaluados: variable.factoresEvaluados.map((factor) =>
    presentFactor(factor, variable.preguntas, origenes),
  ),
  preguntas: variable.preguntas.map((pregunta) => presentPregunta(pregunta, origenes)),
})

const presentIndicador = (
  indicador: IndicadorConResultado,
  origenes: readonly Origen[],
  nombreAntiguedad: string | null,
): IndicadorPresentado => ({
  nombre: indicador.nombre,
  porcentajeIndicador: indicador.porcentajeIndicador,
  nombreAntiguedad,
  variables: indicador.variables.map((variable) => presentVariable(variable, origenes)),
})

const presentVariables = ({ indicadoresDeMedicion }: Satisfaccion, origenes: readonly Origen[]) =>
  indicadoresDeMedicion.flatMap(({ variables }) =>
    variables.map((variable) => presentVariable(variable, origenes)),
  )

const presentPublicado = (parte: SatisfaccionDeParte) => ({
  porcentajeDeEncuestados: parte.participacion,
  reserva: parte.reserva,
  encuestadosEnCifras: parte.reserva ? null : parte.encuestados,
  hojasSinMostrar: parte.hojasSinMostrar,
  cifrasAl: parte.cifrasAl,
})

const presentGrupo = (grupo: GrupoConResultado, origen: Origen): GrupoPresentado => ({
  id: grupo.id,
  orden: grupo.orden,
  nombre: grupo.nombre,
  encuestadosPlaneados: grupo.encuestadosPlaneados,
  cantidadEncuestadosGrupoDeOpinion: grupo.contestaron ?? 0,
  porcentajeSatisfaccionGrupoDeOpinion: grupo.porcentajeSatisfaccion,
  ...presentPublicado(grupo),
  variables: presentVariables(grupo, [origen]),
})

function presentArea(
  area: AreaConResultado,
  grupos: readonly GrupoPresentado[],
  origenes: readonly Origen[],
): AreaPresentada {
  const suyos = origenes.filter(({ procedencia }) =>
    area.idsGruposDeOpinion.includes(procedencia.idGrupoDeOpinion ?? ''),
  )
  return {
    id: area.id,
    nombre: area.nombre,
    idsGruposDeOpinion: [...area.idsGruposDeOpinion],
    cantidadEncuestadosAreaDeTrabajo: area.contestaron ?? 0,
    porcentajeSatisfaccionAreaDeTrabajo: area.porcentajeSatisfaccion,
    ...presentPublicado(area),
    gruposDeOpinion: grupos.filter(({ id }) => area.idsGruposDeOpinion.includes(id)),
    variables: presentVariables(area, area.reserva ? [] : createOrigenes(area, suyos)),
  }
}

function presentAntiguedad(antiguedad: AntiguedadConResultado): AntiguedadPresentada {
  const origen = createOrigen({ idGrupoDeOpinion: null, idPreguntaAntiguedad: antiguedad.id }, antiguedad)
  return {
    id: antiguedad.id,
    nombre: antiguedad.nombre,
    cantidadEncuestadosAntiguedad: antiguedad.contestaron,
    reserva: antiguedad.reserva,
    cifrasAl: antiguedad.cifrasAl,
    porcentajeSatisfaccionAntiguedad: antiguedad.porcentajeSatisfaccion,
    porcentajeDeEncuestados: antiguedad.participacion,
    indicadoresDeMedicion: antiguedad.indicadoresDeMedicion.map((indicador) =>
      presentIndicador(indicador, [origen], antiguedad.nombre),
    ),
  }
}

export function presentResultados({
  general,
  gruposDeOpinion,
  areasDeTrabajo,
  antiguedades,
}: Resultados): ResultadosPresentados {
  const origenes = lazy(() =>
    gruposDeOpinion.map((grupo) =>
      createOrigen({ idGrupoDeOpinion: grupo.id, idPreguntaAntiguedad: null }, grupo),
    ),
  )
  const grupos = lazy(() => gruposDeOpinion.map((grupo, i) => presentGrupo(grupo, origenes()[i]!)))
  return {
    indicadoresDeMedicion: lazy(() => {
      const todos = createOrigenes(general, origenes())
      return general.indicadoresDeMedicion.map((indicador) => presentIndicador(indicador, todos, null))
    }),
    gruposDeOpinion: grupos,
    areasDeTrabajo: lazy(() => areasDeTrabajo.map((area) => presentArea(area, grupos(), origenes()))),
    antiguedades: lazy(() => antiguedades.map(presentAntiguedad)),
  }
}
