import { useQueryClient } from '@tanstack/react-query'
import { SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { ajustesQuery } from './ajustes-query.ts'

/** Says what was stored and reads the settings again. */
export function useGuardado() {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  return async (texto: string) => {
    await queryClient.invalidateQueries({ queryKey: ajustesQuery(api).queryKey })
    showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
  }
}
