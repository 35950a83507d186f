export type Turnstile = <T>(work: () => Promise<T>) => Promise<T>

/** Lets so many in at once; the others wait for their turn, in their order. */
export function createTurnstile(maximo: number): Turnstile {
  let inside = 0
  const waiting: (() => void)[] = []
  return async (work) => {
    if (inside < maximo) inside++
    else await new Promise<void>((resolve) => waiting.push(resolve))
    try {
      return await work()
    } finally {
      const next = waiting.shift()
      if (next) next()
      else inside--
    }
  }
}
