import { readAll } from '@cueroom/core/contract/pages.ts'
import { useQuery } from '@tanstack/react-query'
import { useApi, useChange } from '../app/api.tsx'

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

/** Erases one deletion now; mentions in other records change too. */
export const useEraseDeletion = () =>
  useChange((api, id: string) => api.erasures.eraseDeletion({ params: { id } }), {
    refresh: [
      '/api/guests',
      '/api/content/recent',
      '/api/saved-sponsors',
      '/api/marketing/results',
      deletionsPath,
      erasuresPath,
    ],
    failure: { title: 'Error', message: "Couldn't erase it. Nothing was erased." },
  })

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
