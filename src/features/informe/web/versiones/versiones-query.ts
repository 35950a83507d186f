import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { VersionesDeInforme, type VersionesDeInformeQuery } from './versiones.generated.ts'

export type Versiones = VersionesDeInformeQuery['appInfo']['getVersionesDeInforme']
export type Version = Versiones['versiones'][number]

export const versionesQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: ['informe', idClima, 'versiones'],
    queryFn: async () => (await api(VersionesDeInforme, { idClima })).appInfo.getVersionesDeInforme,
    staleTime: 0,
  })
