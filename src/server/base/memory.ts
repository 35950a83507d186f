/** Things made when first asked for and kept for as long as its owner: a database handle, or a request. */
export interface Memory {
  /** The one that this same function made here before, or a new one. */
  get<T>(make: () => T): T
}

export function createMemory(): Memory {
  const made = new Map<() => unknown, unknown>()
  return {
    get: <T>(make: () => T) => {
      if (!made.has(make)) made.set(make, make())
      return made.get(make) as T
    },
  }
}
