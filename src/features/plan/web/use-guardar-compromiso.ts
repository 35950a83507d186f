import { useQueryClient } from '@tanstack/react-query'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'

/** What follows a change of the plan: it is said, the plan is read again, and the dialog closes. */
export function useGuardarCompromiso(idClima: string, onCerrar: (cambiado: string) => void) {
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  return {
    onListo: ({ id, mensaje }: { id: string; mensaje: string }) => {
      showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      void queryClient.invalidateQueries({ queryKey: ['plan', idClima] })
      onCerrar(id)
    },
    onFalla: (error: unknown) => {
      showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
      void queryClient.invalidateQueries({ queryKey: ['plan', idClima] })
    },
  }
}
