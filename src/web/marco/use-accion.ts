import { useMutation } from '@tanstack/react-query'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../lib/failure-wording.ts'
import { useAvisos } from '../ui/Avisos.tsx'

/**
 * An action of a button: its sentence is shown when it is done, and the failure's when it is not. `onListo` runs in between,
 * with what was shown read again.
 */
export function useAccion(onListo?: () => unknown) {
  const showAviso = useAvisos()
  const { mutate, isPending } = useMutation({
    mutationFn: (hacer: () => Promise<string>) => hacer(),
    onSuccess: async (texto) => {
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      await onListo?.()
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return { hacer: mutate, ocupado: isPending }
}
