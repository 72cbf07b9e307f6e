import { Stack } from '@mantine/core'
import { useState } from 'react'
import { RecapSection } from './recap-section.tsx'
import { TranscriptSection } from './transcript-section.tsx'

/** What was said in an episode: the recap, and every line. A quote leads to its line. */
export function EpisodeTalk({ episodeId }: { episodeId: number }) {
  const [line, setLine] = useState<number>()
  return (
    <Stack gap="xl">
      <RecapSection episodeId={episodeId} onLine={setLine} />
      <TranscriptSection episodeId={episodeId} line={line} />
    </Stack>
  )
}
