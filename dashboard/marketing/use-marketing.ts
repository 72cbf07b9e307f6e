import { progressTick } from '@cueroom/core/content/progress.ts'
import type { Client } from '@cueroom/core/contract.ts'
import type { MarketingType } from '@cueroom/core/marketing/marketing-types.ts'
import type { MarketingResult } from '@cueroom/core/marketing/results.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useCancelableChange } from '../app/use-cancelable-change.ts'
import type { Toast } from '../ui/toasts.tsx'

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

/** Generates a result, which stays until Clear. */
export function useMarketing<Type extends MarketingType, Body>({ type, ...making }: Making<Type, Body>) {
  const { shown, show } = useShown(type)
  const generation = useCancelableChange({
    ...making,
    tick: progressTick.marketingHub,
    onSuccess: show,
    refresh: ['results'],
  })
  return {
    ...generation,
    shown,
    show,
    clear: () => show(null),
  }
}
