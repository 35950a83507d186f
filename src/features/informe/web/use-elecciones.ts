import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { ApiError } from '#web/lib/api.ts'
import { useApi } from '#web/lib/site.tsx'
import { UpdateInforme } from './informe.generated.ts'
import { INFORME, type Informe, informeQuery } from './informe-queries.ts'

const INTENTOS = 4

/**
 * Saves what was chosen as it is chosen. Where somebody else chose meanwhile, this change is made upon theirs: two who
 * work at once lose nothing of either. Whoever leaves the page at once loses nothing either: what is on its way arrives,
 * and what waits behind it is asked about.
 */
export function useElecciones(idClima: string) {
  const api = useApi()
  const client = useQueryClient()
  const query = informeQuery(api, idClima)
  const save = async (change: (informe: Informe) => Informe, intento = 1): Promise<void> => {
    // A reading meanwhile knows nothing of this change.
    await client.cancelQueries({ queryKey: query.queryKey })
    const before = client.getQueryData(query.queryKey) ?? (await client.fetchQuery(query))
    const informe = change(before.getInforme)
    client.setQueryData(query.queryKey, { ...before, getInforme: informe })
    try {
      await api(
        UpdateInforme,
        { idClima, elecciones: toElecciones(informe), revision: before.getInforme.revision },
        { keepalive: true },
      )
      client.setQueryData(query.queryKey, (now) =>
        now ? { ...now, getInforme: { ...now.getInforme, revision: before.getInforme.revision + 1 } } : now,
      )
    } catch (error) {
      const isConflicto = error instanceof ApiError && error.code === 'CONFLICT'
      if (!isConflicto || intento >= INTENTOS) throw error
      await client.fetchQuery(query)
      await save(change, intento + 1)
    }
  }
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      const esperan = client.isMutating({ mutationKey: [...INFORME, idClima], predicate: isEnEspera })
      if (esperan > 0) event.preventDefault()
    }
    addEventListener('beforeunload', ask)
    return () => removeEventListener('beforeunload', ask)
  }, [client, idClima])
  return useMutation({
    mutationKey: [...INFORME, idClima],
    // One after the other: each knows the revision that the one before left.
    scope: { id: `informe ${idClima}` },
    mutationFn: (change: (informe: Informe) => Informe) => save(change),
    // Not waited for: the next change would be, and be lost with the page.
    onSettled: () => void client.invalidateQueries({ queryKey: [...INFORME, idClima] }),
  })
}

/** Behind one that is on its way. */
const isEnEspera = ({ state }: { state: { isPaused: boolean } }) => state.isPaused

function toElecciones(informe: Informe) {
  const movibles = informe.secciones.filter(({ fija }) => !fija)
  return {
    destinatario: informe.destinatario,
    idClimaAntes: informe.idClimaAntes ?? null,
    orden: movibles.map(({ clave }) => clave),
    apagadas: movibles.filter(({ incluida }) => !incluida).map(({ clave }) => clave),
    encendidas: movibles.filter(({ incluida }) => incluida).map(({ clave }) => clave),
    decidir: informe.decidir,
    papel: informe.papel ?? null,
    fuera: [...informe.citas, ...informe.compromisos].filter(({ incluida }) => !incluida).map(({ id }) => id),
  }
}
