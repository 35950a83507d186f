import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { RondasDeCliente, type RondasDeClienteQuery } from './cliente.generated.ts'

export type Ronda = RondasDeClienteQuery['appInfo']['getRondasDeCliente'][number]

export const rondasQuery = (api: Api) =>
  queryOptions({
    queryKey: ['cliente', 'rondas'],
    queryFn: async () => (await api(RondasDeCliente, {})).appInfo.getRondasDeCliente,
  })
