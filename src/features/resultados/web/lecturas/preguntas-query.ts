import { queryOptions } from '@tanstack/react-query'
import { toPorcentaje } from '#domain/resultados/data-procesada.ts'
import { type Api, isNoEncontrado } from '#web/lib/api.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { PreguntaPorPregunta } from '../resultados.generated.ts'

export type DatosDePreguntas = NonNullable<Awaited<ReturnType<typeof fetchPreguntas>>>

export const preguntasQuery = (api: Api, idClima: string, idParte: string | null) =>
  queryOptions({
    queryKey: [...CLIMAS, 'resultados', idClima, 'preguntas', idParte ?? ''],
    queryFn: () => fetchPreguntas(api, idClima, idParte),
  })

async function fetchPreguntas(api: Api, idClima: string, idParte: string | null) {
  try {
    const { climaOrganizacional: clima, getDistribucionDePreguntas: datos } = (
      await api(PreguntaPorPregunta, { idClima, idParte })
    ).appInfo
    if (!clima) return null
    return {
      clima,
      areas: clima.areasDeTrabajo,
      grupos: clima.gruposDeOpinion,
      reserva: datos.reserva ?? null,
      encuestados: datos.encuestados,
      preguntas: datos.preguntas.map(({ porcentajePregunta, cuentas, ...pregunta }) => ({
        ...pregunta,
        porcentaje: toPorcentaje(porcentajePregunta ?? null),
        cuentas: cuentas ?? null,
      })),
    }
  } catch (error) {
    if (isNoEncontrado(error)) return null
    throw error
  }
}
