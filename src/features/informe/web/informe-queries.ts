import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { InformeDeClima, type InformeDeClimaQuery } from './informe.generated.ts'

export type Informe = InformeDeClimaQuery['appInfo']['getInforme']
export type Seccion = Informe['secciones'][number]
export type Redaccion = Seccion['redacciones'][number]
export type Textos = Pick<Redaccion, 'titular' | 'comentario'>
export type Elegible = Informe['citas'][number]

export const INFORME = ['informe']

export const informeQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...INFORME, idClima],
    queryFn: async () => (await api(InformeDeClima, { idClima })).appInfo,
    staleTime: 0,
    retry: false,
  })
