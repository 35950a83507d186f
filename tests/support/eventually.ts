import { vi } from 'vitest'

/** Waits for a fact. Its limit ends what hangs and says nothing about speed: see `patience` in vitest.config.ts. */
export const eventually = <T>(fact: () => T | Promise<T>, interval = 20): Promise<T> =>
  vi.waitFor(fact, { timeout: 120_000, interval })
