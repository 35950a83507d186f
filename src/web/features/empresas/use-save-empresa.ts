import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CamposDeEmpresa } from '../../../domain/empresas/empresa.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { DeleteEmpresa, InsertEmpresa, UpdateEmpresa } from './empresas.generated.ts'
import { CAMBIAN_CON_EMPRESAS } from './empresas-query.ts'

/** Stores a company, new or known, or takes it away; then the caller goes on. */
export function useSaveEmpresa(idEmpresa: string | null, onListo: () => Promise<void>) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mostrar = useAvisos()
  const alTerminar = {
    onSuccess: async ({ mensaje }: { mensaje: string }) => {
      await Promise.all(CAMBIAN_CON_EMPRESAS.map((queryKey) => queryClient.invalidateQueries({ queryKey })))
      await onListo()
      mostrar({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
    },
    onError: (error: unknown) => mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  }
  const guardar = useMutation({
    mutationFn: async (empresa: CamposDeEmpresa) =>
      idEmpresa === null
        ? (await api(InsertEmpresa, { empresa })).insertEmpresa
        : (await api(UpdateEmpresa, { idEmpresa, empresa })).updateEmpresa,
    ...alTerminar,
  })
  const eliminar = useMutation({
    mutationFn: async (id: string) => (await api(DeleteEmpresa, { idEmpresa: id })).deleteEmpresa,
    ...alTerminar,
  })
  return { guardar, eliminar }
}
