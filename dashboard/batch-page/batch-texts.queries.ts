import type { Batch } from '@cueroom/core/batches/batch.ts'
import { textsInDocument } from '@cueroom/core/content/texts-in-document.ts'
import { useChange, useList } from '../app/api.tsx'
import { saveDownload } from '../ui/download.ts'

/** Items that are listed. */
const itemsListed = 1_000

/** What became of the texts of a batch. */
export const useEndedItems = ({ id, done, failed, skipped }: Batch) =>
  useList(
    ['batches', 'ended', id, done, failed, skipped],
    ({ batches }) =>
      ({ query, signal }) =>
        batches.items({ params: { id }, query: query ?? {}, ...(signal && { signal }) }),
    { limit: itemsListed },
  )

/** Saves texts as Word documents, so many in each that Word opens it quickly. */
export const useExportTexts = () =>
  useChange(
    async (api, ids: readonly number[]) => {
      for (let start = 0; start < ids.length; start += textsInDocument) {
        const body = { ids: ids.slice(start, start + textsInDocument) }
        saveDownload(await api.content.exportTexts({ body }))
      }
    },
    {
      success: { title: 'Export successful' },
      failure: { title: 'Export failed', message: "Couldn't export the texts. Please try again." },
    },
  )
