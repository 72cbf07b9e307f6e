import type { ContentType, GeneratedContent } from '@cueroom/core/content/content.ts'
import { characterCount, wordCount } from '@cueroom/core/text/word-count.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reason, useApi, useChange } from '../app/api.tsx'
import { recentPath } from '../app/query-keys.ts'
import { useLoaded } from '../app/query.ts'
import { toast } from '../ui/toasts.tsx'
import { saveDownload } from '../ui/download.ts'

/** The newest text of a guest and type, or none; not fetched before a guest is chosen. */
export const useLatest = (guestId: number | null, type: ContentType) =>
  useLoaded(recentPath, { guestId: guestId ?? undefined, type, limit: 1 }, { enabled: guestId !== null })

/** The newest texts of the whole show. */
export const useHistory = (limit: number) => useLoaded(recentPath, { limit })

export const useExportWord = () =>
  useChange(
    async (api, guestId: number) => saveDownload(await api.content.exportWord({ body: { guestId } })),
    {
      success: { title: 'Export successful' },
      failure: { title: 'Export failed', message: 'Failed to export Word document. Please try again.' },
    },
  )

const latestKey = ({ guestId, contentType }: Pick<GeneratedContent, 'guestId' | 'contentType'>) => [
  recentPath,
  { guestId, type: contentType, limit: 1 },
]

/** Replaces the cached latest text of a guest and type, and invalidates the history. */
export function useShowLatest() {
  const queries = useQueryClient()
  return {
    show: (content: GeneratedContent) => queries.setQueryData(latestKey(content), [content]),
    clear: (pair: Pick<GeneratedContent, 'guestId' | 'contentType'>) =>
      queries.setQueryData(latestKey(pair), []),
    /** The lists, except the text on screen. */
    refreshLists: () =>
      queries.invalidateQueries({
        queryKey: [recentPath],
        predicate: ({ queryKey: [, query] }) => (query as { limit?: number } | undefined)?.limit !== 1,
      }),
    refresh: () => queries.invalidateQueries({ queryKey: [recentPath] }),
  }
}

export interface TextEdit {
  content: GeneratedContent
  text: string
  /** The version the edit is based on. */
  version: number
}

/** Optimistic update; rolled back on failure, and the editor keeps the draft. */
export function useSaveText(onSaved: (saved: GeneratedContent) => void) {
  const api = useApi()
  const latest = useShowLatest()
  return useMutation({
    mutationFn: ({ content: { id }, text, version }: TextEdit) =>
      api.content.update({ params: { id }, body: { content: text }, ifMatch: version }),
    onMutate: ({ content, text }) => {
      const counts = { wordCount: wordCount(text), characterCount: characterCount(text) }
      const sources = text === content.content ? content.sources : []
      latest.show({ ...content, content: text, sources, ...counts })
    },
    onSuccess: async (saved) => {
      latest.show(saved)
      toast.success({ title: 'Content saved' })
      onSaved(saved)
      await latest.refreshLists()
    },
    onError: (_error, { content }) => latest.show(content),
  })
}

const deleteFailure = { title: 'Delete failed', message: 'Failed to delete content. Please try again.' }

/** Deletes every text of a guest and type; the toast has an Undo. */
export function useDeletePair() {
  const api = useApi()
  const latest = useShowLatest()
  const undo = async (deletionId: string) => {
    try {
      await api.guests.restore({ body: { deletionId } })
      toast.success({ title: 'Restored' })
      await latest.refresh()
    } catch (error) {
      toast.failure({
        title: 'Error',
        message: "Couldn't restore the text. You'll find it in Recently deleted.",
        reason: reason(error),
      })
    }
  }
  return useChange(
    async (api, pair: Pick<GeneratedContent, 'guestId' | 'contentType'>) => {
      const params = { guestId: pair.guestId, type: pair.contentType }
      const deletion = await api.content.deleteByGuestAndType({ params })
      latest.clear(pair)
      await latest.refreshLists()
      return deletion
    },
    {
      success: ({ deleted, deletionId }) => ({
        title: 'Content deleted',
        ...(deleted > 1 && { message: `All ${deleted} versions of this text` }),
        ...(deletionId && { action: { label: 'Undo', run: () => void undo(deletionId) } }),
      }),
      failure: deleteFailure,
    },
  )
}
