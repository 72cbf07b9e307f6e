import { counted } from '@cueroom/core/text/format.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { alreadyDeleted } from '../app/already-deleted.ts'
import { serverMessage, useChange, useRead } from '../app/api.tsx'
import type { Toast } from '../ui/toasts.tsx'
import { useDeleted } from '../deletions/deletions.queries.ts'
import { useRefreshLists, useUpdateCards } from './guests.queries.ts'

const deleteFailed = (error: Error): Toast => ({ title: 'Delete Failed', message: serverMessage(error) })

/** What else changes when a guest is deleted: episodes ahead, with whom their run of show is shared, and the guest's page. */
export const useDeletionEffects = (id: number) =>
  useRead(['guests', 'deletion effects', id], async (api, signal) => {
    const [episodes, page] = await Promise.all([
      api.episodes.list({ query: { guest: id, limit: 20 }, signal }),
      api.guestPages.get({ params: { id }, signal }),
    ])
    const now = Date.now()
    const ahead = episodes.filter(
      ({ recordingDate, stage }) => stage !== 'cancelled' && Date.parse(recordingDate ?? '') > now,
    )
    const runs = ahead.map(async (episode) => ({
      ...episode,
      sharedWith: (await api.episodes.runLinks({ params: { id: episode.id }, signal })).map(
        ({ name }) => name,
      ),
    }))
    return { episodes: await Promise.all(runs), hasPage: page.url !== null }
  })

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
          ...alreadyDeleted(deletion),
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
