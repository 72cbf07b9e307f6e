import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Clients, ReadablePath } from './query.ts'
import { type Toast, toast } from '../ui/toasts.tsx'

const ApiContext = createContext<Clients | null>(null)
export const ApiProvider = ApiContext.Provider

function useClients(): Clients {
  const clients = use(ApiContext)
  if (!clients) throw new Error('useApi needs an <ApiProvider>')
  return clients
}

/** Calls with the host's token. */
export const useApi = (): Client => useClients().host
/** Calls with the administrator's token. */
export const useAdminApi = (): Client => useClients().admin

/** The server's message, where the specification shows it. */
export const serverMessage = (error: unknown) => (error instanceof ApiError ? error.problem.error : undefined)

/** Someone else changed the record after this version was read. */
export const isConflict = (error: unknown) =>
  error instanceof ApiError && error.problem.code === 'version_conflict'

const tellingStatuses = [403, 409, 413, 429, 503]

/** Why a call failed, when the user can act on it. */
export function reason(error: unknown): string | undefined {
  if (error instanceof NetworkError) return "Couldn't reach Cueroom. Nothing you typed is lost."
  if (!(error instanceof ApiError) || !tellingStatuses.includes(error.status)) return undefined
  const wait = error.retryAfter ? ` Try again in ${error.retryAfter} seconds.` : ''
  return error.problem.error && error.problem.error + wait
}

/** Shows that a call failed. A rejected token opens the sign-in dialog instead. */
export function tellFailure(error: unknown, failure: Toast) {
  if (error instanceof ApiError && error.status === 401) return
  const why = reason(error)
  toast.failure({ ...failure, reason: why === failure.message ? undefined : why })
}

interface Outcome<Input, Output> {
  /** Query keys to invalidate; none when `apply` updates the cache itself. */
  refresh?: ReadablePath[]
  success?: Toast | ((output: Output, input: Input) => Toast)
  failure: Toast | ((error: Error) => Toast)
  /** Optimistic update; returns the rollback. */
  apply?: (input: Input) => () => void
}

/** A mutation: invalidates what it touched and reports the outcome. */
export function useChange<Input = void, Output = unknown>(
  call: (api: Client, input: Input) => Promise<Output>,
  { refresh = [], success, failure, apply }: Outcome<Input, Output>,
) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation<Output, Error, Input, (() => void) | undefined>({
    mutationFn: (input) => call(api, input),
    onMutate: (input) => apply?.(input),
    onSuccess: async (output, input) => {
      if (success) toast.success(typeof success === 'function' ? success(output, input) : success)
      await Promise.all(refresh.map((path) => queries.invalidateQueries({ queryKey: [path] })))
    },
    onError: (error, _input, takeBack) => {
      takeBack?.()
      tellFailure(error, typeof failure === 'function' ? failure(error) : failure)
    },
  })
}
