import type { Batch } from '@cueroom/core/batches/batch.ts'
import type { Sent } from '@cueroom/core/contract/endpoint.ts'
import type { batches as contract } from '@cueroom/core/batches/batches.contract.ts'
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, useChange } from '../app/api.tsx'
import { useLoaded } from '../app/query.ts'
import { recentPath } from '../content/content.queries.ts'

export const batchesPath = '/api/content/batches'

/** What the server is asked to write, as a form gives it. */
export type WantedBatch = Sent<(typeof contract)['create']>['body']

/** The newest batches; those that run are kept up to date by `BatchWatch`. */
export const useBatches = (options?: { enabled: boolean }) => useLoaded(batchesPath, undefined, options)

/** Puts a batch into the list as it is now. */
export function useShowBatch() {
  const queries = useQueryClient()
  return (batch: Batch) => {
    queries.setQueryData<Batch[]>([batchesPath], (list = []) =>
      list.some(({ id }) => id === batch.id)
        ? list.map((known) => (known.id === batch.id ? batch : known))
        : [batch, ...list],
    )
    // What was written meanwhile is read when somebody looks at it next
    void queries.invalidateQueries({
      queryKey: [recentPath],
      refetchType: batch.left === 0 ? 'active' : 'none',
    })
  }
}

/** How much a batch would be; the instructions hardly matter to it. */
export function useEstimate(wanted: WantedBatch) {
  const api = useApi()
  return useQuery({
    queryKey: [`${batchesPath}/estimate`, wanted],
    queryFn: ({ signal }) => api.batches.estimate({ body: wanted, signal }),
    enabled: wanted.types.length > 0,
    placeholderData: keepPreviousData,
    // Another batch, a new guest or an edit changes it
    gcTime: 0,
    staleTime: 0,
  })
}

const failedShown = 100

/** The texts of a batch that could not be written, with the reasons. */
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
    { failure: { title: 'Generation Failed', message: 'Nothing was started. Please try again.' } },
  )
}

export type Step = 'pause' | 'resume' | 'cancel' | 'retry'

const stepFailures: Record<Step, string> = {
  pause: 'It goes on as before. Please try again.',
  resume: 'It still rests. Please try again.',
  cancel: 'It goes on as before. Please try again.',
  retry: 'The failed texts were not begun again. Please try again.',
}

/** Pauses, resumes, cancels a batch or tries its failed texts again. */
export function useStep(id: string, step: Step) {
  const show = useShowBatch()
  return useChange(async (api) => show(await api.batches[step]({ params: { id } })), {
    failure: { title: 'Update failed', message: stepFailures[step] },
  })
}
