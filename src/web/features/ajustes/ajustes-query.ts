import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api.ts'
import { Ajustes, type AjustesQuery } from './ajustes.generated.ts'

export type AjustesDeFirma = AjustesQuery['appInfo']['getAjustes']

export const ajustesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['ajustes'],
    queryFn: async () => (await api(Ajustes, {})).appInfo.getAjustes,
  })
