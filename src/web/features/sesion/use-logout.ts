import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { useApi } from '../../lib/site.tsx'
import { LogOut } from './sesion.generated.ts'
import { DESCONECTADO, sesionQuery } from './sesion-query.ts'

/** Ends the session, forgets what staff saw, and goes to /login. */
export function useLogout() {
  const api = useApi()
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const { mutate, isPending, error } = useMutation({
    mutationFn: async () => (await api(LogOut, {})).auth.logOut,
    onSuccess: async ({ conexion }) => {
      queryClient.setQueryData(sesionQuery(api).queryKey, { ...DESCONECTADO, conexion })
      await navigate('/login')
      queryClient.removeQueries({ predicate: (query) => query.queryKey[0] !== 'sesion' })
    },
  })
  return { logOut: () => mutate(), isPending, error }
}
