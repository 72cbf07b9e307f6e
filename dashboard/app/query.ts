import { calls } from '@cueroom/core/calls.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import type { Client, contract } from '@cueroom/core/contract.ts'
import { readAll } from '@cueroom/core/contract/pages.ts'
import type { Answer, Endpoint, Sent } from '@cueroom/core/contract/endpoint.ts'
import { MutationCache, QueryCache, QueryClient, useQuery } from '@tanstack/react-query'
import { adminToken, sessionEnded } from './session.ts'

type Contract = typeof contract
type Endpoints = { [G in keyof Contract]: Contract[G][keyof Contract[G]] }[keyof Contract]
type Reading<E> = E extends Endpoint & { route: `GET ${infer Path}` } ? { path: Path; endpoint: E } : never
type Readings = Reading<Endpoints>
/** GET paths without parameters. */
export type ReadablePath = Exclude<Readings['path'], `${string}{${string}`>
type EndpointAt<P extends ReadablePath> = Extract<Readings, { path: P }>['endpoint']
type QueryOf<P extends ReadablePath> = Sent<EndpointAt<P>> extends { query?: infer Q } ? Q : undefined

export interface Clients {
  host: Client
  admin: Client
}

/** Loads the path in the first element of the query key; the second is its query. */
export function useLoaded<P extends ReadablePath>(
  path: P,
  query?: QueryOf<P>,
  options: { enabled?: boolean } = {},
) {
  return useQuery<Answer<EndpointAt<P>>>({ queryKey: query ? [path, query] : [path], ...options })
}

type Load = (sent: { query?: unknown; signal: AbortSignal }) => Promise<unknown>
type List = Parameters<typeof readAll<unknown, { limit?: number }>>[0]

/** Calls what reads the path. A list is read to its end, or to the limit of its query. */
function load({ host, admin }: Clients, [path, query]: readonly unknown[], signal: AbortSignal) {
  const client = String(path).startsWith('/api/admin') ? admin : host
  for (const [group, members] of Object.entries(calls)) {
    const found = Object.entries(members).find(([, { route }]) => route === `GET ${path}`)
    if (!found) continue
    const [name, call] = found
    const read = (client[group as keyof Client] as unknown as Record<string, unknown>)[name]
    return 'paged' in call ? loadAll(read as List, query ?? {}, signal) : (read as Load)({ query, signal })
  }
  throw new Error(`No call reads ${path}`)
}

async function loadAll(list: List, query: { limit?: number }, signal: AbortSignal) {
  return (await readAll(list, { query, signal, ...(query.limit && { limit: query.limit }) })).rows
}

const noticeEnd = (error: unknown, meta: Record<string, unknown> | undefined) => {
  if (!(error instanceof ApiError) || error.status !== 401 || meta?.['ownSession']) return
  // Administrators go back to sign-in; hosts sign in again in a dialog
  if (meta?.['admin']) adminToken.set(null)
  else sessionEnded.set(true)
}

/** Data never goes stale on its own: no refetch on focus, no polling, no retries (specification 7). */
export function createQueries(clients: Clients) {
  return new QueryClient({
    queryCache: new QueryCache({ onError: (error, { meta }) => noticeEnd(error, meta) }),
    mutationCache: new MutationCache({
      onError: (error, _input, _context, { meta }) => noticeEnd(error, meta),
    }),
    defaultOptions: {
      queries: {
        queryFn: ({ queryKey, signal }) => load(clients, queryKey, signal),
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
}
