import type { SpeakerName, Transcript } from '@cueroom/core/transcripts/transcripts.contract.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { keepPreviousData, useQueryClient } from '@tanstack/react-query'
import { serverMessageOr, useChange, useRead } from '../app/api.tsx'

/** The transcript of an episode; null without one. */
export const useTranscript = (episodeId: number) =>
  useRead(['transcripts', episodeId], (api, signal) =>
    api.transcripts.get({ params: { id: episodeId }, signal }),
  )

/** Lines of all transcripts that contain the words; none until enough is typed. */
export const useFoundLines = (search: string) =>
  useRead(
    ['transcripts', { search }],
    (api, signal) => api.transcripts.search({ query: { search }, signal }),
    { enabled: search.length >= fewestLetters, placeholderData: keepPreviousData },
  )

/** Shorter words are in nearly every line. */
const fewestLetters = 3

/** Caches the saved transcript instead of refetching it, because it may be megabytes. */
function useShowSaved() {
  const queries = useQueryClient()
  return (saved: Transcript) => queries.setQueryData(['transcripts', saved.episodeId], saved)
}

interface SentTranscript {
  episodeId: number
  text: string
  /** The version it replaces. */
  version: number | undefined
}

/** Sets or replaces a transcript. The caller shows why one can't be read. */
export const useSaveTranscript = () => {
  const onSuccess = useShowSaved()
  return useChange(
    (api, { episodeId, text, version }: SentTranscript) =>
      api.transcripts.save({
        params: { id: episodeId },
        body: { text },
        ...(version !== undefined && { ifMatch: version }),
      }),
    {
      onSuccess,
      refresh: ['recaps'],
      success: ({ cues }) => ({ title: 'Transcript saved', message: counted(cues.length, 'line') }),
    },
  )
}

/** Renames a speaker; the transcript is read again when someone else changed it. */
export const useRenameSpeaker = ({ episodeId, version }: Transcript) => {
  const onSuccess = useShowSaved()
  return useChange(
    (api, body: SpeakerName) =>
      api.transcripts.renameSpeaker({ params: { id: episodeId }, body, ifMatch: version }),
    {
      onSuccess,
      partial: true,
      refresh: ['recaps'],
      success: { title: 'Speaker renamed' },
      failure: serverMessageOr('Save failed', "Couldn't rename the speaker. Please try again."),
    },
  )
}

export const useDeleteTranscript = () =>
  useChange((api, { episodeId }: Transcript) => api.transcripts.remove({ params: { id: episodeId } }), {
    refresh: ['transcripts', 'recaps'],
    success: { title: 'Transcript deleted' },
    failure: { title: 'Delete failed', message: "Couldn't delete the transcript. Please try again." },
  })
