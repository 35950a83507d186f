import { queryOptions, useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import type { Api } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { refreshCvs } from '../direcciones-de-pendientes.ts'
import { ChangeBusquedaVista, GetBusquedasGuardadas } from './busquedas.generated.ts'

export const busquedasQuery = (api: Api) =>
  queryOptions({
    queryKey: ['busquedas'],
    queryFn: async () => (await api(GetBusquedasGuardadas, {})).appInfo.getBusquedasGuardadas,
  })

/** Looking at a search that was kept makes its news old; what came in since the last look stays marked on this screen. */
export function useVista(idBusqueda: string | null): number | null {
  const api = useApi()
  const queryClient = useQueryClient()
  const [vista, setVista] = useState<{ id: string; desde: number } | null>(null)
  useEffect(() => {
    if (!idBusqueda) return
    let left = false
    api(ChangeBusquedaVista, { idBusqueda }).then(
      ({ changeBusquedaVista: desde }) => {
        if (!left) setVista((antes) => (antes?.id === idBusqueda ? antes : { id: idBusqueda, desde }))
        void queryClient.invalidateQueries({ queryKey: busquedasQuery(api).queryKey })
        // Asked for after the mark: whoever came in before it is on the list, and is not lost between the two.
        void refreshCvs(queryClient)
      },
      // A search that somebody has deleted meanwhile is one like any other.
      () => {},
    )
    return () => {
      left = true
    }
  }, [api, idBusqueda, queryClient])
  return vista !== null && vista.id === idBusqueda ? vista.desde : null
}
