import { useQueryClient } from '@tanstack/react-query'
import { useSyncExternalStore } from 'react'
import { sesionQuery } from '../features/sesion/sesion-query.ts'
import { useApi } from '../lib/site.tsx'

/** Whether the visitor is staff. Public HTML carries no session: it is known once the start-up check has answered. */
export function useConexion(): boolean {
  const queryClient = useQueryClient()
  const { queryKey } = sesionQuery(useApi())
  return useSyncExternalStore(
    (notify) => queryClient.getQueryCache().subscribe(notify),
    () => queryClient.getQueryData(queryKey)?.conexion === true,
    () => false,
  )
}
