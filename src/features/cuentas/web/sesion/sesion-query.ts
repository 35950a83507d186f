import { queryOptions, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { leave } from '#web/ui/salida.ts'
import { forgetRescate } from '#web/ui/use-rescate.ts'
import { forgetDestino } from './destino.ts'
import { GetLogIn, LogOut } from './sesion.generated.ts'

/** The session as the server last told it. Login, logout and a refused call replace it; time does not. */
export const sesionQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sesion'],
    queryFn: async () => (await api(GetLogIn, {})).auth.getLogIn,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const DESCONECTADO = { conexion: false, usuario: null, faltaSegundoFactor: null }

/** Ends the session and goes to /login: a full load, which forgets what staff saw. Unsaved work is asked about before. */
export function useLogout() {
  const api = useApi()
  const queryClient = useQueryClient()
  const { basePath } = useSiteConfig()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(LogOut, {}),
    onSuccess: () => {
      // The browser asks nobody who has no session (entry-client.tsx).
      queryClient.setQueryData(sesionQuery(api).queryKey, DESCONECTADO)
      forgetDestino()
      forgetRescate()
      location.assign(`${basePath}/login`)
    },
  })
  return { logOut: () => leave(mutate), isPending, error }
}

/** Whether a client has more than one company: a round without the name of its own could then be of another. */
export const useVariasEmpresas = (): boolean =>
  (useQuery(sesionQuery(useApi())).data?.usuario?.empresas ?? []).length > 1
