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
import type { IndicadorConResultado, Satisfaccion } from '../../../domain/resultados/satisfaccion.ts'
import type {
  AntiguedadPresentada,
  AreaPresentada,
  GrupoPresentado,
  IndicadorPresentado,
} from '../../wire/clima-presentado.ts'
import { type Origenes, Variable } from './present-variable.ts'

type Partes = {
  indicadoresDeMedicion: IndicadorPresentado[]
  gruposDeOpinion: GrupoPresentado[]
  areasDeTrabajo: AreaPresentada[]
  antiguedades: AntiguedadPresentada[]
}
/** Each part when it is first asked for: no screen needs them all. */
export type ResultadosPresentados = { [K in keyof Partes]: () => Partes[K] }

const presentIndicador = (
  indicador: IndicadorConResultado,
  origenes: Origenes,
  nombreAntiguedad: string | null,
): IndicadorPresentado => ({
  nombre: indicador.nombre,
  porcentajeIndicador: indicador.porcentajeIndicador,
  menosPreguntas: indicador.menosPreguntas,
  nombreAntiguedad,
  variables: indicador.variables.map((variable) => new Variable(variable, origenes)),
})

const presentVariables = ({ indicadoresDeMedicion }: Satisfaccion, origenes: Origenes) =>
  indicadoresDeMedicion.flatMap(({ variables }) =>
    variables.map((variable) => new Variable(variable, origenes)),
  )

const presentPublicado = (parte: SatisfaccionDeParte) => ({
  porcentajeDeEncuestados: parte.participacion,
  reserva: parte.reserva,
  menosPreguntas: parte.menosPreguntas,
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
  variables: presentVariables(grupo, () => [findOrigen()]),
})

function presentArea(
  area: AreaConResultado,
  grupos: () => readonly GrupoPresentado[],
  origenes: Origenes,
): AreaPresentada {
  const suyos = lazy(() => grupos().filter(({ id }) => area.idsGruposDeOpinion.includes(id)))
  const deArea = lazy(() => {
    if (area.reserva) return []
    const deGrupos = origenes().filter(({ procedencia }) =>
      area.idsGruposDeOpinion.includes(procedencia.idGrupoDeOpinion ?? ''),
    )
    return createOrigenes(area, deGrupos)
  })
  const variables = lazy(() => presentVariables(area, deArea))
  return {
    id: area.id,
    nombre: area.nombre,
    idsGruposDeOpinion: [...area.idsGruposDeOpinion],
    cantidadEncuestadosAreaDeTrabajo: area.contestaron ?? 0,
    porcentajeSatisfaccionAreaDeTrabajo: area.porcentajeSatisfaccion,
    ...presentPublicado(area),
    get gruposDeOpinion() {
      return suyos()
    },
    get variables() {
      return variables()
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
    menosPreguntas: antiguedad.menosPreguntas,
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
