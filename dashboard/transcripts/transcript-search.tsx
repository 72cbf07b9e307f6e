import { numberText } from '@cueroom/core/text/format.ts'
import { Group, TextInput } from '@mantine/core'
import type { KeyboardEvent } from 'react'
import { IconChevronDown, IconChevronUp, IconSearch } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { IconButton } from '../ui/icon-button.tsx'
import type { TranscriptFind } from './use-transcript-search.ts'

/** Finds words in a transcript: Enter goes to the next line that has them, Shift Enter to the one before. */
export function TranscriptSearch({ typed, setTyped, found, place, step }: TranscriptFind) {
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter') return
    event.preventDefault()
    step(event.shiftKey ? -1 : 1)
  }
  const isSearching = typed.trim().length > 1
  return (
    <Group gap="xs" wrap="nowrap">
      <TextInput
        type="search"
        aria-label="Search the transcript"
        placeholder="Search the transcript"
        leftSection={<IconSearch size={16} />}
        maxLength={200}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
        onKeyDown={onKeyDown}
        flex={1}
      />
      <Dimmed role="status" miw={80} ta="end">
        {isSearching &&
          (found.length === 0 ? 'Not found' : `${numberText(place + 1)} of ${numberText(found.length)}`)}
      </Dimmed>
      <IconButton
        label="Previous match"
        icon={IconChevronUp}
        disabled={found.length === 0}
        onClick={() => step(-1)}
      />
      <IconButton
        label="Next match"
        icon={IconChevronDown}
        disabled={found.length === 0}
        onClick={() => step(1)}
      />
    </Group>
  )
}
