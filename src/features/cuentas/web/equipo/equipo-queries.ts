import {
  infiniteQueryOptions,
  keepPreviousData,
  queryOptions,
  useMutation,
  useQueryClient,
} from '@tanstack/react-query'
import type { FiltroDeBitacora } from '#contract/schema.generated.ts'
import type { Api } from '#web/lib/api.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import type { Operation } from '#web/lib/operation.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
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

type DeCuenta = Operation<Record<string, string>, { idCuenta: string }>

export const ACCION_DE_CUENTA = ['accion de cuenta']

/** One act on an account: what the server says of it is shown, and the list is read again. */
export function useAccionDeCuenta(onAccion: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { mutate, isPending } = useMutation({
    mutationKey: ACCION_DE_CUENTA,
    onMutate: onAccion,
    mutationFn: ({ operacion, idCuenta }: { operacion: unknown; idCuenta: string }) =>
      api(operacion as DeCuenta, { idCuenta }),
    onSuccess: (data) => showAviso({ tono: 'bien', texto: Object.values(data)[0] ?? '', ms: SUCCESS_MS }),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: equipoQuery(api).queryKey }),
  })
  return { run: (operacion: unknown, idCuenta: string) => mutate({ operacion, idCuenta }), isPending }
}
