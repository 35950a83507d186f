import { useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { PLAZO_PARA_DESHACER_MS } from '../../../domain/cvs/cv.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { DeleteCV, RestoreCV } from './cvs.generated.ts'
import { type CvDeLista, refreshCvs } from './cvs-queries.ts'

const CLAVE = ['deleteCV']

interface Eliminado {
  id: string
  hasta: number
}

/** Deletes without asking, and offers to bring back everything whose time has not run out. */
export function useDeleteCv(afterDelete: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mostrar = useAvisos()
  const eliminados = useRef<Eliminado[]>([])

  const showFailure = (error: unknown) =>
    mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })

  const restore = async () => {
    const aTiempo = eliminados.current.filter(({ hasta }) => hasta > Date.now())
    eliminados.current = []
    try {
      const respuestas = await Promise.all(aTiempo.map(({ id }) => api(RestoreCV, { idCV: id })))
      const texto =
        respuestas.length > 1 ? `Se recuperaron ${respuestas.length} CVs.` : respuestas[0]?.restoreCV.mensaje
      if (texto) mostrar({ tono: 'bien', texto, ms: SUCCESS_MS })
    } catch (error) {
      showFailure(error)
    }
    await refreshCvs(queryClient)
  }

  const { mutate } = useMutation({
    mutationKey: CLAVE,
    mutationFn: ({ id, cv }: CvDeLista) => api(DeleteCV, { idCV: id, cv }),
    onSuccess: async ({ deleteCV }) => {
      const ahora = Date.now()
      eliminados.current = [
        ...eliminados.current.filter(({ hasta }) => hasta > ahora),
        { id: deleteCV.id, hasta: ahora + PLAZO_PARA_DESHACER_MS },
      ]
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
      showFailure(error)
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
