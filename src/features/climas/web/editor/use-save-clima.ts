import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { CLIMAS } from '#web/lib/query-client.ts'
import { useApi } from '#web/lib/site.tsx'
import { useRevision } from '#web/lib/use-revision.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { type ClimaInput, UpdateClimaOrganizacional } from '../climas.generated.ts'
import { getEstructura } from '../climas-queries.ts'
import type { Borrador } from './borrador.ts'
import { type Leido, listCambios } from './list-cambios.ts'
import { mergeIds } from './merge-ids.ts'
import { toBorrador } from './to-borrador.ts'
import { toClimaInput } from './to-clima-input.ts'

/** Saves the draft and reads it back, because what was new has an id now. */
export function useSaveClima(idClima: string, leido: Leido, onGuardado: (borrador: Borrador) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { saveOver, conflicto, note, getVista } = useRevision({
    vista: leido,
    getRevision: ({ revision }) => revision,
    findActual: () => getEstructura(api, idClima),
    listCambios,
  })
  const save = useMutation({
    mutationFn: async (borrador: Borrador) => {
      const clima = toClimaInput(borrador) as ClimaInput
      const mensaje = await saveOver(
        async (revision) =>
          (await api(UpdateClimaOrganizacional, { idClima, clima, revision })).updateClimaOrganizacional
            .mensaje,
      )
      const nuevo = await getEstructura(api, idClima)
      if (nuevo) note(nuevo)
      return { mensaje, guardado: nuevo ? mergeIds(borrador, toBorrador(nuevo.documento)) : borrador }
    },
    onSuccess: ({ mensaje, guardado }) => {
      onGuardado(guardado)
      showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      // Not the document: the editor holds it already.
      void queryClient.invalidateQueries({
        queryKey: CLIMAS,
        predicate: ({ queryKey }) => queryKey[1] !== 'estructura',
      })
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
  return { save, conflicto, note, getLeido: getVista }
}
