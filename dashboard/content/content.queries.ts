import type { ContentType } from '@cueroom/core/content/content.ts'
import { useLoaded } from '../app/query.ts'
import { useChange } from '../app/api.tsx'
import { saveDownload } from '../ui/download.ts'

export const recentPath = '/api/content/recent'

/** The newest text of a guest and type, or none; nothing is asked before a guest is chosen. */
export const useLatest = (guestId: number | null, type: ContentType) =>
  useLoaded(recentPath, { guestId: guestId ?? undefined, type, limit: 1 }, { enabled: guestId !== null })

/** The newest texts of the whole show. */
export const useHistory = () => useLoaded(recentPath)

export const useExportWord = () =>
  useChange(
    async (api, guestId: number) => saveDownload(await api.content.exportWord({ body: { guestId } })),
    {
      success: { title: 'Export successful' },
      failure: { title: 'Export failed', message: 'Failed to export Word document. Please try again.' },
    },
  )
