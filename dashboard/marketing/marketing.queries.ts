import type { MarketingType } from '@cueroom/core/marketing/marketing-types.ts'
import { useChange, useList } from '../app/api.tsx'
import { useDeleted } from '../deletions/deletions.queries.ts'

/** Results of one type, newest first. */
export const useResults = (type: MarketingType, limit: number) =>
  useList(['results', type, limit], ({ marketing }) => marketing.results, { type, limit })

/** Deletes a result from the history; the toast has an Undo. */
export function useDeleteResult() {
  const deleted = useDeleted()
  return useChange((api, id: number) => api.marketing.removeResult({ params: { id } }), {
    refresh: ['results'],
    success: (deletion) => deleted(deletion, { title: 'Result deleted' }),
    failure: { title: 'Delete failed', message: 'Failed to delete the result. Please try again.' },
  })
}
