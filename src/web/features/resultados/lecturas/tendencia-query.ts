import { queryOptions } from '@tanstack/react-query'
import { toPorcentaje } from '../../../../domain/resultados/data-procesada.ts'
import { type Api, ApiError } from '../../../lib/api.ts'
import type { ClimaDeGraficas } from '../clima-de-graficas.ts'
import { ClimasParaComparar, Tendencia, type TendenciaQuery } from '../resultados.generated.ts'
import type { Ronda } from './tendencia.ts'

export interface DatosDeTendencia {
  clima: ClimaDeGraficas
  /** Oldest first, up to the climate that is read. */
  rondas: Ronda[]
}

export const tendenciaQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: ['climas', 'resultados', idClima, 'tendencia'],
    queryFn: async (): Promise<DatosDeTendencia | null> => {
      try {
        return await fetchTendencia(api, idClima)
      } catch (error) {
        if (error instanceof ApiError && error.code === 'NOT_FOUND') return null
        throw error
      }
    },
  })

/** Every round on the base of the one that is read, so that they compare. */
async function fetchTendencia(api: Api, idClima: string): Promise<DatosDeTendencia | null> {
  const { climasOrganizacionales } = await api(ClimasParaComparar, {})
  const actual = climasOrganizacionales.find(({ id }) => id === idClima)
  if (!actual) return null
  const suyos = climasOrganizacionales
    .filter(({ idEmpresa, anio }) => idEmpresa === actual.idEmpresa && anio <= actual.anio)
    .sort((a, b) => a.anio - b.anio)
  const respuestas = await Promise.all(
    suyos.map(({ id }) => api(Tendencia, { idClima: id, baseDeCalculo: actual.baseDeCalculo })),
  )
  const rondas = respuestas.flatMap((respuesta) => toRonda(respuesta) ?? [])
  const clima = respuestas.find(({ appInfo }) => appInfo.climaOrganizacional?.id === idClima)?.appInfo
    .climaOrganizacional
  return clima ? { clima, rondas } : null
}

function toRonda({ appInfo, getAreasDeTrabajoSatisfaccionGeneral: areas }: TendenciaQuery): Ronda | null {
  const { climaOrganizacional: clima, getIndicadoresDeMedicionSatisfaccionGeneral: indicadores } = appInfo
  if (!clima) return null
  const { partesCuestionario } = clima.cuestionario
  return {
    id: clima.id,
    anio: clima.anio,
    contestaron: clima.participacion.contestaron,
    planeados: clima.participacion.planeados,
    general: clima.dataProcesada.porcentajeSatisfaccionGeneral ?? null,
    indicadores: indicadores.map(({ nombre, porcentajeIndicador, variables }) => ({
      nombre,
      porcentaje: toPorcentaje(porcentajeIndicador ?? null),
      preguntas: variables.flatMap((variable) => {
        const sentidos = new Map(variable.factoresEvaluados.map((factor) => [factor.nombre, factor.positiva]))
        return partesCuestionario
          .filter((parte) => parte.tipo === 'smile' && parte.variable === variable.nombre)
          .flatMap((parte) => parte.preguntas)
          .map(({ pregunta, factorEvaluado, positiva }) => ({
            pregunta,
            positiva: positiva ?? sentidos.get(factorEvaluado ?? '') ?? true,
          }))
      }),
    })),
    areas: areas.map(({ nombre, porcentajeSatisfaccionAreaDeTrabajo, gruposDeOpinion }) => ({
      nombre,
      porcentaje: toPorcentaje(porcentajeSatisfaccionAreaDeTrabajo ?? null),
      grupos: gruposDeOpinion.map((grupo) => grupo.nombre),
    })),
  }
}
