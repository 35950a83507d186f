import { infiniteQueryOptions, keepPreviousData, queryOptions } from '@tanstack/react-query'
import type { FiltroDeBitacora } from '#contract/schema.generated.ts'
import type { Api } from '#web/lib/api.ts'
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

const POR_PAGINA = 50

/** Page after page, each from where the one before ended: what is noted meanwhile shifts nothing. */
export const bitacoraQuery = (api: Api, filtro: FiltroDeBitacora) =>
  infiniteQueryOptions({
    queryKey: ['bitacora', filtro],
    queryFn: async ({ pageParam }) =>
      (await api(Bitacora, { filtro, limit: POR_PAGINA, despuesDe: pageParam })).appInfo.getBitacora,
    initialPageParam: null as string | null,
    getNextPageParam: ({ anotaciones }) =>
      anotaciones.length === POR_PAGINA ? (anotaciones.at(-1)?.id ?? null) : null,
    placeholderData: keepPreviousData,
  })
