import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api.ts'
import { PlanDeInicio, type PlanDeInicioQuery } from './cliente.generated.ts'

export type CompromisoDeInicio = PlanDeInicioQuery['appInfo']['getPlan']['compromisos'][number]

export const planDeInicioQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: ['planDeInicio', idClima],
    queryFn: async () => (await api(PlanDeInicio, { idClima })).appInfo.getPlan,
    staleTime: 0,
  })
