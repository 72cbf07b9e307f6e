import type { ContentType } from '@cueroom/core/content/content.ts'
import { Skeleton, Stack } from '@mantine/core'
import type { ReactNode } from 'react'
import { StillEarlier } from '../app/still-earlier.tsx'
import { IconSparkles } from '../icons/index.ts'
import { EmptyState, LoadFailure } from '../ui/states.tsx'
import { useLatest } from './content.queries.ts'
import { TextInProgress } from './text-in-progress.tsx'
import { TextWorkspace } from './text-workspace.tsx'
import type { useGeneration } from './use-generation.ts'

type Generation = ReturnType<typeof useGeneration>

interface Props {
  guest: { id: number; name: string }
  type: ContentType
  generation: Pick<Generation, 'generating' | 'written'> & Partial<Pick<Generation, 'failureOf'>>
  /** The label of the button that generates. */
  generate: string
  /** A button that does what the text's note asks for. */
  noteAction?: ReactNode
}

const nothingYet: Record<ContentType, string> = {
  introduction: 'No introduction yet',
  questions: 'No interview questions yet',
  show_notes: 'No show notes yet',
}

/** A guest's newest text of a type, with its actions; while it is generated, as it is written. */
export function LatestText({ guest, type, generation, generate, noteAction }: Props) {
  const latest = useLatest(guest.id, type)
  if (generation.generating) return <TextInProgress type={type} text={generation.written} />
  if (latest.isPending) return <TextSkeleton />
  if (latest.isError) return <LoadFailure what="text" query={latest} />
  const content = latest.data[0]
  if (!content) {
    return (
      <EmptyState
        icon={IconSparkles}
        title={nothingYet[type]}
        description={`Press “${generate}”. You can rewrite it later; the history keeps every version.`}
      />
    )
  }
  return (
    <>
      <StillEarlier failed={generation.failureOf?.(guest.id, type) ?? null} />
      <TextWorkspace key={content.id} content={content} guestName={guest.name} noteAction={noteAction} />
    </>
  )
}

const TextSkeleton = () => (
  <Stack role="status" aria-label="Loading the text">
    <Skeleton h={24} w="35%" />
    {['100%', '94%', '98%', '91%', '55%'].map((width) => (
      <Skeleton key={width} h={18} w={width} />
    ))}
  </Stack>
)
