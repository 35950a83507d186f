import type { UseQueryResult } from '@tanstack/react-query'
import { formatFailure } from '#web/lib/failure-wording.ts'
import { Espera } from '#web/ui/Espera.tsx'

/** Until the client's rounds come, or why they did not. */
export function EsperaDeRondas({
  error,
  isFetching,
  refetch,
}: Pick<UseQueryResult, 'error' | 'isFetching' | 'refetch'>) {
  return (
    <Espera
      texto="Cargando tus encuestas…"
      falla={error && !isFetching ? formatFailure(error) : null}
      onReintentar={() => void refetch()}
    />
  )
}
