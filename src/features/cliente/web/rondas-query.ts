import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import {
  InformesDeCliente,
  type InformesDeClienteQuery,
  RondasDeCliente,
  type RondasDeClienteQuery,
} from './cliente.generated.ts'

export type InformeDeCliente = InformesDeClienteQuery['appInfo']['getInformesDeCliente'][number]

export const informesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cliente', 'informes'],
    queryFn: async () => (await api(InformesDeCliente, {})).appInfo.getInformesDeCliente,
    // A version that was withdrawn or replaced shall not be offered for long.
    staleTime: 0,
  })

export type Ronda = RondasDeClienteQuery['appInfo']['getRondasDeCliente'][number]

export const rondasQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cliente', 'rondas'],
    queryFn: async () => (await api(RondasDeCliente, {})).appInfo.getRondasDeCliente,
  })
