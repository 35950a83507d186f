import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Api } from '../api.ts'
import { useApi } from '../site.tsx'
import { CancelTrabajo, Trabajos, type TrabajosQuery } from './trabajos.generated.ts'

export type Trabajo = TrabajosQuery['appInfo']['getTrabajos'][number]

export const TRABAJOS = ['trabajos']

/** Under this key a mutation that the server follows: while it waits, its progress is asked for. */
export const getClaveDeTrabajo = (tipo: string, idClima: string) => ['trabajo', tipo, idClima]

const CADA_MS = 700

/** Long work of whoever asks, newest first; asked often while some is under way, or about to be. */
export const trabajosQuery = (api: Api, esperando = false) =>
  queryOptions({
    queryKey: TRABAJOS,
    queryFn: async () => (await api(Trabajos, {})).appInfo.getTrabajos,
    staleTime: 0,
    retry: false,
    refetchInterval: ({ state }) =>
      esperando || state.data?.some(({ estado }) => estado === 'en_curso') ? CADA_MS : false,
  })

export function useTrabajosDeClima(idClima: string): Trabajo[] {
  const { data = [] } = useQuery(trabajosQuery(useApi()))
  return data.filter((trabajo) => trabajo.idClima === idClima)
}

/** The one of its kind that is under way in a climate, whoever's tab began it; `esperando`: this one just did. */
export function useTrabajoEnCurso(tipo: string, idClima: string, esperando: boolean): Trabajo | undefined {
  const { data = [] } = useQuery(trabajosQuery(useApi(), esperando))
  return data.find(
    (trabajo) => trabajo.tipo === tipo && trabajo.idClima === idClima && trabajo.estado === 'en_curso',
  )
}

export function useCancelarTrabajo() {
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationFn: (idTrabajo: string) => api(CancelTrabajo, { idTrabajo }),
    onSettled: () => client.invalidateQueries({ queryKey: TRABAJOS }),
  })
}
