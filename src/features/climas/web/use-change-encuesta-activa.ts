import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FAILURE_MS, formatFailureAsSpecified, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { ChangeEncuestaActivaClima } from './climas.generated.ts'

/** Activates or deactivates a survey, with the specification's words (§8). */
export function useChangeEncuestaActiva(idClima: string) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { mutate, isPending, variables } = useMutation({
    // Whoever presses again before the answer means it: one after the other, and the last is what stays.
    scope: { id: `encuesta de ${idClima}` },
    mutationFn: async (encuestaActiva: boolean) =>
      (await api(ChangeEncuestaActivaClima, { idClima, encuestaActiva })).changeEncuestaActivaClima,
    onSuccess: async ({ encuestaActiva }) => {
      const texto = encuestaActiva ? 'Se Activó la encuesta.' : 'Se Desactivó la encuesta.'
      showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
      // Awaited: until the lists are read again the switch shows what was asked for.
      await queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
    onError: (error) => {
      showAviso({ tono: 'mal', texto: formatFailureAsSpecified(error), ms: FAILURE_MS })
      // Somebody else may have closed or deleted the climate.
      void queryClient.invalidateQueries({ queryKey: CLIMAS })
    },
  })
  return { change: mutate, pedida: isPending ? variables : null }
}
