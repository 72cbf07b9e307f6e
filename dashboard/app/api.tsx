import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract/contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { createContext, use } from 'react'
import type { Clients, ReadablePath } from './query.ts'
import { type Toast, toast } from './toasts.tsx'

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

/** What the server says, where the specification shows the server's message. */
export const serverMessage = (error: unknown) => (error instanceof ApiError ? error.problem.error : undefined)

/** Someone else changed the record since the version that the change was made on. */
export const isConflict = (error: unknown) =>
  error instanceof ApiError && error.problem.code === 'version_conflict'

const tellingStatuses = [403, 409, 413, 429]

/** Why a call failed, where the user can do something about it. */
export function reason(error: unknown): string | undefined {
  if (error instanceof NetworkError) return 'Cueroom could not be reached. Nothing you typed is lost.'
  if (!(error instanceof ApiError) || !tellingStatuses.includes(error.status)) return undefined
  const wait = error.retryAfter ? ` Try again in ${error.retryAfter} seconds.` : ''
  return error.problem.error && error.problem.error + wait
}

/** Tells the user that a call failed. A refused token asks to sign in again instead, over the page. */
export function tellFailure(error: unknown, failure: Toast) {
  if (error instanceof ApiError && error.status === 401) return
  const why = reason(error)
  toast.failure({ ...failure, reason: why === failure.message ? undefined : why })
}

interface Outcome<Input, Output> {
  /** What is read anew; nothing where `apply` changes what is on screen. */
  refresh?: ReadablePath[]
  success?: Toast | ((output: Output, input: Input) => Toast)
  failure: Toast | ((error: Error) => Toast)
  /** Changes what is on screen before the server has answered; the answer of this function takes it back. */
  apply?: (input: Input) => () => void
}

/** A call that changes data: refreshes what it touched and tells the user how it went. */
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
