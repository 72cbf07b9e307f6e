import { Skeleton, Stack, Title } from '@mantine/core'
import { useId } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { LoadFailure } from '../ui/states.tsx'
import { TranscriptEntry } from './transcript-entry.tsx'
import { TranscriptView } from './transcript-view.tsx'
import { useTranscript } from './transcripts.queries.ts'

interface Props {
  episodeId: number
  /** Line to show first, counted from 0. */
  line?: number | undefined
}

/** The transcript of an episode, to read and search, or to paste, upload or drop. */
export function TranscriptSection({ episodeId, line }: Props) {
  const id = useId()
  const transcript = useTranscript(episodeId)
  return (
    <section aria-labelledby={id}>
      <Title id={id} order={2} size="h4" mb="sm">
        Transcript
      </Title>
      {transcript.isPending && <Waiting />}
      {transcript.isError && transcript.data === undefined && (
        <LoadFailure what="transcript" title="Couldn't load the transcript" query={transcript} />
      )}
      {transcript.data === null && <NoTranscript episodeId={episodeId} />}
      {transcript.data && <TranscriptView transcript={transcript.data} line={line} />}
    </section>
  )
}

function NoTranscript({ episodeId }: { episodeId: number }) {
  const { active } = useEntitlements()
  if (!active) return <Dimmed>No transcript yet. Adding one needs an active subscription.</Dimmed>
  return <TranscriptEntry episodeId={episodeId} />
}

const Waiting = () => (
  <Stack role="status" aria-label="Loading the transcript" gap="xs">
    {Array.from({ length: 6 }, (_, place) => (
      <Skeleton key={place} h={22} w={place % 3 === 2 ? '60%' : '100%'} />
    ))}
  </Stack>
)
