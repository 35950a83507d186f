import type { FetchQueryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api.ts'
import { isGrafica, type NombreDeGrafica } from './graficas.ts'
import { mapaDeCalorQuery } from './lecturas/mapa-query.ts'
import { preguntasQuery } from './lecturas/preguntas-query.ts'
import { tendenciaQuery } from './lecturas/tendencia-query.ts'
import * as q from './resultados-queries.ts'

type Lectura = 'MapaDeCalor' | 'Tendencia' | 'PreguntaPorPregunta'

const QUERIES: Record<Exclude<NombreDeGrafica, Lectura>, q.QueryDeGrafica<object>> = {
  SatisfaccionGeneral: q.satisfaccionGeneralQuery,
  SatisfaccionGeneralComparativas: q.satisfaccionGeneralQuery,
  AreasDeAnalisis: q.areasDeAnalisisQuery,
  AreasDeAnalisisComparativas: q.areasDeAnalisisQuery,
  AreasDeTrabajo: q.areasDeTrabajoQuery,
  AreasDeTrabajoComparativas: q.areasDeTrabajoQuery,
  GruposDeOpinion: q.gruposDeOpinionQuery,
  GruposDeOpinionComparativas: q.gruposDeOpinionQuery,
  GraficasComplementarias: q.graficasComplementariasQuery,
  AreasDeAnalisisPorGrupoDeOpinion: q.factoresPorGrupoQuery,
  AreasDeAnalisisPorAreaDeTrabajo: q.factoresPorAreaQuery,
  Antiguedad: q.antiguedadQuery,
  PelotasGruposDeOpinion: q.factoresPorGrupoQuery,
  PelotasAreasDeTrabajo: q.factoresPorAreaQuery,
  AntiguedadComparativas: q.antiguedadQuery,
  PreguntasAbiertas: q.preguntasAbiertasQuery,
} as unknown as Record<Exclude<NombreDeGrafica, Lectura>, q.QueryDeGrafica<object>>

interface DeGrafica {
  idClima: string
  grafica?: string
  comparado?: string
  parte?: string
  variable?: string
}

/** What a view asks for, so that a loader can ask before the view is there. */
export function listQueriesDeGrafica(api: Api, vista: DeGrafica): FetchQueryOptions[] {
  const queries = listOptions(api, vista)
  return queries as unknown as FetchQueryOptions[]
}

function listOptions(api: Api, { idClima, grafica, comparado, parte, variable }: DeGrafica) {
  if (!isGrafica(grafica)) return [q.selectGraficasQuery(api, idClima)]
  if (grafica === 'MapaDeCalor') return [mapaDeCalorQuery(api, idClima, variable ?? null)]
  if (grafica === 'PreguntaPorPregunta') return [preguntasQuery(api, idClima, parte ?? null)]
  if (grafica === 'Tendencia') return [tendenciaQuery(api, idClima)]
  const query = QUERIES[grafica]
  if (!grafica.endsWith('Comparativas')) return [query(api, idClima)]
  const climas = comparado ? [query(api, idClima), query(api, comparado)] : []
  return [q.climasParaCompararQuery(api), ...climas]
}
