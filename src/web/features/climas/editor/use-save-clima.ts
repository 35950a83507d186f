import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../../lib/failure-wording.ts'
import { useApi } from '../../../lib/site.tsx'
import { useAvisos } from '../../../ui/Avisos.tsx'
import { type ClimaInput, UpdateClimaOrganizacional } from '../climas.generated.ts'
import { CLIMAS, getDocumento } from '../climas-queries.ts'
import type { Borrador } from './borrador.ts'
import { mergeIds } from './merge-ids.ts'
import { toBorrador } from './to-borrador.ts'
import { toClimaInput } from './to-clima-input.ts'

/** Saves the draft and reads it back, because what was new has an id now. */
export function useSaveClima(idClima: string, onGuardado: (borrador: Borrador) => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mostrar = useAvisos()
  return useMutation({
    mutationFn: async (borrador: Borrador) => {
      const clima = toClimaInput(borrador) as ClimaInput
      const { mensaje } = (await api(UpdateClimaOrganizacional, { idClima, clima })).updateClimaOrganizacional
      const documento = await getDocumento(api, idClima, true)
      return { mensaje, guardado: mergeIds(borrador, toBorrador(documento)) }
    },
    onSuccess: ({ mensaje, guardado }) => {
      onGuardado(guardado)
      mostrar({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
      // Not the document: the editor holds it already.
      void queryClient.invalidateQueries({
        queryKey: CLIMAS,
        predicate: ({ queryKey }) => queryKey[1] !== 'estructura',
      })
    },
    onError: (error) => mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })
}
