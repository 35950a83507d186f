import { useMutation, useQueryClient } from '@tanstack/react-query'
import type { CamposDeEmpresa } from '#domain/empresas/empresa.ts'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useRevision } from '#web/lib/use-revision.ts'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { listCambios } from './campos.ts'
import { DeleteEmpresa, Empresas, InsertEmpresa, UpdateEmpresa } from './empresas.generated.ts'
import { CAMBIAN_CON_EMPRESAS, type Empresa } from './empresas-query.ts'

/** Stores a company, new or known, or takes it away; `showListo` says so once the caller has gone on. */
export function useSaveEmpresa(empresa: Empresa | null) {
  const api = useApi()
  const queryClient = useQueryClient()
  const { saveOver, conflicto } = useRevision({
    vista: empresa,
    getRevision: (vista) => vista?.revision ?? '',
    findActual: async () => (await api(Empresas, {})).empresas.find(({ id }) => id === empresa?.id) ?? null,
    listCambios,
  })
  const showAviso = useAvisos()
  const options = {
    onSuccess: () =>
      Promise.all(CAMBIAN_CON_EMPRESAS.map((queryKey) => queryClient.invalidateQueries({ queryKey }))),
    onError: (error: unknown) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  }
  const guardar = useMutation({
    mutationFn: async (campos: CamposDeEmpresa & { logo?: string | null }) =>
      empresa === null
        ? (await api(InsertEmpresa, { empresa: campos })).insertEmpresa
        : saveOver(
            async (revision) =>
              (await api(UpdateEmpresa, { idEmpresa: empresa.id, empresa: campos, revision })).updateEmpresa,
          ),
    ...options,
  })
  const eliminar = useMutation({
    mutationFn: async (id: string) => (await api(DeleteEmpresa, { idEmpresa: id })).deleteEmpresa,
    ...options,
  })
  const showListo = ({ mensaje }: { mensaje: string }) =>
    showAviso({ tono: 'bien', texto: mensaje, ms: SUCCESS_MS })
  return { guardar, eliminar, showListo, conflicto }
}
