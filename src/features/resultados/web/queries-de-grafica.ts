import type { FetchQueryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { type DetalleDeGrafica, isGrafica, type NombreDeGrafica, type NombreDeLectura } from './graficas.ts'
import {
  cambiosQuery,
  enpsQuery,
  mapaDeCalorQuery,
  prioridadesQuery,
  tendenciaQuery,
} from './lecturas/lecturas-queries.ts'
import { preguntasQuery } from './lecturas/preguntas-query.ts'
import * as q from './resultados-queries.ts'

const QUERIES: Record<Exclude<NombreDeGrafica, NombreDeLectura>, q.QueryDeGrafica<object>> = {
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
} as unknown as Record<Exclude<NombreDeGrafica, NombreDeLectura>, q.QueryDeGrafica<object>>

interface DeGrafica extends DetalleDeGrafica {
  idClima: string
  grafica?: string
}

/** Queries of a view, so that a loader can ask before the view is there. */
export function listQueriesDeGrafica(api: Api, vista: DeGrafica): FetchQueryOptions[] {
  const queries = listOptions(api, vista)
  return queries as unknown as FetchQueryOptions[]
}

function listOptions(api: Api, vista: DeGrafica) {
  const { idClima, grafica, comparado, parte } = vista
  if (!isGrafica(grafica)) return [q.selectGraficasQuery(api, idClima)]
  if (grafica === 'MapaDeCalor') return [mapaDeCalorQuery(api, idClima, vista)]
  if (grafica === 'Prioridades') return [prioridadesQuery(api, idClima)]
  if (grafica === 'ENPS') return [enpsQuery(api, idClima)]
  if (grafica === 'CambioConCerteza') return [cambiosQuery(api, idClima, vista)]
  if (grafica === 'Tendencia') return [tendenciaQuery(api, idClima, vista)]
  if (grafica === 'PreguntaPorPregunta') return [preguntasQuery(api, idClima, parte ?? null)]
  const query = QUERIES[grafica]
  if (!grafica.endsWith('Comparativas')) return [query(api, idClima)]
  const juntas = grafica === 'AntiguedadComparativas'
  const climas = comparado
    ? [
        query(api, idClima, null, juntas ? comparado : null),
        query(api, comparado, null, juntas ? idClima : null),
      ]
    : []
  return [q.climasParaCompararQuery(api), ...climas]
}
