import { longestSpeaker } from '@cueroom/core/transcripts/transcript-limits.ts'
import type { Transcript } from '@cueroom/core/transcripts/transcripts.contract.ts'
import { Autocomplete, Stack } from '@mantine/core'
import { type FormEvent, useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { FormActions } from '../ui/dialog-actions.tsx'
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
            description="Using another speaker's name merges the two."
            data={transcript.speakers.filter((each) => each !== speaker)}
            maxLength={longestSpeaker}
            value={name}
            onChange={setName}
            data-autofocus
          />
          <FormActions submit="Rename" disabled={!isChanged} saving={renaming.isPending} onClose={onClose} />
        </Stack>
      </form>
    </Dialog>
  )
}
