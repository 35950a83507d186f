import { useEffect, useEffectEvent } from 'react'

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
