import { Stack } from '@mantine/core'
import { useSearchParams } from '../routing/routing.tsx'
import { RecapSection } from './recap-section.tsx'
import { TranscriptSection } from './transcript-section.tsx'

/** An episode's recap and transcript. Quotes link to their lines by URL. */
export function EpisodeTalk({ episodeId }: { episodeId: number }) {
  const [params, setParams] = useSearchParams()
  const named = params.get('line')
  const line = named && /^\d{1,6}$/.test(named) ? Number(named) : undefined
  const show = (shown: number) =>
    setParams({ tab: 'talk', line: String(shown) }, { replace: true, preventScrollReset: true })
  return (
    <Stack gap="xl">
      <RecapSection episodeId={episodeId} onLine={show} />
      <TranscriptSection episodeId={episodeId} line={line} />
    </Stack>
  )
}
