import type { UseQueryResult } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useState } from 'react'

/**
 * A tab's memory may be older than a colleague's change, and a form writes back all that it shows: it opens
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

/**
 * Does something when the reader comes back to the page: from another tab, or from another window beside it, in which case
 * the page was in sight all the time.
 */
export function useAlVolver(act: () => unknown): void {
  const come = useEffectEvent(() => {
    if (document.visibilityState === 'visible') act()
  })
  useEffect(() => {
    const listen = () => come()
    addEventListener('focus', listen)
    document.addEventListener('visibilitychange', listen)
    return () => {
      removeEventListener('focus', listen)
      document.removeEventListener('visibilitychange', listen)
    }
  }, [])
}

/** The last value told, once nothing else was told for that long. */
export function useRetrasado<Valor>(valor: Valor, ms: number): Valor {
  const [retrasado, setRetrasado] = useState(valor)
  useEffect(() => {
    const timer = setTimeout(() => setRetrasado(valor), ms)
    return () => clearTimeout(timer)
  }, [valor, ms])
  return retrasado
}
