import { type QueryClient, useMutation, useMutationState, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { formatNombreCompleto, PLAZO_PARA_DESHACER_MS } from '#domain/cvs/cv.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { DeleteCV, RestoreCV } from './cvs.generated.ts'
import { type CvDeLista, refreshCvs } from './direcciones-de-pendientes.ts'

const CLAVE = ['deleteCV']

/** Lists on the screen are asked again. */
type Refresh = (queryClient: QueryClient) => Promise<unknown>

type CvEliminado = Parameters<typeof formatNombreCompleto>[0] &
  Pick<CvDeLista, 'id'> &
  Partial<Pick<CvDeLista, 'cv'>>

interface Eliminado {
  id: string
  nombre: string
  hasta: number
}

/** Deletes without asking, and offers to bring back everything whose time has not run out. */
export function useDeleteCv(afterDelete: () => void, refresh: Refresh = refreshCvs) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const eliminados = useRef<Eliminado[]>([])
  const siguiente = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(siguiente.current), [])

  /** All that is offered comes back: when the time of the oldest runs out, the others are offered without it. */
  const offer = () => {
    clearTimeout(siguiente.current)
    const ahora = Date.now()
    eliminados.current = eliminados.current.filter(({ hasta }) => hasta > ahora)
    const [primero] = eliminados.current
    if (!primero) return
    const cuantos = eliminados.current.length
    const ms = primero.hasta - ahora
    showAviso({
      tono: 'bien',
      texto: cuantos > 1 ? `Se eliminaron ${cuantos} CVs.` : `Se eliminó el CV de ${primero.nombre}.`,
      ms,
      accion: { texto: 'Deshacer', atajo: 'Control+Z', onClick: () => void restore() },
    })
    siguiente.current = setTimeout(offer, ms)
  }

  const restore = async () => {
    clearTimeout(siguiente.current)
    const ofrecidos = eliminados.current
    eliminados.current = []
    // One that fails does not keep the others from coming back, nor from being told.
    const respuestas = await Promise.allSettled(ofrecidos.map(({ id }) => api(RestoreCV, { idCV: id })))
    const recuperados = ofrecidos.filter((_, i) => respuestas[i]?.status === 'fulfilled')
    const fallo = respuestas.find((una) => una.status === 'rejected')
    if (fallo) {
      const cuenta =
        recuperados.length > 0 ? `CVs recuperados: ${recuperados.length} de ${respuestas.length}. ` : ''
      showAviso({ tono: 'mal', texto: cuenta + formatFailure(fallo.reason), ms: FAILURE_MS })
    } else {
      const [uno, ...otros] = recuperados
      const texto =
        otros.length > 0
          ? `Se recuperaron ${recuperados.length} CVs.`
          : uno && `Se recuperó el CV de ${uno.nombre}.`
      if (texto) showAviso({ tono: 'bien', texto, ms: SUCCESS_MS })
    }
    await refresh(queryClient)
  }

  const { mutate } = useMutation({
    mutationKey: CLAVE,
    mutationFn: ({ id, cv }: CvEliminado) => api(DeleteCV, { idCV: id, cv }),
    onSuccess: async (_, eliminado) => {
      eliminados.current.push({
        id: eliminado.id,
        nombre: formatNombreCompleto(eliminado),
        hasta: Date.now() + PLAZO_PARA_DESHACER_MS,
      })
      offer()
      await refresh(queryClient)
      afterDelete()
    },
    onError: (error) => {
      showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })
      return refresh(queryClient)
    },
  })

  // Hidden from the press of the button until the list has been read again, or the server has refused.
  const ocultos = useMutationState({
    filters: { mutationKey: CLAVE, status: 'pending' },
    select: ({ state }) => (state.variables as CvEliminado).id,
  })
  return { deleteCv: mutate, ocultos }
}
