import { useQuery } from '@tanstack/react-query'
import { useApi, useChange } from '../app/api.tsx'

const deletionsPath = '/api/guests/deletions'

/** What can be brought back, read anew each time: every screen can delete. */
export function useDeletions() {
  const api = useApi()
  return useQuery({
    queryKey: [deletionsPath],
    queryFn: ({ signal }) => api.guests.deletions({ signal }),
    gcTime: 0,
  })
}

/** Brings back what one deletion took away; works on from a toast that outlives its screen. */
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
    failure: { title: 'Error', message: 'What was deleted could not be brought back.' },
  })
