import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CamposDeEmpresa } from '../../../domain/empresas/empresa.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '../../lib/failure-wording.ts'
import { useApi } from '../../lib/site.tsx'
import { useAvisos } from '../../ui/Avisos.tsx'
import { DeleteEmpresa, InsertEmpresa, UpdateEmpresa } from './empresas.generated.ts'
import { CAMBIAN_CON_EMPRESAS } from './empresas-query.ts'

/** Stores a company, new or known, or takes it away; `showListo` says so once the caller has gone on. */
export function useSaveEmpresa(idEmpresa: string | null) {
  const api = useApi()
  const queryClient = useQueryClient()
  const mostrar = useAvisos()
  const options = {
    onSuccess: () =>
      Promise.all(CAMBIAN_CON_EMPRESAS.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    onError: (error: unknown) => mostrar({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  }
  const guardar = useMutation({
    mutationFn: async (empresa: CamposDeEmpresa) =>
      idEmpresa === null
        ? (await api(InsertEmpresa, { empresa })).insertEmpresa
        : (await api(UpdateEmpresa, { idEmpresa, empresa })).updateEmpresa,
    ...options,
  })
  const eliminar = useMutation({
    mutationFn: async (id: string) => (await api(DeleteEmpresa, { idEmpresa: id })).deleteEmpresa,
    ...options,
  })
  const showListo = ({ mensaje }: { mensaje: string }) =>
    mostrar({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
  return { guardar, eliminar, showListo }
}
