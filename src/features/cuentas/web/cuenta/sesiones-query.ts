import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { Sesiones } from './cuenta.generated.ts'

/** One's own open sessions, the present one first. */
export const sesionesQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sesiones'],
    queryFn: async () => (await api(Sesiones, {})).appInfo.getSesiones,
  })
