import type { EpisodeStatus, GuestCard, GuestChanges, NewGuest } from '@cueroom/core/guests/guest.ts'
import { useMutation } from '@tanstack/react-query'
import { isConflict, tellFailure, useApi, useChange } from '../app/api.tsx'
import { toast } from '../ui/toasts.tsx'
import { counted } from '@cueroom/core/text/counted.ts'
import type { Edit } from '../app/versioned-edit.tsx'
import { statusLabels } from '@cueroom/core/guests/episode-status.ts'
import { guestsPath, useCards, useKeep } from './guests.queries.ts'

export const useAddGuest = () =>
  useChange((api, guest: NewGuest) => api.guests.create({ body: guest }), {
    refresh: [guestsPath],
    success: { title: 'Guest added successfully!' },
    failure: { title: 'Error', message: 'Failed to add guest' },
  })

const statusFailed = { title: 'Error', message: 'Failed to update guest status' }

export function useSetStatus() {
  const cards = useCards()
  const keep = useKeep()
  return useChange(
    async (api, { id, episodeStatus }: { id: number; episodeStatus: EpisodeStatus }) =>
      keep(await api.guests.setStatus({ params: { id }, body: { episodeStatus } })),
    {
      apply: ({ id, episodeStatus }) =>
        cards((guests) => guests.map((guest) => (guest.id === id ? { ...guest, episodeStatus } : guest))),
      failure: statusFailed,
    },
  )
}

interface StatusOfMany {
  guests: readonly GuestCard[]
  episodeStatus: EpisodeStatus
}

const idsOf = (guests: readonly GuestCard[]) => guests.map(({ id }) => id)

/** Sets the status of several guests; Undo restores each guest's previous status. */
export function useSetStatusOfMany() {
  const cards = useCards()
  const api = useApi()
  const show = (statuses: Map<number, EpisodeStatus>) =>
    cards((all) =>
      all.map((guest) => ({ ...guest, episodeStatus: statuses.get(guest.id) ?? guest.episodeStatus })),
    )
  const undo = async (before: readonly GuestCard[]) => {
    const takeBack = show(new Map(before.map(({ id, episodeStatus }) => [id, episodeStatus])))
    const groups = Object.entries(Object.groupBy(before, ({ episodeStatus }) => episodeStatus))
    try {
      for (const [episodeStatus, guests = []] of groups as [EpisodeStatus, GuestCard[]][])
        await api.guests.setStatusOfMany({ body: { ids: idsOf(guests), episodeStatus } })
      toast.success({ title: 'Restored' })
    } catch (error) {
      takeBack()
      tellFailure(error, statusFailed)
    }
  }
  return useChange(
    (client, { guests, episodeStatus }: StatusOfMany) =>
      client.guests.setStatusOfMany({ body: { ids: idsOf(guests), episodeStatus } }),
    {
      apply: ({ guests, episodeStatus }) => show(new Map(guests.map(({ id }) => [id, episodeStatus]))),
      success: (_, { guests, episodeStatus }) => ({
        title: `${counted(guests.length, 'guest')} marked ${statusLabels[episodeStatus].toLowerCase()}`,
        action: { label: 'Undo', run: () => void undo(guests) },
      }),
      failure: statusFailed,
    },
  )
}

export const editFailed = { title: 'Error', message: 'Failed to update guest' }

/** Saves an edit. A conflict shows no toast: the dialog handles it. */
export function useEditGuest() {
  const api = useApi()
  const keep = useKeep()
  return useMutation({
    mutationFn: ({ id, changes, version }: Edit<GuestChanges>) =>
      api.guests.update({ params: { id }, body: changes, ifMatch: version }),
    onSuccess: (guest) => {
      keep(guest)
      toast.success({ title: 'Guest updated' })
    },
    onError: (error) => {
      if (!isConflict(error)) tellFailure(error, editFailed)
    },
  })
}

interface Interview {
  id: number
  /** The version that the dialog showed. */
  version: number
  interviewDate: string | null
  timeZone: string | null
}

export function useSetInterviewDate() {
  const keep = useKeep()
  return useChange(
    async (api, { id, version, ...interview }: Interview) => {
      try {
        keep(await api.guests.setInterviewDate({ params: { id }, body: interview, ifMatch: version }))
      } catch (error) {
        // The dialog shows what somebody else saved, and saves over that version next
        if (isConflict(error)) keep(await api.guests.get({ params: { id } }))
        throw error
      }
    },
    {
      success: (_, { interviewDate }) => ({
        title: interviewDate ? 'Interview date set' : 'Interview date cleared',
      }),
      failure: { title: 'Error', message: 'Failed to set the interview date' },
    },
  )
}

/** Sets the photo (a data URL) or removes it (null). */
export function useSetPhoto() {
  const keep = useKeep()
  return useChange(
    async (api, { id, photo }: { id: number; photo: string | null }) =>
      keep(await api.guests.setPhoto({ params: { id }, body: { photo } })),
    {
      success: (_, { photo }) => ({ title: photo ? 'Photo updated' : 'Photo removed' }),
      failure: { title: 'Error', message: 'Failed to update guest photo' },
    },
  )
}

export function useExtract() {
  const keep = useKeep()
  return useChange(
    async (api, id: number) => {
      const extraction = await api.guests.reExtract({ params: { id } })
      keep(extraction.guest)
      return extraction
    },
    { failure: { title: 'Extraction failed', message: 'Failed to re-extract guest information' } },
  )
}
