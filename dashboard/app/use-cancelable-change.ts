import type { Client } from '@cueroom/core/contract.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { Toast } from '../ui/toasts.tsx'
import { useProgress } from '../ui/use-progress.ts'
import { type Loaded, useChange } from './api.tsx'

interface Options<Input, Output> {
  call: (api: Client, input: Input, signal: AbortSignal) => Promise<Output>
  /** Milliseconds between steps of the progress bar. */
  tick: number
  onStart?: () => void
  onSuccess: (output: Output) => unknown
  refresh?: Loaded[]
  success?: Toast
  /** Not called after Cancel. */
  failure: (error: Error) => Toast | undefined
}

/** A long-running change: one at a time, with simulated progress, cancelled by the host or by leaving the page. */
export function useCancelableChange<Input, Output>({
  call,
  tick,
  onStart,
  onSuccess,
  failure,
  ...outcome
}: Options<Input, Output>) {
  const progress = useProgress(tick)
  const abort = useRef<AbortController>(null)
  const [failed, setFailed] = useState<{ error: Error; input: Input } | null>(null)
  const change = useChange(
    (api, input: Input) => {
      abort.current = new AbortController()
      return call(api, input, abort.current.signal)
    },
    {
      ...outcome,
      apply: () => {
        onStart?.()
        setFailed(null)
        progress.start()
        return progress.reset
      },
      onSuccess: (output) => {
        progress.finish()
        return onSuccess(output)
      },
      failure: (error, input) => {
        if (abort.current?.signal.aborted) return undefined
        setFailed({ error, input })
        return failure(error)
      },
    },
  )

  const cancel = useCallback(() => abort.current?.abort(), [])
  useEffect(() => cancel, [cancel])
  return {
    start: change.mutate,
    cancel,
    generating: change.isPending,
    /** Why the last one failed, and what it was for; null if it was cancelled. */
    failed,
    progress: progress.percent,
  }
}
