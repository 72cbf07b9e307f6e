import { ApiError } from '@cueroom/core/contract/client.ts'
import { MutationCache, QueryCache, QueryClient } from '@tanstack/react-query'
import { adminToken, sessionEnded } from './session.ts'

const noticeEnd = (error: unknown, meta: Record<string, unknown> | undefined) => {
  if (!(error instanceof ApiError) || error.status !== 401 || meta?.['ownSession']) return
  // Administrators go back to sign-in; hosts sign in again in a dialog
  if (meta?.['admin']) adminToken.set(null)
  else sessionEnded.set(true)
}

/** Data never goes stale on its own: no refetch on focus, no polling, no retries (specification 7). */
export const createQueries = () =>
  new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => noticeEnd(error, meta) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, { meta }) => noticeEnd(error, meta),
    }),
    defaultOptions: {
      queries: {
        staleTime: Infinity,
        refetchOnWindowFocus: false,
        refetchOnReconnect: false,
        refetchInterval: false,
        retry: false,
        networkMode: 'always',
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
