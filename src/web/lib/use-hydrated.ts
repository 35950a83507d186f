import { useSyncExternalStore } from 'react'

const subscribe = () => () => {}

/** False on the server and while its page is being taken over, true from then on. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => true,
    () => false,
  )
