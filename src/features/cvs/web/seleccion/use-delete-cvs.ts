import { useMutation, useQueryClient } from '@tanstack/react-query'
import { PLAZO_PARA_DESHACER_MS } from '#domain/cvs/cv.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { formatCantidad } from '#web/ui/cantidades.ts'
import { refreshCvs } from '../direcciones-de-pendientes.ts'
import { DeleteCVs, RestoreCVs } from './seleccion.generated.ts'

const formatCvs = (cuantos: number) => formatCantidad(cuantos, 'CV', 'CVs')

/** Deletes all that were chosen without asking, and offers to bring them back. */
export function useDeleteCvs(afterDelete: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const fail = (error: Error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS })

  const restaurar = useMutation({
    mutationFn: async (idsCV: string[]) => (await api(RestoreCVs, { idsCV })).restoreCVs,
    onSuccess: (vueltos, idsCV) =>
      showAviso(
        vueltos.length === idsCV.length
          ? { tono: 'bien', texto: `Se recuperaron ${formatCvs(vueltos.length)}.`, ms: SUCCESS_MS }
          : {
              tono: 'mal',
              texto: `CVs recuperados: ${vueltos.length} de ${idsCV.length}. Los demás están en Eliminados.`,
              ms: FAILURE_MS,
            },
      ),
    onError: fail,
    onSettled: () => refreshCvs(queryClient),
  })
  const eliminar = useMutation({
    mutationFn: async (idsCV: string[]) => (await api(DeleteCVs, { idsCV })).deleteCVs,
    onSuccess: async (borrados) => {
      const cuantos = borrados.length
      showAviso({
        tono: 'bien',
        texto: cuantos === 1 ? 'Se eliminó 1 CV.' : `Se eliminaron ${formatCvs(cuantos)}.`,
        ms: PLAZO_PARA_DESHACER_MS,
        accion: { texto: 'Deshacer', atajo: 'Control+Z', onClick: () => restaurar.mutate(borrados) },
      })
      await refreshCvs(queryClient)
      afterDelete()
    },
    onError: (error) => {
      fail(error)
      return refreshCvs(queryClient)
    },
  })
  return { deleteCvs: eliminar.mutate, borrando: eliminar.isPending }
}
