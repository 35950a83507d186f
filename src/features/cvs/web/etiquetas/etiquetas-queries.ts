import { type QueryClient, queryOptions } from '@tanstack/react-query'
import type { Api } from '#web/lib/api.ts'
import { refreshCvs } from '../direcciones-de-pendientes.ts'
import { GetEtiquetas, type GetEtiquetasQuery } from './etiquetas.generated.ts'

export type EtiquetaConCuenta = GetEtiquetasQuery['appInfo']['getEtiquetas'][number]

export const etiquetasQuery = (api: Api) =>
  queryOptions({
    queryKey: ['etiquetas'],
    queryFn: async () => (await api(GetEtiquetas, {})).appInfo.getEtiquetas,
  })

/** Also what carries them: lists of CVs, and where they are chosen from. */
export async function refreshEtiquetas(queryClient: QueryClient): Promise<void> {
  await Promise.all([
    queryClient.invalidateQueries({ queryKey: ['etiquetas'] }),
    queryClient.invalidateQueries({ queryKey: ['etiquetasPuestos'] }),
    queryClient.invalidateQueries({ queryKey: ['busquedas'] }),
    refreshCvs(queryClient),
  ])
}
