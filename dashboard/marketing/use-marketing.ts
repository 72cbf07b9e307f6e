import { progressTick } from '@cueroom/core/content/progress.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import type { Client } from '@cueroom/core/contract.ts'
import type { MarketingType } from '@cueroom/core/marketing/marketing-types.ts'
import type { MarketingResult } from '@cueroom/core/marketing/results.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef } from 'react'
import { useChange } from '../app/api.tsx'
import type { Toast } from '../ui/toasts.tsx'
import { useProgress } from '../ui/use-progress.ts'

export type ResultOf<T extends MarketingType> = Extract<MarketingResult, { type: T }>

interface Making<Type extends MarketingType, Body> {
  type: Type
  call: (api: Client, body: Body, signal: AbortSignal) => Promise<ResultOf<Type>>
  success?: Toast
  failure: (error: Error) => Toast
}

/** The current result; survives navigation until the host clears it or signs out. */
function useShown<Type extends MarketingType>(type: Type) {
  const queries = useQueryClient()
  const queryKey = ['marketing-shown', type]
  const { data } = useQuery<ResultOf<Type> | null>({
    queryKey,
    queryFn: () => null,
    enabled: false,
    initialData: null,
    gcTime: Infinity,
  })
  return { shown: data, show: (result: ResultOf<Type> | null) => queries.setQueryData(queryKey, result) }
}

/** One generation at a time: simulated progress, and the result until Clear. */
export function useMarketing<Type extends MarketingType, Body>({
  type,
  call,
  success,
  failure,
}: Making<Type, Body>) {
  const progress = useProgress(progressTick.marketingHub)
  const { shown, show } = useShown(type)
  const abort = useRef<AbortController>(null)

  const making = useChange(
    (api, body: Body) => {
      abort.current = new AbortController()
      return call(api, body, abort.current.signal)
    },
    {
      apply: () => {
        progress.start()
        return progress.reset
      },
      onSuccess: (result) => {
        progress.finish()
        show(result)
      },
      ...(success && { success }),
      refresh: ['results'],
      failure: (error) =>
        abort.current?.signal.aborted && !(error instanceof ApiError) ? undefined : failure(error),
    },
  )

  const cancel = useCallback(() => abort.current?.abort(), [])
  useEffect(() => cancel, [cancel])
  return {
    start: making.mutate,
    cancel,
    generating: making.isPending,
    progress: progress.percent,
    shown,
    show,
    clear: () => {
      show(null)
      progress.reset()
    },
  }
}
