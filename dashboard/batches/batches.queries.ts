import type { Batch } from '@cueroom/core/batches/batch.ts'
import type { Sent } from '@cueroom/core/contract/endpoint.ts'
import type { batches as contract } from '@cueroom/core/batches/batches.contract.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, useChange } from '../app/api.tsx'
import { useLoaded } from '../app/query.ts'
import { recentPath } from '../app/query-keys.ts'

export const batchesPath = '/api/content/batches'

/** A batch request, as the form holds it. */
export type WantedBatch = Sent<(typeof contract)['create']>['body']

/** The newest batches; `BatchWatch` keeps running ones up to date. */
export const useBatches = (options?: { enabled: boolean }) => useLoaded(batchesPath, undefined, options)

/** Replaces a batch in the cached list. */
export function useShowBatch() {
  const queries = useQueryClient()
  return (batch: Batch) => {
    queries.setQueryData<Batch[]>([batchesPath], (list = []) =>
      list.some(({ id }) => id === batch.id)
        ? list.map((known) => (known.id === batch.id ? batch : known))
        : [batch, ...list],
    )
    // Texts are refetched when someone next opens them
    void queries.invalidateQueries({
      queryKey: [recentPath],
      refetchType: batch.left === 0 ? 'active' : 'none',
    })
  }
}

/** The estimate for a batch; the instructions hardly affect it. */
export function useEstimate(wanted: WantedBatch) {
  const api = useApi()
  return useQuery({
    queryKey: [`${batchesPath}/estimate`, wanted],
    queryFn: ({ signal }) => api.batches.estimate({ body: wanted, signal }),
    enabled: wanted.types.length > 0,
    placeholderData: keepPreviousData,
    // Another batch, a new guest or an edit changes the estimate
    gcTime: 0,
    staleTime: 0,
  })
}

const failedShown = 100

/** The failed texts of a batch, with reasons. */
export function useFailedItems({ id, failed }: Batch, enabled: boolean) {
  const api = useApi()
  return useQuery({
    queryKey: [`${batchesPath}/items`, id, failed],
    queryFn: ({ signal }) =>
      api.batches.items({ params: { id }, query: { state: 'failed', limit: failedShown }, signal }),
    enabled,
    placeholderData: keepPreviousData,
  })
}

export function useStartBatch(onStarted: (batch: Batch) => void) {
  const show = useShowBatch()
  return useChange(
    async (api, body: WantedBatch) => {
      const batch = await api.batches.create({ body })
      show(batch)
      onStarted(batch)
      return batch
    },
    { failure: { title: 'Generation Failed', message: "Couldn't start the batch. Please try again." } },
  )
}

export type Step = 'pause' | 'resume' | 'cancel' | 'retry'

const stepFailures: Record<Step, string> = {
  pause: 'It goes on as before. Please try again.',
  resume: "Couldn't resume. The batch is still paused.",
  cancel: 'It goes on as before. Please try again.',
  retry: "Couldn't retry the failed texts. Please try again.",
}

/** Pauses, resumes or cancels a batch, or retries its failed texts. */
export function useStep(id: string, step: Step) {
  const show = useShowBatch()
  return useChange(async (api) => show(await api.batches[step]({ params: { id } })), {
    failure: { title: 'Update failed', message: stepFailures[step] },
  })
}
