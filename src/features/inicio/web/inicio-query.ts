import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { Inicio, type InicioQuery } from './inicio.generated.ts'

export type DatosDeInicio = InicioQuery['appInfo']['getInicio']
export type Encuesta = DatosDeInicio['encuestas'][number]
export type Grupo = Encuesta['grupos'][number]

export const inicioQuery = (api: Api) =>
  queryOptions({
    queryKey: ['inicio'],
    queryFn: async () => (await api(Inicio, {})).appInfo.getInicio,
    staleTime: 0,
  })
