import { queryOptions } from '@tanstack/react-query'
import type { Dia } from '#domain/fechas/dia.ts'
import { isVencido } from '#domain/plan/tandas.ts'
import type { Api } from '#web/lib/api.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import {
  PlanDeRonda,
  Ronda,
  type RondaQuery,
  SatisfaccionDeRonda,
  type SatisfaccionDeRondaQuery,
  TextosDeRonda,
} from './ronda.generated.ts'

export type RondaDeBarra = NonNullable<RondaQuery['appInfo']['climaOrganizacional']>

/** null: there is no such climate. */
export const rondaQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'ronda', idClima],
    queryFn: async () => (await api(Ronda, { idClima })).appInfo.climaOrganizacional ?? null,
  })

export type SatisfaccionDeBarra = SatisfaccionDeRondaQuery['appInfo']['climaOrganizacional']

export const satisfaccionQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'ronda', idClima, 'satisfaccion'],
    queryFn: async () => (await api(SatisfaccionDeRonda, { idClima })).appInfo.climaOrganizacional ?? null,
  })

/** Overdue commitments. */
export const vencidosQuery = (api: Api, idClima: string, hoy: Dia) =>
  queryOptions({
    queryKey: [...CLIMAS, 'ronda', idClima, 'plan', hoy],
    queryFn: async () =>
      (await api(PlanDeRonda, { idClima })).appInfo.getPlan.compromisos.filter((uno) => isVencido(uno, hoy))
        .length,
  })

/** Wordings of the report that somebody stands for; answers of the desk without a theme yet. */
export const textosQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...CLIMAS, 'ronda', idClima, 'textos'],
    queryFn: async () => {
      const { getInforme, getTemasPorArea } = (await api(TextosDeRonda, { idClima })).appInfo
      const redacciones = getInforme.secciones
        .filter(({ incluida }) => incluida)
        .flatMap((seccion) => seccion.redacciones)
      const { respuestas, conTema } = getTemasPorArea
      return {
        redacciones: redacciones.length,
        revisadas: redacciones.filter(({ revisada }) => revisada).length,
        sinTema: respuestas == null || conTema == null ? null : respuestas - conTema,
      }
    },
  })
