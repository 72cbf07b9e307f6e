import type { ContentType, GeneratedContent } from '@cueroom/core/content/content.ts'
import { characterCount, wordCount } from '@cueroom/core/text/word-count.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChange, useList, useRead } from '../app/api.tsx'
import { useDeleted } from '../deletions/deletions.queries.ts'
import { saveDownload } from '../ui/download.ts'

/** The newest text of a guest and type, or none; not fetched before a guest is chosen. */
export const useLatest = (guestId: number | null, type: ContentType) =>
  useList(
    ['texts', guestId, type],
    ({ content }) => content.recent,
    { ...(guestId !== null && { guestId }), type, limit: 1 },
    { enabled: guestId !== null },
  )

/** Which texts these guests have, and which are out of date. */
export const useTextStates = (guestIds: readonly number[]) =>
  useRead(
    ['texts', { states: guestIds.join() }],
    async ({ content }, signal) =>
      (await content.states({ query: { guestIds: guestIds.join() }, signal })).texts,
    { enabled: guestIds.length > 0 },
  )

/** The newest texts of the whole show. */
export const useHistory = (limit: number) =>
  useList(['texts', limit], ({ content }) => content.recent, { limit })

export const useExportWord = () =>
  useChange(
    async (api, guestId: number) => saveDownload(await api.content.exportWord({ body: { guestId } })),
    {
      success: { title: 'Export successful' },
      failure: { title: 'Export failed', message: 'Failed to export Word document. Please try again.' },
    },
  )

type Pair = Pick<GeneratedContent, 'guestId' | 'contentType'>

const latestKey = ({ guestId, contentType }: Pair) => ['texts', guestId, contentType]

/** Replaces the cached latest text of a guest and type, and invalidates the history. */
export function useLatestText() {
  const queries = useQueryClient()
  return {
    show: (content: GeneratedContent) => queries.setQueryData(latestKey(content), [content]),
    clear: (pair: Pair) => queries.setQueryData(latestKey(pair), []),
    /** Everything about texts, including the one on screen. */
    refresh: () => queries.invalidateQueries({ queryKey: ['texts'] }),
    /** The lists, except the text on screen. */
    refreshLists: () =>
      queries.invalidateQueries({
        queryKey: ['texts'],
        predicate: ({ queryKey: [, , type] }) => type === undefined,
      }),
  }
}

export interface TextEdit {
  content: GeneratedContent
  text: string
  /** The version the edit is based on. */
  version: number
}

export const saveFailure = { title: 'Not saved', message: "Couldn't save the text. Please try again." }

/** Optimistic update. The editor keeps the draft and shows why saving failed. */
export function useSaveText(onSaved: (saved: GeneratedContent) => void) {
  const latest = useLatestText()
  return useChange(
    (api, { content: { id }, text, version }: TextEdit) =>
      api.content.update({ params: { id }, body: { content: text }, ifMatch: version }),
    {
      apply: ({ content, text }) => {
        const counts = { wordCount: wordCount(text), characterCount: characterCount(text) }
        const sources = text === content.content ? content.sources : []
        latest.show({ ...content, content: text, sources, ...counts })
        return () => latest.show(content)
      },
      success: { title: 'Content saved' },
      onSuccess: async (saved) => {
        latest.show(saved)
        onSaved(saved)
        await latest.refreshLists()
      },
    },
  )
}

/** Deletes every text of a guest and type; the toast has an Undo. */
export function useDeletePair() {
  const latest = useLatestText()
  const deleted = useDeleted("Couldn't restore the text. You'll find it in Recently deleted.")
  return useChange(
    (api, { guestId, contentType: type }: Pair) =>
      api.content.deleteByGuestAndType({ params: { guestId, type } }),
    {
      onSuccess: async (_, pair) => {
        latest.clear(pair)
        await latest.refreshLists()
      },
      success: (deletion) =>
        deleted(deletion, {
          title: 'Content deleted',
          ...(deletion.deleted > 1 && { message: `All ${deletion.deleted} versions of this text` }),
        }),
      failure: { title: 'Delete failed', message: 'Failed to delete content. Please try again.' },
    },
  )
}
