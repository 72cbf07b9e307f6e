import type { MadeRunLink, RunLink } from '@cueroom/core/episodes/run-link.ts'
import { useChange, useRead } from '../app/api.tsx'
import { saveDownload } from '../ui/download.ts'

/** The links to a run of show that work. */
export const useRunLinks = (episodeId: number) =>
  useRead(['runLinks', episodeId], ({ episodes }, signal) =>
    episodes.runLinks({ params: { id: episodeId }, signal }),
  )

export const useShareRun = (episodeId: number, onMade: (made: MadeRunLink) => void) =>
  useChange(
    (api, link: { name: string; days: number }) =>
      api.episodes.shareRun({ params: { id: episodeId }, body: link }),
    {
      refresh: ['runLinks'],
      onSuccess: onMade,
      failure: { title: 'Link not created', message: "Couldn't create the link. Please try again." },
    },
  )

export const useRevokeRunLink = (episodeId: number) =>
  useChange((api, { id }: RunLink) => api.episodes.revokeRunLink({ params: { id: episodeId, linkId: id } }), {
    refresh: ['runLinks'],
    success: { title: 'Link revoked' },
    failure: { title: 'Link not revoked', message: "Couldn't revoke the link. Please try again." },
  })

export const useRunDocument = (episodeId: number) =>
  useChange(async (api) => saveDownload(await api.episodes.runDocument({ params: { id: episodeId } })), {
    success: { title: 'Export successful' },
    failure: { title: 'Export failed', message: "Couldn't create the Word document. Please try again." },
  })
