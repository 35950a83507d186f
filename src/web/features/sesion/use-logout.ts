import { useMutation } from '@tanstack/react-query'
import { useApi, useSiteConfig } from '../../lib/site.tsx'
import { LogOut } from './sesion.generated.ts'

/** Ends the session and goes to /login: a full load, which forgets what staff saw. */
export function useLogout() {
  const api = useApi()
  const { basePath } = useSiteConfig()
  const { mutate, isPending, error } = useMutation({
    mutationFn: () => api(LogOut, {}),
    onSuccess: () => location.assign(`${basePath}/login`),
  })
  return { logOut: () => mutate(), isPending, error }
}
