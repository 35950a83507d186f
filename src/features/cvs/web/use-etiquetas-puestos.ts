import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { FAILURE_MS, formatFailure } from '#web/lib/failure-wording.ts'
import { useApi } from '#web/lib/site.tsx'
import { useAvisos } from '#web/ui/Avisos.tsx'
import { InsertEtiquetaPuesto } from './cvs.generated.ts'
import { etiquetasPuestosQuery } from './cvs-queries.ts'

/** Spec §4: the select rests this long before a new tag is sent. */
const PAUSA_MS = 1_000

/** The tags that exist, and how one more comes to be. */
export function useEtiquetasPuestos() {
  const api = useApi()
  const queryClient = useQueryClient()
  const showAviso = useAvisos()
  const { data: etiquetas = [] } = useQuery(etiquetasPuestosQuery(api))
  const enCamino = useRef<Promise<unknown>>(Promise.resolve())

  const { mutateAsync, isPending, variables } = useMutation({
    mutationFn: async (puesto: string) => {
      await new Promise((resolve) => setTimeout(resolve, PAUSA_MS))
      const { id } = (await api(InsertEtiquetaPuesto, { etiqueta: puesto })).insertEtiquetaPuesto
      const { queryKey } = etiquetasPuestosQuery(api)
      // The server may know the tag by another spelling that this list has not heard of.
      const conocida = queryClient.getQueryData(queryKey)?.find((etiqueta) => etiqueta.id === id)
      if (!conocida) queryClient.setQueryData(queryKey, (lista = []) => [...lista, { id, puesto }])
      void queryClient.invalidateQueries({ queryKey })
      return conocida?.puesto ?? puesto
    },
    onError: (error) => showAviso({ tono: 'mal', texto: formatFailure(error), ms: FAILURE_MS }),
  })

  /** The tag as it is called from now on; null where the server refused it. */
  const createEtiqueta = (puesto: string): Promise<string | null> => {
    const creada = mutateAsync(puesto).catch(() => null)
    enCamino.current = creada
    return creada
  }
  return {
    puestos: etiquetas.map(({ puesto }) => puesto),
    createEtiqueta,
    creando: isPending ? variables : null,
    /** Settled when no tag is on its way. */
    enCamino,
  }
}
