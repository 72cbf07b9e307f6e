import { counted } from '@cueroom/core/text/format.ts'
import type { EpisodeStatus, GuestCard, GuestChanges, NewGuest } from '@cueroom/core/guests/guest.ts'
import { alreadyDeleted } from '../app/already-deleted.ts'
import { isConflict, reportFailure, unlessConflict, useApi, useChange } from '../app/api.tsx'
import { toast } from '../ui/toasts.tsx'
import type { Edit } from '../app/versioned-edit.tsx'
import { statusLabels } from '@cueroom/core/guests/episode-status.ts'
import { useRefreshLists, useUpdateCards, useUpdateGuest } from './guests.queries.ts'

export const useAddGuest = () =>
  useChange((api, guest: NewGuest) => api.guests.create({ body: guest }), {
    refresh: ['guests'],
    success: { title: 'Guest added successfully!' },
    failure: { title: 'Error', message: 'Failed to add guest' },
  })

const statusFailed = { title: 'Error', message: 'Failed to update guest status' }

export function useSetStatus() {
  const updateCards = useUpdateCards()
  const update = useUpdateGuest()
  return useChange(
    (api, { id, episodeStatus }: { id: number; episodeStatus: EpisodeStatus }) =>
      api.guests.setStatus({ params: { id }, body: { episodeStatus } }),
    {
      onSuccess: update,
      apply: ({ id, episodeStatus }) =>
        updateCards((guests) =>
          guests.map((guest) => (guest.id === id ? { ...guest, episodeStatus } : guest)),
        ),
      failure: statusFailed,
    },
  )
}

const idsOf = (guests: readonly GuestCard[]) => guests.map(({ id }) => id)

/** Sets the status of several guests; Undo restores each guest's previous status. */
export function useSetStatusOfMany() {
  const updateCards = useUpdateCards()
  const refreshLists = useRefreshLists()
  const api = useApi()
  const show = (statuses: Map<number, EpisodeStatus>) =>
    updateCards((all) =>
      all.map((guest) => ({ ...guest, episodeStatus: statuses.get(guest.id) ?? guest.episodeStatus })),
    )
  const undo = async (before: readonly GuestCard[]) => {
    const rollback = show(new Map(before.map(({ id, episodeStatus }) => [id, episodeStatus])))
    const groups = Object.entries(Object.groupBy(before, ({ episodeStatus }) => episodeStatus))
    try {
      for (const [episodeStatus, guests = []] of groups as [EpisodeStatus, GuestCard[]][])
        await api.guests.setStatusOfMany({ body: { ids: idsOf(guests), episodeStatus } })
      refreshLists()
      toast.success({ title: 'Restored' })
    } catch (error) {
      rollback()
      reportFailure(error, statusFailed)
    }
  }
  return useChange(
    (client, { guests, episodeStatus }: { guests: readonly GuestCard[]; episodeStatus: EpisodeStatus }) =>
      client.guests.setStatusOfMany({ body: { ids: idsOf(guests), episodeStatus } }),
    {
      apply: ({ guests, episodeStatus }) => show(new Map(guests.map(({ id }) => [id, episodeStatus]))),
      onSuccess: refreshLists,
      success: (reply, { guests, episodeStatus }) => ({
        title: `${counted(guests.length - reply.missing.length, 'guest')} marked ${statusLabels[episodeStatus].toLowerCase()}`,
        ...alreadyDeleted(reply),
        action: { label: 'Undo', run: () => void undo(guests) },
      }),
      failure: statusFailed,
    },
  )
}

export const editFailed = { title: 'Guest not updated', message: 'Failed to update guest' }

export function useEditGuest() {
  const update = useUpdateGuest()
  return useChange(
    (api, { id, changes, version }: Edit<GuestChanges>) =>
      api.guests.update({ params: { id }, body: changes, ifMatch: version }),
    { onSuccess: update, success: { title: 'Guest updated' }, failure: unlessConflict(editFailed) },
  )
}

interface Interview {
  id: number
  /** The version that the dialog showed. */
  version: number
  interviewDate: string | null
  timeZone: string | null
}

export function useSetInterviewDate() {
  const update = useUpdateGuest()
  return useChange(
    async (api, { id, version, ...interview }: Interview) => {
      try {
        return await api.guests.setInterviewDate({ params: { id }, body: interview, ifMatch: version })
      } catch (error) {
        // The dialog shows the other person's version, and the next save overwrites it
        if (isConflict(error)) update(await api.guests.get({ params: { id } }))
        throw error
      }
    },
    {
      onSuccess: update,
      success: (_, { interviewDate }) => ({
        title: interviewDate ? 'Interview date set' : 'Interview date cleared',
      }),
      failure: { title: 'Interview date not set', message: 'Failed to set the interview date' },
    },
  )
}

/** Sets the photo (a data URL) or removes it (null). */
export function useSetPhoto() {
  const update = useUpdateGuest()
  return useChange(
    (api, { id, photo }: { id: number; photo: string | null }) =>
      api.guests.setPhoto({ params: { id }, body: { photo } }),
    {
      onSuccess: update,
      success: (_, { photo }) => ({ title: photo ? 'Photo updated' : 'Photo removed' }),
      failure: { title: 'Error', message: 'Failed to update guest photo' },
    },
  )
}

export function useExtract() {
  const update = useUpdateGuest()
  return useChange((api, id: number) => api.guests.reExtract({ params: { id } }), {
    onSuccess: ({ guest }) => update(guest),
    failure: { title: 'Extraction failed', message: 'Failed to re-extract guest information' },
  })
}
