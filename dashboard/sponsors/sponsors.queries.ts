import { counted } from '@cueroom/core/text/format.ts'
import type { NewSponsor, SavedSponsor, SponsorChanges } from '@cueroom/core/sponsors/saved-sponsor.ts'
import type { SponsorFormat } from '@cueroom/core/sponsors/sponsor-formats.ts'
import { useQueryClient } from '@tanstack/react-query'
import { unlessConflict, useChange, useList } from '../app/api.tsx'
import { useDeleted } from '../deletions/deletions.queries.ts'
import { saveDownload } from '../ui/download.ts'
import type { Edit } from '../app/versioned-edit.tsx'

/** The saved sponsors, newest first. */
export function useSponsors(enabled = true) {
  // Reads the fields here, because React Query re-renders only for fields that were accessed
  const { data, isError, isPending, isFetching, refetch } = useList(
    ['sponsors'],
    ({ sponsors }) => sponsors.list,
    {},
    { enabled },
  )
  return { data, isError, isPending, isFetching, refetch }
}

export const saveFailure = { title: 'Save failed', message: 'Failed to save the sponsor. Please try again.' }

/** Saves suggestions; existing sponsors are skipped and named in the message. */
export const useSaveSuggestions = () =>
  useChange((api, suggested: NewSponsor[]) => api.sponsors.createMany({ body: { sponsors: suggested } }), {
    refresh: ['sponsors'],
    success: ({ saved, skipped }) => {
      const known = skipped.length > 0 ? `Saved already: ${skipped.join(', ')}` : undefined
      if (saved.length === 0) return { title: 'Nothing new to save', message: known }
      if (saved.length === 1) return { title: 'Sponsor saved', message: known ?? saved[0]?.companyName }
      return {
        title: 'Sponsors saved',
        message: [counted(saved.length, 'sponsor'), known].filter(Boolean).join('. '),
      }
    },
    failure: { title: 'Save failed', message: 'Failed to save sponsors. Please try again.' },
  })

export const useAddSponsor = () =>
  useChange((api, sponsor: NewSponsor) => api.sponsors.create({ body: sponsor }), {
    refresh: ['sponsors'],
    success: { title: 'Sponsor saved' },
    failure: saveFailure,
  })

/** Updates a sponsor. A version conflict opens a choice instead of an error. */
export const useEditSponsor = () =>
  useChange(
    (api, { id, changes, version }: Edit<SponsorChanges>) =>
      api.sponsors.update({ params: { id }, body: changes, ifMatch: version }),
    { refresh: ['sponsors'], success: { title: 'Sponsor saved' }, failure: unlessConflict(saveFailure) },
  )

/** Deletes a sponsor optimistically; the toast has an Undo. */
export function useDeleteSponsor() {
  const deleted = useDeleted()
  const queries = useQueryClient()
  return useChange((api, { id }: SavedSponsor) => api.sponsors.remove({ params: { id } }), {
    apply: (sponsor) => {
      const change = (list: (sponsors: SavedSponsor[]) => SavedSponsor[]) =>
        queries.setQueryData<SavedSponsor[]>(['sponsors'], (sponsors) => sponsors && list(sponsors))
      change((sponsors) => sponsors.filter(({ id }) => id !== sponsor.id))
      return () => change((sponsors) => [...sponsors, sponsor].toSorted((a, b) => b.id - a.id))
    },
    success: (deletion) => deleted(deletion, { title: 'Sponsor deleted' }),
    failure: { title: 'Delete failed', message: 'Failed to delete the sponsor. Please try again.' },
  })
}

export const useExportSponsors = () =>
  useChange(
    async (api, format: SponsorFormat) => saveDownload(await api.sponsors.export({ query: { format } })),
    {
      success: { title: 'Export successful' },
      failure: { title: 'Export failed', message: 'Failed to export the sponsors. Please try again.' },
    },
  )
