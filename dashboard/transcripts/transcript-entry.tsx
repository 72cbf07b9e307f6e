import '@mantine/dropzone/styles.layer.css'
import { transcriptBytes } from '@cueroom/core/transcripts/transcript-limits.ts'
import { Stack, Text, Textarea } from '@mantine/core'
import { Dropzone } from '@mantine/dropzone'
import { type FormEvent, useState } from 'react'
import { reason, serverMessage } from '../app/api.tsx'
import { IconFileText } from '../icons/index.ts'
import { InlineActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { useSaveTranscript } from './transcripts.queries.ts'

interface Props {
  episodeId: number
  /** Version of the transcript it replaces; none for the first one. */
  version?: number
  onSaved?: () => void
  onCancel?: () => void
}

const files = {
  'text/plain': ['.txt'],
  'text/vtt': ['.vtt'],
  'application/x-subrip': ['.srt'],
  'application/json': ['.json'],
}
const notRead = 'Choose a .txt, .vtt, .srt or .json file of up to 5 MB.'

/** The text of a file, in whatever encoding it was saved. */
async function textOf(file: File): Promise<string> {
  const { decodeBytes } = await import('@cueroom/core/imports/read/encoding.ts')
  return decodeBytes(new Uint8Array(await file.arrayBuffer()))
}

/** Takes a transcript: a file, or pasted text. */
export function TranscriptEntry({ episodeId, version, onSaved, onCancel }: Props) {
  const saving = useSaveTranscript()
  const [pasted, setPasted] = useState('')
  const [problem, setProblem] = useState<string | null>(null)
  const save = (text: string) => {
    setProblem(null)
    saving.mutate(
      { episodeId, text, version },
      {
        onSuccess: () => onSaved?.(),
        onError: (error) => setProblem(serverMessage(error) ?? reason(error) ?? notSaved),
      },
    )
  }
  const upload = ([file]: File[]) => {
    if (file) void textOf(file).then(save, () => setProblem(`Couldn't read ${file.name}.`))
  }
  return (
    <Stack gap="sm">
      <Dropzone
        multiple={false}
        accept={files}
        maxSize={transcriptBytes}
        loading={saving.isPending}
        onDrop={upload}
        onReject={() => setProblem(notRead)}
        inputProps={{ 'aria-label': 'Transcript file', style: { display: 'none' } }}
        role="button"
        p="lg"
        radius="lg"
      >
        <Stack align="center" gap="xs" ta="center">
          <IconFileText size={32} stroke={1.3} />
          <Text fw={550}>Choose a transcript, or drop it here</Text>
          <Dimmed>
            .txt, .vtt, .srt or .json (Podcasting 2.0), up to 5 MB. Show notes and posts are then written from
            what was said.
          </Dimmed>
        </Stack>
      </Dropzone>
      <PasteForm
        value={pasted}
        onChange={setPasted}
        saving={saving.isPending}
        onSave={() => save(pasted)}
        onCancel={onCancel}
      />
      {problem && (
        <Text role="alert" size="sm" c="var(--mantine-color-error)">
          {problem}
        </Text>
      )}
    </Stack>
  )
}

const notSaved = "Couldn't save the transcript. Please try again."

interface PasteProps {
  value: string
  onChange: (text: string) => void
  saving: boolean
  onSave: () => void
  onCancel: (() => void) | undefined
}

function PasteForm({ value, onChange, saving, onSave, onCancel }: PasteProps) {
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (value.trim()) onSave()
  }
  return (
    <form onSubmit={submit}>
      <Stack gap="sm">
        <Textarea
          label="Or paste it"
          placeholder={'[00:00:05] Ben: Welcome, Maya.\n[00:00:09] Maya: Thanks for having me.'}
          autosize={false}
          rows={5}
          value={value}
          onChange={(event) => onChange(event.currentTarget.value)}
        />
        <InlineActions
          submit="Save transcript"
          saving={saving}
          disabled={!value.trim()}
          onCancel={onCancel}
        />
      </Stack>
    </form>
  )
}
