import { chaptersAfterEnd } from '@cueroom/core/recaps/check-chapters.ts'
import type { Recap } from '@cueroom/core/recaps/recaps.contract.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { clockTime } from '@cueroom/core/transcripts/cue.ts'
import { Alert, Button, Group, Text } from '@mantine/core'
import { IconAlertTriangle } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'

interface Props {
  recap: Recap
  disabled: boolean
  /** Uses these chapters; they are saved like an edit. */
  onUse: (chapters: Recap['chapters']) => void
}

/** Says that edited chapters stay when the transcript is replaced, and which of them are after its end. */
export function EditedChapters({ recap, disabled, onUse }: Props) {
  const { chapters, foundChapters, areChaptersEdited, seconds } = recap
  if (!areChaptersEdited) return null
  const late = chaptersAfterEnd(chapters, seconds)
  return (
    <>
      <Group gap="xs">
        <Dimmed>You edited these chapters, so a new transcript doesn't change them.</Dimmed>
        <Button size="compact-sm" variant="subtle" disabled={disabled} onClick={() => onUse(foundChapters)}>
          Use the transcript's chapters
        </Button>
      </Group>
      {late.length > 0 && seconds !== null && (
        <Alert color="coral" icon={<IconAlertTriangle />} p="sm">
          <Group gap="xs">
            <Text size="sm">
              {counted(late.length, 'chapter')} {late.length === 1 ? 'starts' : 'start'} after the end of the
              transcript at {clockTime(seconds)}.
            </Text>
            <Button
              size="compact-sm"
              disabled={disabled}
              onClick={() => onUse(chapters.filter((chapter) => !late.includes(chapter)))}
            >
              Delete {late.length === 1 ? 'it' : 'them'}
            </Button>
          </Group>
        </Alert>
      )}
    </>
  )
}
