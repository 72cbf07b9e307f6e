import type { ChapterFormat } from '@cueroom/core/recaps/chapters-file.ts'
import type { Recap } from '@cueroom/core/recaps/recaps.contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { serverMessageOr, useChange, useRead } from '../app/api.tsx'
import { saveDownload } from '../ui/download.ts'

/** The recap of an episode; null without a transcript. */
export const useRecap = (episodeId: number) =>
  useRead(['recaps', episodeId], (api, signal) => api.recaps.get({ params: { id: episodeId }, signal }))

function useShowSaved() {
  const queries = useQueryClient()
  return (saved: Recap) => queries.setQueryData(['recaps', saved.episodeId], saved)
}

/** Writes the recap again with the language model. */
export const useWriteRecap = () =>
  useChange((api, { episodeId }: Recap) => api.recaps.write({ params: { id: episodeId } }), {
    onSuccess: useShowSaved(),
    success: { title: 'Recap written' },
    failure: serverMessageOr('Generation failed', "Couldn't write the recap. Please try again."),
  })

/** Replaces the chapters, unless someone else changed them since. */
export const useSaveChapters = () =>
  useChange(
    (api, { recap: { episodeId, version }, chapters }: { recap: Recap; chapters: Recap['chapters'] }) =>
      api.recaps.saveChapters({ params: { id: episodeId }, body: { chapters }, ifMatch: version }),
    {
      onSuccess: useShowSaved(),
      success: { title: 'Chapters saved' },
      failure: serverMessageOr('Save failed', "Couldn't save the chapters. Please try again."),
    },
  )

export const useDownloadChapters = ({ episodeId }: Recap) =>
  useChange(
    async (api, format: ChapterFormat) =>
      saveDownload(await api.recaps.chapters({ params: { id: episodeId }, query: { format } })),
    {
      failure: serverMessageOr('Download failed', "Couldn't download the chapters. Please try again."),
    },
  )
