import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { type PageCall, readAll } from '@cueroom/core/contract/pages.ts'
import { codeRequired } from '@cueroom/core/two-factor/two-factor.ts'
import { useMutation, useQuery, useQueryClient, type UseQueryOptions } from '@tanstack/react-query'
import { createContext, type ReactNode, use } from 'react'
import { askForCode } from './code-prompt.ts'
import { type Toast, toast } from '../ui/toasts.tsx'

export interface Clients {
  host: Client
  admin: Client
}

const ClientsContext = createContext<Clients | null>(null)
const AreaContext = createContext<keyof Clients>('host')
export const ApiProvider = ClientsContext.Provider

/** Calls inside use the administrator's token; a rejected one leads to the admin sign-in. */
export const AdminArea = ({ children }: { children: ReactNode }) => (
  <AreaContext value="admin">{children}</AreaContext>
)

/** Whether calls are an administrator's. */
export const useIsAdmin = () => use(AreaContext) === 'admin'
const useMeta = () => ({ admin: useIsAdmin() })

export function useApi(): Client {
  const clients = use(ClientsContext)
  const area = use(AreaContext)
  if (!clients) throw new Error('useApi needs an <ApiProvider>')
  return clients[area]
}

/** What is loaded: the first element of a query key. */
export type Loaded =
  | 'adminSession'
  | 'analytics'
  | 'audit'
  | 'batches'
  | 'calendarAddress'
  | 'deletions'
  | 'episodes'
  | 'erasures'
  | 'guestPages'
  | 'guests'
  | 'imports'
  | 'inbox'
  | 'inquiries'
  | 'instance'
  | 'keys'
  | 'mails'
  | 'purchases'
  | 'patterns'
  | 'questionnaires'
  | 'recaps'
  | 'results'
  | 'runLinks'
  | 'runs'
  | 'sends'
  | 'series'
  | 'session'
  | 'sessions'
  | 'settings'
  | 'setupLink'
  | 'sponsors'
  | 'tenants'
  | 'texts'
  | 'transcripts'
  | 'twoFactor'
  | 'usage'
  | 'webhooks'
  | 'widgetVersions'

type ReadOptions<Output> = Partial<
  Pick<UseQueryOptions<Output>, 'enabled' | 'gcTime' | 'staleTime' | 'placeholderData' | 'meta'>
>

/** A query: loads by a call of the API and caches under the key. */
export function useRead<Output>(
  key: [Loaded, ...unknown[]],
  call: (api: Client, signal: AbortSignal) => Promise<Output>,
  options: ReadOptions<Output> = {},
) {
  const api = useApi()
  const meta = useMeta()
  return useQuery<Output>({
    queryKey: key,
    queryFn: ({ signal }) => call(api, signal),
    meta,
    ...options,
  })
}

/** A list, read to its end or to the limit of its query. */
export const useList = <Row, Query extends { limit?: number }>(
  key: [Loaded, ...unknown[]],
  list: (api: Client) => (call: PageCall<Query>) => Promise<Row[]>,
  query: Query,
  options?: ReadOptions<Row[]>,
) =>
  useRead(
    key,
    async (api, signal) => {
      const { limit = Infinity } = query
      return (await readAll(list(api), { query, signal, limit })).rows
    },
    options,
  )

/** The server's message, if the specification shows it. */
export const serverMessage = (error: unknown) => (error instanceof ApiError ? error.problem.error : undefined)

/** The server's message, or ours. */
export const serverMessageOr =
  (title: string, otherwise: string) =>
  (error: Error): Toast => {
    const message = serverMessage(error)
    // A 401 redirects to sign-in; 5xx messages aren't useful to people
    const useful = message && error instanceof ApiError && error.status < 500
    return { title, message: useful ? message : otherwise }
  }

/** Someone else changed the record after this version was read. */
export const isConflict = (error: unknown) =>
  error instanceof ApiError && error.problem.code === 'version_conflict'

const explainedStatuses = [403, 409, 413, 429, 503]

/** Why a call failed, if the user can do something about it. */
export function reason(error: unknown): string | undefined {
  if (error instanceof NetworkError) return "Couldn't reach Cueroom. Nothing you typed is lost."
  if (!(error instanceof ApiError) || !explainedStatuses.includes(error.status)) return undefined
  return error.problem.error
}

/** Shows that a call failed. A rejected token opens the sign-in dialog instead. */
export function reportFailure(error: unknown, failure: Toast) {
  if (error instanceof ApiError && error.status === 401) return
  const why = reason(error)
  // Whoever has to wait reads when, and no "Please try again" above it
  const message = error instanceof ApiError && error.status === 429 ? why : failure.message
  toast.failure({ ...failure, message, reason: failure.reason ?? (why === message ? undefined : why) })
}

type Report<Args extends unknown[]> = Toast | ((...args: Args) => Toast | undefined)

interface Outcome<Input, Output> {
  /** Invalidated on success; none when `apply` or `onSuccess` updates the cache itself. */
  refresh?: Loaded[]
  /** Also invalidated on failure, because part of it may have been done. */
  partial?: boolean
  success?: Report<[output: Output, input: Input]>
  /** None when the caller shows the failure itself. */
  failure?: Report<[error: Error, input: Input]>
  /** Runs before the call, such as an optimistic update; returns the rollback. */
  apply?: (input: Input) => (() => void) | void
  onSuccess?: (output: Output, input: Input) => unknown
  /** Changes of one name run one after the other. */
  queue?: string
  /** True if a 401 is about the input and doesn't end the session. */
  ownSession?: boolean
}

/** The failure toast of an edit whose version conflicts are shown by `<VersionConflict>`. */
export const unlessConflict = (failure: Toast) => (error: Error) => (isConflict(error) ? undefined : failure)

const reportOf = <Args extends unknown[]>(report: Report<Args> | undefined, ...args: Args) =>
  typeof report === 'function' ? report(...args) : report

/** Asks for a code if the server requires one, then repeats the call. */
async function withCode<Output>(call: () => Promise<Output>): Promise<Output> {
  try {
    return await call()
  } catch (error) {
    const isWanted = error instanceof ApiError && error.status === 403 && error.problem.code === codeRequired
    if (isWanted && (await askForCode())) return call()
    throw error
  }
}

/** A mutation: invalidates what it touched and reports the outcome. */
export function useChange<Input = void, Output = unknown>(
  call: (api: Client, input: Input) => Promise<Output>,
  { refresh = [], partial, success, failure, apply, onSuccess, queue, ownSession }: Outcome<Input, Output>,
) {
  const api = useApi()
  const meta = useMeta()
  const queries = useQueryClient()
  const invalidate = () => Promise.all(refresh.map((name) => queries.invalidateQueries({ queryKey: [name] })))
  return useMutation<Output, Error, Input, (() => void) | undefined>({
    mutationFn: (input) => withCode(() => call(api, input)),
    meta: ownSession ? { ownSession } : meta,
    ...(queue && { scope: { id: queue } }),
    onMutate: (input) => apply?.(input) ?? undefined,
    onSuccess: async (output, input) => {
      const reported = reportOf(success, output, input)
      if (reported) toast.success(reported)
      await onSuccess?.(output, input)
      await invalidate()
    },
    onError: (error, input, rollback) => {
      rollback?.()
      const reported = reportOf(failure, error, input)
      if (reported) reportFailure(error, reported)
      if (partial) void invalidate()
    },
  })
}
