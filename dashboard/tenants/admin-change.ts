import { ApiError } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { serverMessage, tellFailure, useAdminApi } from '../app/api.tsx'
import { type Toast, toast } from '../ui/toasts.tsx'

/** Of every admin query and change: a refused token closes this view to the admin sign-in. */
export const asAdmin = { admin: true }

interface Outcome<Output> {
  /** Query keys to invalidate. */
  refresh: string[]
  success?: Toast | ((output: Output) => Toast)
  failure: Toast | ((error: Error) => Toast)
  /** True when the failure is reported elsewhere. */
  handled?: (error: Error) => boolean
}

/** A mutation with the administrator's token. */
export function useAdminChange<Input, Output>(
  call: (api: Client, input: Input) => Promise<Output>,
  { refresh, success, failure, handled }: Outcome<Output>,
) {
  const api = useAdminApi()
  const queries = useQueryClient()
  return useMutation<Output, Error, Input>({
    mutationFn: (input) => call(api, input),
    meta: asAdmin,
    onSuccess: async (output) => {
      if (success) toast.success(typeof success === 'function' ? success(output) : success)
      await Promise.all(refresh.map((key) => queries.invalidateQueries({ queryKey: [key] })))
    },
    onError: (error) => {
      if (handled?.(error)) return
      tellFailure(error, typeof failure === 'function' ? failure(error) : failure)
    },
  })
}

/** The server's message, or ours. */
export function saidByServer(title: string, otherwise: string) {
  return (error: Error): Toast => {
    const message = serverMessage(error)
    // A 401 redirects to sign-in; 5xx messages aren't useful to people
    const useful = message && error instanceof ApiError && error.status < 500
    return { title, message: useful ? message : otherwise }
  }
}
