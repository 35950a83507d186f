import { Outlet } from 'react-router'
import { firma } from '../content/firma.ts'
import { AdminShell } from '../features/admin-shell/AdminShell.tsx'
import { useLogout } from '../features/sesion/use-logout.ts'

export function Component() {
  const { logOut } = useLogout()
  return (
    <AdminShell nombre={firma.nombre} onLogout={logOut}>
      <Outlet />
    </AdminShell>
  )
}
