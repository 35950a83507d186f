import type { FetchQueryOptions, QueryClient } from '@tanstack/react-query'
import type { Api } from './api.ts'

export interface RouteDependencies {
  api: Api
  queryClient: QueryClient
}

/**
 * The answer of a loader where its screen is loaded apart from its route: files under src, which the server names in the page.
 * So the browser fetches them with everything else, and not once it has come that far.
 */
export interface CargadaAparte {
  archivos: string[]
}

export const readArchivos = (answer: unknown): string[] =>
  (answer as Partial<CargadaAparte> | null | undefined)?.archivos ?? []

/**
 * Fills the query client for a screen. The server waits, so that its page arrives complete; the browser goes on at
 * once, because the screen has a loader of its own and a screen that waits for data looks stuck.
 */
export async function prefetch(
  queryClient: QueryClient,
  // biome-ignore lint/suspicious/noExplicitAny: queries of any answer
  queries: FetchQueryOptions<any, any, any, any>[],
): Promise<null> {
  const all = Promise.all(queries.map((query) => queryClient.prefetchQuery(query)))
  if (import.meta.env.SSR) await all
  return null
}
