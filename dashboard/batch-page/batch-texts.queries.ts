import type { Batch, BatchItem } from '@cueroom/core/batches/batch.ts'
import { textsInDocument } from '@cueroom/core/content/texts-in-document.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useChange, useList } from '../app/api.tsx'
import { saveDownload } from '../ui/download.ts'

/** Items that are listed. */
const itemsListed = 1_000

const endedKey = ({ id, done, failed, skipped }: Batch) =>
  ['batches', 'ended', id, done, failed, skipped] as const

/** The results of a batch. */
export const useEndedItems = (batch: Batch) =>
  useList(
    [...endedKey(batch)],
    ({ batches }) =>
      ({ query, signal }) =>
        batches.items({ params: { id: batch.id }, query: query ?? {}, ...(signal && { signal }) }),
    { limit: itemsListed },
  )

/** Saves texts as Word documents, each small enough to open quickly. */
export const useExportTexts = () =>
  useChange(
    async (api, ids: readonly number[]) => {
      let missing = 0
      let isOutOfDate = false
      for (let start = 0; start < ids.length; start += textsInDocument) {
        const body = { ids: ids.slice(start, start + textsInDocument) }
        const file = await api.content.exportTexts({ body })
        saveDownload(file)
        missing += file.missing?.length ?? 0
        isOutOfDate ||= file.outOfDate !== undefined
      }
      return [
        ...(missing > 0 ? [`${counted(missing, 'text')} no longer exist${missing === 1 ? 's' : ''}.`] : []),
        ...(isOutOfDate ? ['Some of the texts are out of date.'] : []),
      ].join(' ')
    },
    {
      success: (message) => ({ title: 'Export successful', ...(message && { message }) }),
      failure: { title: 'Export failed', message: "Couldn't export the texts. Please try again." },
    },
  )

/** Marks a text as checked or unchecked. */
export function useCheckItem(batch: Batch) {
  const queries = useQueryClient()
  const key = endedKey(batch)
  return useChange(
    (api, { id, checked }: { id: number; checked: boolean }) =>
      api.batches.check({ params: { id: batch.id }, body: { ids: [id], checked } }),
    {
      apply: ({ id, checked }) => {
        const mark = (on: boolean) =>
          queries.setQueryData<BatchItem[]>(key, (items) =>
            items?.map((item) =>
              item.id === id ? { ...item, checkedAt: on ? new Date().toISOString() : null } : item,
            ),
          )
        mark(checked)
        return () => mark(!checked)
      },
      refresh: ['texts'],
      failure: { title: 'Not saved', message: "Couldn't mark the text as checked. Please try again." },
    },
  )
}
