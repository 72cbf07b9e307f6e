import { clockTime } from '@cueroom/core/transcripts/cue.ts'
import type { Transcript } from '@cueroom/core/transcripts/transcripts.contract.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Button, Group, Stack } from '@mantine/core'
import { useState } from 'react'
import { useEntitlements } from '../app/session.queries.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { SpeakerDialog } from './speaker-dialog.tsx'
import { TranscriptEntry } from './transcript-entry.tsx'
import { TranscriptLines } from './transcript-lines.tsx'
import { TranscriptSearch } from './transcript-search.tsx'
import { useTranscriptSearch } from './use-transcript-search.ts'
import { useDeleteTranscript } from './transcripts.queries.ts'

type Open = { kind: 'replace' } | { kind: 'delete' } | { kind: 'speaker'; speaker: string }

/** A transcript with its speakers, a search and its lines. */
export function TranscriptView({ transcript, line }: { transcript: Transcript; line: number | undefined }) {
  const [open, setOpen] = useState<Open | null>(null)
  const search = useTranscriptSearch(transcript.cues)
  const close = () => setOpen(null)
  return (
    <Stack gap="sm">
      <Summary transcript={transcript} onOpen={setOpen} />
      <TranscriptSearch {...search} />
      <TranscriptLines cues={transcript.cues} words={search.words} shown={search.current ?? line} />
      {open?.kind === 'replace' && <ReplaceDialog transcript={transcript} onClose={close} />}
      {open?.kind === 'speaker' && (
        <SpeakerDialog transcript={transcript} speaker={open.speaker} onClose={close} />
      )}
      <DeleteDialog transcript={transcript} opened={open?.kind === 'delete'} onClose={close} />
    </Stack>
  )
}

function Summary({ transcript, onOpen }: { transcript: Transcript; onOpen: (open: Open) => void }) {
  const { active } = useEntitlements()
  const { words, seconds, speakers } = transcript
  return (
    <Stack gap="xs">
      <Group justify="space-between">
        <Dimmed>
          {counted(words, 'word')}
          {seconds !== null && `, ${clockTime(seconds)} long`}
        </Dimmed>
        <Group gap="xs">
          <Button size="compact-sm" disabled={!active} onClick={() => onOpen({ kind: 'replace' })}>
            Replace
          </Button>
          <Button size="compact-sm" onClick={() => onOpen({ kind: 'delete' })}>
            Delete transcript
          </Button>
        </Group>
      </Group>
      {speakers.length > 0 && (
        <Group gap="xs" role="group" aria-label="Speakers">
          {speakers.map((speaker) => (
            <Button
              key={speaker}
              size="compact-sm"
              variant="light"
              disabled={!active}
              aria-label={`Rename ${speaker}`}
              onClick={() => onOpen({ kind: 'speaker', speaker })}
            >
              <span dir="auto">{speaker}</span>
            </Button>
          ))}
        </Group>
      )}
    </Stack>
  )
}

const ReplaceDialog = ({ transcript, onClose }: { transcript: Transcript; onClose: () => void }) => (
  <Dialog title="Replace the transcript" size="lg" onClose={onClose} closeOnClickOutside={false}>
    <TranscriptEntry
      episodeId={transcript.episodeId}
      version={transcript.version}
      onSaved={onClose}
      onCancel={onClose}
    />
  </Dialog>
)

interface DeleteProps {
  transcript: Transcript
  opened: boolean
  onClose: () => void
}

function DeleteDialog({ transcript, opened, onClose }: DeleteProps) {
  const deleting = useDeleteTranscript()
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Delete the transcript?"
      confirm="Delete"
      pending={deleting.isPending}
      onConfirm={() => deleting.mutate(transcript, { onSuccess: onClose })}
    >
      This also deletes its recap and chapters. The episode and texts written from the transcript are kept.
      You can't undo this.
    </ConfirmDialog>
  )
}
