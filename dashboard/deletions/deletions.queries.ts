import { readAll } from '@cueroom/core/contract/pages.ts'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, useChange } from '../app/api.tsx'
import type { ReadablePath } from '../app/query.ts'

const deletionsPath = '/api/guests/deletions'

/** Restorable deletions; refetched on every visit, because any screen can delete. */
export function useDeletions() {
  const api = useApi()
  return useQuery({
    queryKey: [deletionsPath],
    queryFn: async ({ signal }) => (await readAll(api.guests.deletions, { query: {}, signal })).rows,
    gcTime: 0,
  })
}

const erasuresPath = '/api/guests/erasures'

/** Receipts of what was erased, newest first. */
export function useErasures() {
  const api = useApi()
  return useQuery({
    queryKey: [erasuresPath],
    queryFn: async ({ signal }) => (await readAll(api.erasures.list, { query: {}, signal })).rows,
  })
}

/** Mentions in other records change too. */
const erased = {
  refresh: [
    '/api/content/recent',
    '/api/saved-sponsors',
    '/api/marketing/results',
    deletionsPath,
    erasuresPath,
  ] satisfies ReadablePath[],
  failure: { title: 'Error', message: "Couldn't erase it. Nothing was erased." },
}

/** Erases one deletion now. */
export const useEraseDeletion = () =>
  useChange((api, id: string) => api.erasures.eraseDeletion({ params: { id } }), {
    ...erased,
    refresh: [...erased.refresh, '/api/guests'],
  })

/** Erases one guest now. The list of guests, which shows the receipt, is refetched when that is closed. */
export const useEraseGuest = () =>
  useChange((api, id: number) => api.erasures.eraseGuest({ params: { id } }), erased)

export function useRefreshGuests() {
  const queries = useQueryClient()
  return () => void queries.invalidateQueries({ queryKey: ['/api/guests'] })
}

/** Restores one deletion; also works from a toast that outlives its screen. */
export const useRestore = () =>
  useChange((api, deletionId: string) => api.guests.restore({ body: { deletionId } }), {
    refresh: [
      '/api/guests',
      '/api/content/recent',
      '/api/saved-sponsors',
      '/api/marketing/results',
      deletionsPath,
    ],
    success: { title: 'Restored' },
    failure: { title: 'Error', message: "Couldn't restore it." },
  })
