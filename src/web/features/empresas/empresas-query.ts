import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api.ts'
import { CLIMAS } from '../../lib/query-client.ts'
import { Empresas, type EmpresasQuery } from './empresas.generated.ts'

export type Empresa = EmpresasQuery['empresas'][number]

/** By commercial name. */
export const empresasQuery = (api: Api) =>
  queryOptions({
    queryKey: ['empresas', 'lista'],
    queryFn: async () => (await api(Empresas, {})).empresas,
  })

/** Climates show the names of their company: a change of one makes both stale. */
export const CAMBIAN_CON_EMPRESAS = [['empresas'], CLIMAS]
