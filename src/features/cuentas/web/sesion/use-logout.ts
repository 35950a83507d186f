import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useApi, useSiteConfig } from '#web/lib/site.tsx'
import { forgetRescate } from '#web/ui/rescate.ts'
import { leave } from '#web/ui/salida.ts'
import { forgetDestino } from './destino.ts'
import { LogOut } from './sesion.generated.ts'
import { DESCONECTADO, sesionQuery } from './sesion-query.ts'

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
