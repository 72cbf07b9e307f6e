import { longestSpeaker } from '@cueroom/core/transcripts/transcript-limits.ts'
import type { Transcript } from '@cueroom/core/transcripts/transcripts.contract.ts'
import { Autocomplete, Button, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useRenameSpeaker } from './transcripts.queries.ts'

interface Props {
  transcript: Transcript
  speaker: string
  onClose: () => void
}

/** Renames a speaker in all lines. */
export function SpeakerDialog({ transcript, speaker, onClose }: Props) {
  const [name, setName] = useState(speaker)
  const renaming = useRenameSpeaker(transcript)
  const isChanged = name.trim() !== '' && name.trim() !== speaker
  const rename = (event: FormEvent) => {
    event.preventDefault()
    if (isChanged) renaming.mutate({ speaker, name: name.trim() }, { onSuccess: onClose })
  }
  return (
    <Dialog title={`Rename ${speaker}`} onClose={onClose}>
      <form onSubmit={rename}>
        <Stack>
          <Autocomplete
            label="Name"
            description="The name of another speaker makes the two one."
            data={transcript.speakers.filter((each) => each !== speaker)}
            maxLength={longestSpeaker}
            value={name}
            onChange={setName}
            data-autofocus
          />
          <DialogActions>
            <Button variant="default" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" disabled={!isChanged} loading={renaming.isPending}>
              Rename
            </Button>
          </DialogActions>
        </Stack>
      </form>
    </Dialog>
  )
}
