import { useEffect, useState } from 'react'
import { useApi } from '#web/lib/site.tsx'
import { Conexion } from './sitio.generated.ts'

/** Whether the visitor has a session. Public HTML carries none: it is known once the server was asked. */
export function useConexion(): boolean {
  const api = useApi()
  const [conexion, setConexion] = useState(false)
  useEffect(() => {
    api(Conexion, {}).then(
      ({ auth }) => setConexion(auth.getLogIn.conexion),
      // The call itself leaves a trace; the bar stays as it came.
      () => {},
    )
  }, [api])
  return conexion
}
