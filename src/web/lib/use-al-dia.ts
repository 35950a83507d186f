import type { UseQueryResult } from '@tanstack/react-query'
import { useState } from 'react'

/**
 * What this tab remembers may be older than a colleague's change, and a form writes back all that it shows: it opens
 * on what the server says now. True from then on, whatever is fetched later.
 */
export function useAlDia({
  data,
  isFetching,
  error,
}: Pick<UseQueryResult, 'data' | 'isFetching' | 'error'>): boolean {
  const [alDia, setAlDia] = useState(false)
  if (!alDia && data && !isFetching && !error) setAlDia(true)
  return alDia
}
