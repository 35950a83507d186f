import { useQuery } from '@tanstack/react-query'
import { useApi } from '#web/lib/site.tsx'
import { sesionQuery } from './sesion-query.ts'

/** Whether a client has more than one company: a round without the name of its own could then be of another. */
export const useVariasEmpresas = (): boolean =>
  (useQuery(sesionQuery(useApi())).data?.usuario?.empresas ?? []).length > 1
