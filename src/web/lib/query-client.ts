import { QueryClient } from '@tanstack/react-query'
import { ApiError } from './api.ts'

/**
 * Every key of what is read of climates begins with it: whoever invites, publishes, closes or edits one makes all of that
 * stale.
 */
export const CLIMAS = ['climas'] as const

export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: {
        staleTime: 30_000,
        // A refusal stays a refusal; only a lost connection is worth another try.
        retry: (failures, error) => error instanceof ApiError && error.code === 'NETWORK' && failures < 2,
      },
      // Without a network it fails at once. Kept back, it would be sent when nobody expects it any more.
      mutations: { retry: false, networkMode: 'always' },
    },
  })
}
