import { queryOptions } from '@tanstack/react-query'
import type { Api } from '../../lib/api.ts'
import {
  InformeDeClima,
  type InformeDeClimaQuery,
  TrabajosDeInforme,
  type TrabajosDeInformeQuery,
} from './informe.generated.ts'

export type Informe = InformeDeClimaQuery['appInfo']['getInforme']
export type Seccion = Informe['secciones'][number]
export type Redaccion = Seccion['redacciones'][number]
export type Trabajo = TrabajosDeInformeQuery['appInfo']['getTrabajos'][number]

export const INFORME = ['informe']

export const informeQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: [...INFORME, idClima],
    queryFn: async () => (await api(InformeDeClima, { idClima })).appInfo,
    staleTime: 0,
    retry: false,
  })

/** How far files are; asked often while one is being made. */
export const trabajosQuery = (api: Api, idClima: string) =>
  queryOptions({
    queryKey: ['trabajos', idClima],
    queryFn: async () => (await api(TrabajosDeInforme, { idClima })).appInfo.getTrabajos,
    staleTime: 0,
    refetchInterval: ({ state }) => (state.data?.some(({ estado }) => estado === 'en_curso') ? 700 : false),
  })
