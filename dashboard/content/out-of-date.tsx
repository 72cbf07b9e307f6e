import type { GeneratedContent } from '@cueroom/core/content/content.ts'
import { staleWords } from '@cueroom/core/content/stale-words.ts'
import { capitalized } from '@cueroom/core/text/format.ts'
import { Alert } from '@mantine/core'
import { IconClockExclamation } from '../icons/index.ts'

/** Says what changed since the text was written, so hosts don't read outdated facts on air. */
export function OutOfDate({ stale }: Pick<GeneratedContent, 'stale'>) {
  if (stale.length === 0) return null
  return (
    <Alert variant="default" icon={<IconClockExclamation />} p="sm" mb="md">
      {capitalized(staleWords(stale))} changed since this was written. Generate again to include the changes.
    </Alert>
  )
}
