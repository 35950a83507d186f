import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import {
  CifraDePlan,
  type CifraDePlanQueryVariables,
  PlanDeClima,
  type PlanDeClimaQuery,
} from './plan.generated.ts'

export type Plan = PlanDeClimaQuery['appInfo']['getPlan']
export type Compromiso = Plan['compromisos'][number]
export type Efecto = NonNullable<Plan['anterior']>['efectos'][number]

export const planQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: ['plan', idClima],
    queryFn: async () => (await api(PlanDeClima, { idClima })).appInfo.getPlan,
    staleTime: 0,
  })

/** What a commitment about that would start from. */
export const cifraQuery = (api: Api, pedida: CifraDePlanQueryVariables) =>
  queryOptions({
    queryKey: ['cifraDePlan', pedida],
    queryFn: async () => (await api(CifraDePlan, pedida)).appInfo.getCifraDePlan,
  })
