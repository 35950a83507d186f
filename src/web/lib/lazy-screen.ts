import { type ComponentType, lazy } from 'react'

/**
 * A screen in a chunk of its own. Brought beforehand by a loader it is there at once. It is in the server's page too, where
 * nothing may depend on a script that puts it in its place later. Its file is named as the server knows it, under src.
 */
// biome-ignore lint/suspicious/noExplicitAny: a screen of any properties
export function lazyScreen<C extends ComponentType<any>>(archivo: string, load: () => Promise<C>) {
  let loaded: { default: C } | undefined
  const preload = async () => {
    loaded ??= { default: await load() }
    return loaded
  }
  return { archivo, Screen: lazy(() => (loaded ? atOnce(loaded) : preload())), preload }
}

/** React takes it without waiting. */
function atOnce<T>(value: T): Promise<T> {
  // biome-ignore lint/suspicious/noThenProperty: lazy asks for a thenable, and a promise is never there at once
  return { then: (resolve: (value: T) => void) => resolve(value) } as Promise<T>
}
