import type { Segment } from '@cueroom/core/episodes/run-of-show.ts'
import { longestSegment } from '@cueroom/core/episodes/segments.ts'
import { Button, NumberInput, Stack, Textarea, TextInput } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { useUnsavedChanges } from '../app/unsaved-changes.tsx'
import { InlineActions } from '../ui/dialog-actions.tsx'
import type { SegmentValues } from './run-edits.ts'

interface Props {
  segment: Segment
  onSave: (values: SegmentValues) => void
  onCancel: () => void
}

/** Edits a segment inline. Unchanged fields keep following the source. */
export function SegmentForm({ segment, onSave, onCancel }: Props) {
  const { edited, source } = segment
  const [title, setTitle] = useState(segment.title)
  const [text, setText] = useState(segment.text)
  const given = edited.seconds ? segment.seconds / 60 : ''
  const [minutes, setMinutes] = useState<number | string>(given)
  useUnsavedChanges(title !== segment.title || text !== segment.text || minutes !== given)
  const save = (event: FormEvent) => {
    event.preventDefault()
    const isSourceText = source !== null && text.trim() === source.text.trim()
    onSave({
      title: title.trim() && (edited.title || title !== segment.title) ? title.trim() : null,
      text: (edited.text || text !== segment.text) && !isSourceText ? text : null,
      seconds: typeof minutes === 'number' ? Math.round(minutes * 60) : null,
    })
  }
  return (
    <form onSubmit={save} aria-label={`Edit ${segment.title}`}>
      <Stack gap="sm" mt="xs">
        <TextInput
          label="Title"
          data-autofocus
          maxLength={200}
          value={title}
          onChange={(event) => setTitle(event.currentTarget.value)}
        />
        <Textarea
          label="Text"
          minRows={3}
          maxRows={20}
          maxLength={longestSegment}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
        />
        <NumberInput
          label="Minutes"
          description="If empty, we estimate it from your reading pace, plus 4 minutes per question"
          min={0}
          max={1_440}
          step={0.5}
          allowDecimal
          decimalScale={2}
          clampBehavior="strict"
          placeholder={String(Math.round(segment.seconds / 6) / 10)}
          w={320}
          maw="100%"
          value={minutes}
          onChange={setMinutes}
        />
        <InlineActions submit="Save segment" saving={false} onCancel={onCancel}>
          {edited.text && source && (
            <Button variant="subtle" onClick={() => setText(source.text)}>
              Use the original text
            </Button>
          )}
        </InlineActions>
      </Stack>
    </form>
  )
}
