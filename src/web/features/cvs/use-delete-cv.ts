import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { PLAZO_PARA_DESHACER_MS } from '../../../domain/cvs/cv.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { DeleteCV, RestoreCV } from './cvs.generated.ts'
import { type CvDeLista, refreshCvs } from './cvs-queries.ts'
import { type Eliminado, listRecuperables } from './recuperables.ts'

const CLAVE = ['deleteCV']

/** Deletes without asking, and offers to bring it back, with what was deleted just before. */
export function useDeleteCv(afterDelete: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mostrar = useAvisos()
  const eliminados = useRef<Eliminado[]>([])

  const restore = async () => {
    const ofrecidos = eliminados.current
    eliminados.current = []
    // One that fails does not keep the others from coming back, nor from being told.
    const respuestas = await Promise.allSettled(ofrecidos.map(({ id }) => api(RestoreCV, { idCV: id })))
    const mensajes = respuestas.flatMap((una) =>
      una.status === 'fulfilled' ? una.value.restoreCV.mensaje : [],
    )
    const fallo = respuestas.find((una) => una.status === 'rejected')
    if (fallo) {
      const cuenta =
        mensajes.length > 0 ? `CVs recuperados: ${mensajes.length} de ${respuestas.length}. ` : ''
      mostrar({ tono: 'mal', texto: cuenta + formatFailure(fallo.reason), ms: FAILURE_MS })
    } else {
      const texto = mensajes.length > 1 ? `Se recuperaron ${mensajes.length} CVs.` : mensajes[0]
      if (texto) mostrar({ tono: 'bien', texto, ms: SUCCESS_MS })
    }
    await refreshCvs(queryClient)
  }

  const { mutate } = useMutation({
    mutationKey: CLAVE,
    mutationFn: ({ id, cv }: CvDeLista) => api(DeleteCV, { idCV: id, cv }),
    onSuccess: async ({ deleteCV }) => {
      eliminados.current = listRecuperables(eliminados.current, { id: deleteCV.id, cuando: Date.now() })
      const cuantos = eliminados.current.length
      mostrar({
        tono: 'bien',
        texto: cuantos > 1 ? `Se eliminaron ${cuantos} CVs.` : deleteCV.mensaje,
        ms: PLAZO_PARA_DESHACER_MS,
        accion: { texto: 'Deshacer', atajo: 'Control+Z', onClick: () => void restore() },
      })
      await refreshCvs(queryClient)
      afterDelete()
    },
    onError: (error) => {
      mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
      return refreshCvs(queryClient)
    },
  })

  // Hidden from the press of the button until the list has been read again, or the server has refused.
  const ocultos = useMutationState({
    filters: { mutationKey: CLAVE, status: 'pending' },
    select: ({ state }) => (state.variables as CvDeLista).id,
  })
  return { deleteCv: mutate, ocultos }
}
