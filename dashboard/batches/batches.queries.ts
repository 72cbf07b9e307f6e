import type { Batch } from '@cueroom/core/batches/batch.ts'
import type { CallInput } from '@cueroom/core/contract/endpoint.ts'
import type { batches as contract } from '@cueroom/core/batches/batches.contract.ts'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { useChange, useList, useRead } from '../app/api.tsx'

/** A batch request, as the form holds it. */
export type WantedBatch = CallInput<(typeof contract)['create']>['body']

/** The newest batches; `BatchWatch` keeps running ones up to date. */
export const useBatches = (options?: { enabled: boolean }) =>
  useList(['batches'], ({ batches }) => batches.list, {}, options)

/** Replaces a batch in the cached list. */
export function useUpdateBatch() {
  const queries = useQueryClient()
  return (batch: Batch) => {
    queries.setQueryData<Batch[]>(['batches'], (list = []) =>
      list.some(({ id }) => id === batch.id)
        ? list.map((known) => (known.id === batch.id ? batch : known))
        : [batch, ...list],
    )
    // Texts are refetched when someone next opens them
    void queries.invalidateQueries({
      queryKey: ['texts'],
      refetchType: batch.left === 0 ? 'active' : 'none',
    })
  }
}

/** The estimate for a batch; the instructions hardly affect it. */
export const useEstimate = (wanted: WantedBatch) =>
  useRead(
    ['batches', 'estimate', wanted],
    ({ batches }, signal) => batches.estimate({ body: wanted, signal }),
    {
      enabled: wanted.types.length > 0,
      placeholderData: keepPreviousData,
      // Another batch, a new guest or an edit changes the estimate
      gcTime: 0,
      staleTime: 0,
    },
  )

const failedShown = 100

/** The failed texts of a batch, with reasons. */
export const useFailedItems = ({ id, failed }: Batch, enabled: boolean) =>
  useRead(
    ['batches', 'items', id, failed],
    ({ batches }, signal) =>
      batches.items({ params: { id }, query: { state: 'failed', limit: failedShown }, signal }),
    { enabled, placeholderData: keepPreviousData },
  )

export function useStartBatch(onStarted: (batch: Batch) => void) {
  const update = useUpdateBatch()
  return useChange((api, body: WantedBatch) => api.batches.create({ body }), {
    onSuccess: (batch) => {
      update(batch)
      onStarted(batch)
    },
    failure: { title: 'Generation Failed', message: "Couldn't start the batch. Please try again." },
  })
}

export type Step = 'pause' | 'resume' | 'cancel' | 'retry'

const stepFailures: Record<Step, string> = {
  pause: "Couldn't pause. The batch is still running.",
  resume: "Couldn't resume. The batch is still paused.",
  cancel: "Couldn't cancel. The batch is still running.",
  retry: "Couldn't retry the failed texts. Please try again.",
}

/** Pauses, resumes or cancels a batch, or retries its failed texts. */
export function useStep(id: string, step: Step) {
  const update = useUpdateBatch()
  return useChange((api) => api.batches[step]({ params: { id } }), {
    onSuccess: update,
    failure: { title: 'Update failed', message: stepFailures[step] },
  })
}
