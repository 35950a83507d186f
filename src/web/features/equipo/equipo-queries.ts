import { keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FiltroDeBitacora } from '../../../contract/schema.generated.ts'
import type { Api } from '../../lib/api.ts'
import { Bitacora, Equipo, type EquipoQuery } from './equipo.generated.ts'

export type Cuenta = EquipoQuery['appInfo']['getEquipo'][number]

export const equipoQuery = (api: Api) =>
  queryOptions({
    queryKey: ['equipo'],
    queryFn: async () => {
      const { appInfo, empresas } = await api(Equipo, {})
      return { cuentas: appInfo.getEquipo, empresas }
    },
  })

export const bitacoraQuery = (api: Api, filtro: FiltroDeBitacora, limit: number) =>
  queryOptions({
    queryKey: ['bitacora', filtro, limit],
    queryFn: async () => (await api(Bitacora, { filtro, limit })).appInfo.getBitacora,
    placeholderData: keepPreviousData,
  })
