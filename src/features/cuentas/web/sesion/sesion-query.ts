import { queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { GetLogIn } from './sesion.generated.ts'

/** The session as the server last told it. Login, logout and a refused call replace it; time does not. */
export const sesionQuery = (api: Api) =>
  queryOptions({
    queryKey: ['sesion'],
    queryFn: async () => (await api(GetLogIn, {})).auth.getLogIn,
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: Number.POSITIVE_INFINITY,
  })

export const DESCONECTADO = { conexion: false, usuario: null, faltaSegundoFactor: null }
