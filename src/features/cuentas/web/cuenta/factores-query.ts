import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { Factores, type FactoresQuery } from './cuenta.generated.ts'

export type LlaveDeAcceso = FactoresQuery['appInfo']['getLlavesDeAcceso'][number]

/** What one's own account asks for besides the password. */
export const factoresQuery = (api: Api) =>
  queryOptions({
    queryKey: ['factores'],
    queryFn: async () => {
      const { getSegundoFactor, getLlavesDeAcceso } = (await api(Factores, {})).appInfo
      return { ...getSegundoFactor, llaves: getLlavesDeAcceso }
    },
  })
