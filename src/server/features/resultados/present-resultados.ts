import { lazy } from '../../../domain/resultados/lazy.ts'
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

type Origenes = () => readonly Origen[]

type Partes = {
  indicadoresDeMedicion: IndicadorPresentado[]
  gruposDeOpinion: GrupoPresentado[]
  areasDeTrabajo: AreaPresentada[]
  antiguedades: AntiguedadPresentada[]
}
/** Each part when it is first asked for: no screen needs them all. */
export type ResultadosPresentados = { [K in keyof Partes]: () => Partes[K] }

const presentPregunta = (p: PreguntaConResultado, origenes: Origenes): PreguntaPresentada => ({
  id: p.id,
  orden: p.orden,
  pregunta: p.pregunta,
  factorEvaluado: p.factorEvaluado,
  porcentajePregunta: p.porcentajePregunta,
  get origenes() {
    return origenes()
  },
  idsPreguntas: [p.id],
})

const presentFactor = (
  factor: FactorConResultado,
  preguntas: readonly PreguntaConResultado[],
  origenes: Origenes,
): FactorPresentado => ({
  nombre: factor.nombre,
  positiva: factor.positiva,
  porcentajeOfFactorEvaluado: factor.porcentajeOfFactorEvaluado,
  factorEvaluadoNoAplica: factor.factorEvaluadoNoAplica,
  get origenes() {
    return origenes()
  },
  idsPreguntas: preguntas
    .filter(({ factorEvaluado }) => factorEvaluado === factor.nombre)
    .map(({ id }) => id),
})

const presentVariable = (variable: VariableConResultado, origenes: Origenes): VariablePresentada => ({
  nombre: variable.nombre,
  descripcion: variable.descripcion,
  porcentajeOfVariable: variable.porcentajeOfVariable,
  porcentajeVariable: variable.porcentajeOfVariable,
  VariableNoAplica: variable.VariableNoAplica,
  get factoresEvaluados() {
    return variable.factoresEvaluados.map((factor) => presentFactor(factor, variable.preguntas, origenes))
  },
  get preguntas() {
    return variable.preguntas.map((pregunta) => presentPregunta(pregunta, origenes))
  },
})

const presentIndicador = (
  indicador: IndicadorConResultado,
  origenes: Origenes,
  nombreAntiguedad: string | null,
): IndicadorPresentado => ({
  nombre: indicador.nombre,
  porcentajeIndicador: indicador.porcentajeIndicador,
  nombreAntiguedad,
  variables: indicador.variables.map((variable) => presentVariable(variable, origenes)),
})

const presentVariables = ({ indicadoresDeMedicion }: Satisfaccion, origenes: Origenes) =>
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

const presentGrupo = (grupo: GrupoConResultado, findOrigen: () => Origen): GrupoPresentado => ({
  id: grupo.id,
  orden: grupo.orden,
  nombre: grupo.nombre,
  encuestadosPlaneados: grupo.encuestadosPlaneados,
  cantidadEncuestadosGrupoDeOpinion: grupo.contestaron ?? 0,
  porcentajeSatisfaccionGrupoDeOpinion: grupo.porcentajeSatisfaccion,
  ...presentPublicado(grupo),
  get variables() {
    return presentVariables(grupo, () => [findOrigen()])
  },
})

function presentArea(
  area: AreaConResultado,
  grupos: () => readonly GrupoPresentado[],
  origenes: Origenes,
): AreaPresentada {
  const suyos = lazy(() => {
    if (area.reserva) return []
    const deGrupos = origenes().filter(({ procedencia }) =>
      area.idsGruposDeOpinion.includes(procedencia.idGrupoDeOpinion ?? ''),
    )
    return createOrigenes(area, deGrupos)
  })
  return {
    id: area.id,
    nombre: area.nombre,
    idsGruposDeOpinion: [...area.idsGruposDeOpinion],
    cantidadEncuestadosAreaDeTrabajo: area.contestaron ?? 0,
    porcentajeSatisfaccionAreaDeTrabajo: area.porcentajeSatisfaccion,
    ...presentPublicado(area),
    get gruposDeOpinion() {
      return grupos().filter(({ id }) => area.idsGruposDeOpinion.includes(id))
    },
    get variables() {
      return presentVariables(area, suyos)
    },
  }
}

function presentAntiguedad(antiguedad: AntiguedadConResultado): AntiguedadPresentada {
  const origenes = lazy(() => [
    createOrigen({ idGrupoDeOpinion: null, idPreguntaAntiguedad: antiguedad.id }, antiguedad),
  ])
  return {
    id: antiguedad.id,
    nombre: antiguedad.nombre,
    cantidadEncuestadosAntiguedad: antiguedad.contestaron,
    reserva: antiguedad.reserva,
    cifrasAl: antiguedad.cifrasAl,
    porcentajeSatisfaccionAntiguedad: antiguedad.porcentajeSatisfaccion,
    porcentajeDeEncuestados: antiguedad.participacion,
    indicadoresDeMedicion: antiguedad.indicadoresDeMedicion.map((indicador) =>
      presentIndicador(indicador, origenes, antiguedad.nombre),
    ),
  }
}

export function presentResultados(resultados: Resultados): ResultadosPresentados {
  const origenes = lazy(() =>
    resultados.gruposDeOpinion.map((grupo) =>
      createOrigen({ idGrupoDeOpinion: grupo.id, idPreguntaAntiguedad: null }, grupo),
    ),
  )
  const grupos = lazy(() =>
    resultados.gruposDeOpinion.map((grupo, i) => presentGrupo(grupo, () => origenes()[i]!)),
  )
  const todos = lazy(() => createOrigenes(resultados.general, origenes()))
  return {
    indicadoresDeMedicion: lazy(() =>
      resultados.general.indicadoresDeMedicion.map((indicador) => presentIndicador(indicador, todos, null)),
    ),
    gruposDeOpinion: grupos,
    areasDeTrabajo: lazy(() => resultados.areasDeTrabajo.map((area) => presentArea(area, grupos, origenes))),
    antiguedades: lazy(() => resultados.antiguedades.map(presentAntiguedad)),
  }
}
