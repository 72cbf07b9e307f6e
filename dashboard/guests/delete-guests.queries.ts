import { counted } from '@cueroom/core/text/format.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { serverMessage, useChange } from '../app/api.tsx'
import type { Toast } from '../ui/toasts.tsx'
import { useDeleted } from '../deletions/deletions.queries.ts'
import { useRefreshLists, useUpdateCards } from './guests.queries.ts'

const deleteFailed = (error: Error): Toast => ({ title: 'Delete Failed', message: serverMessage(error) })

export function useDeleteGuest() {
  const updateCards = useUpdateCards()
  const onSuccess = useRefreshLists()
  const deleted = useDeleted()
  return useChange((api, { id }: { id: number }) => api.guests.remove({ params: { id } }), {
    apply: ({ id }) => updateCards((guests) => guests.filter((guest) => guest.id !== id)),
    onSuccess,
    success: (deletion) => deleted(deletion, { title: 'Guest Deleted' }),
    failure: deleteFailed,
  })
}

export function useDeleteGuests() {
  const updateCards = useUpdateCards()
  const onSuccess = useRefreshLists()
  const deleted = useDeleted()
  return useChange(
    (api, guests: readonly GuestCard[]) =>
      api.guests.removeMany({ body: { ids: guests.map(({ id }) => id) } }),
    {
      apply: (guests) => {
        const deletedIds = new Set(guests.map(({ id }) => id))
        return updateCards((all) => all.filter(({ id }) => !deletedIds.has(id)))
      },
      onSuccess,
      success: (deletion) =>
        deleted(deletion, {
          title: deletion.deleted === 1 ? 'Guest Deleted' : `${counted(deletion.deleted, 'Guest')} Deleted`,
        }),
      failure: deleteFailed,
    },
  )
}

export function useDeleteAllGuests() {
  const deleted = useDeleted()
  return useChange((api) => api.guests.removeAll(), {
    refresh: ['guests'],
    success: (deletion) => deleted(deletion, { title: 'All Guests Deleted' }),
    failure: deleteFailed,
  })
}
