import type { Deletion } from '@cueroom/core/contract/shapes.ts'
import { useQueryClient } from '@tanstack/react-query'
import { type Loaded, useChange, useList } from '../app/api.tsx'
import type { Toast } from '../ui/toasts.tsx'

/** Restorable deletions; refetched on every visit, because any screen can delete. */
export const useDeletions = () => useList(['deletions'], ({ guests }) => guests.deletions, {}, { gcTime: 0 })

/** Receipts of what was erased, newest first. */
export const useErasures = () => useList(['erasures'], ({ erasures }) => erasures.list, {})

const restorable: Loaded[] = ['guests', 'texts', 'sponsors', 'results', 'questionnaires', 'deletions']

/** Mentions in other records change too. */
const erased = {
  refresh: ['texts', 'sponsors', 'results', 'deletions', 'erasures'] satisfies Loaded[],
  failure: { title: 'Not erased', message: "Couldn't erase it. Nothing was erased. Please try again." },
}

/** Erases one deletion now. */
export const useEraseDeletion = () =>
  useChange((api, id: string) => api.erasures.eraseDeletion({ params: { id } }), {
    ...erased,
    refresh: [...erased.refresh, 'guests'],
  })

/** Erases one guest now. The list of guests, which shows the receipt, is refetched when that is closed. */
export const useEraseGuest = () =>
  useChange((api, id: number) => api.erasures.eraseGuest({ params: { id } }), erased)

export function useRefreshGuests() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: ['guests'] })
}

/** Restores one deletion; also works from a toast that outlives its screen. */
export const useRestore = (failed = "Couldn't restore it.") =>
  useChange((api, deletionId: string) => api.guests.restore({ body: { deletionId } }), {
    refresh: restorable,
    success: { title: 'Restored' },
    failure: { title: 'Not restored', message: failed },
  })

/** The toast about a deletion, with an Undo where there is something to restore. */
export function useDeleted(failed?: string) {
  const { mutate: restore } = useRestore(failed)
  return ({ deletionId }: Deletion, toast: Toast): Toast => ({
    ...toast,
    ...(deletionId && { action: { label: 'Undo', run: () => restore(deletionId) } }),
  })
}
