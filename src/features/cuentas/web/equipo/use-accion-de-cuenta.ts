import { useMutation, useQueryClient } from '@tanstack/react-query'
import { FAILURE_MS, formatFailure, SUCCESS_MS } from '#web/lib/failure-wording.ts'
import type { Operation } from '#web/lib/operation.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { equipoQuery } from './equipo-queries.ts'

type DeCuenta = Operation<Record<string, string>, { idCuenta: string }>

export const ACCION_DE_CUENTA = ['accion de cuenta']

/** One act on an account: what the server says of it is shown, and the list is read again. */
export function useAccionDeCuenta(onAccion: () => void) {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { mutate, isPending } = useMutation({
    mutationKey: ACCION_DE_CUENTA,
    onMutate: onAccion,
    mutationFn: ({ operacion, idCuenta }: { operacion: unknown; idCuenta: string }) =>
      api(operacion as DeCuenta, { idCuenta }),
    onSuccess: (data) => showAviso({ tono: 'bien', texto: Object.values(data)[0] ?? '', ms: SUCCESS_MS }),
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: equipoQuery(api).queryKey }),
  })
  return { run: (operacion: unknown, idCuenta: string) => mutate({ operacion, idCuenta }), isPending }
}
