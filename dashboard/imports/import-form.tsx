import { counted, numberText } from '@cueroom/core/text/format.ts'
import { randomId } from '@cueroom/core/text/random-id.ts'
import type { ImportChoices } from '@cueroom/core/imports/session/import-session.ts'
import { Alert, Button, Progress, Stack } from '@mantine/core'
import { useRef, useState } from 'react'
import { serverMessage, useChange } from '../app/api.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { useUndoImport } from './imports.queries.ts'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { ChecksLink } from './import-checks.tsx'
import { ImportPreview } from './import-preview.tsx'
import type { PreviewQueue } from './preview-queue.ts'
import { useRememberMapping } from './mappings.queries.ts'
import type { PreviewProps } from './preview-section.tsx'
import { type Imported, sendImport } from './send-import.ts'

interface Props extends Omit<PreviewProps, 'disabled' | 'leftOutFile'> {
  session: PreviewQueue
  onImported: () => void
  /** Back to choosing a file. */
  forget: () => void
}

export function ImportForm({ session, onImported, forget, ...shown }: Props) {
  const { preview, choices, reading } = shown
  const { create, merge } = preview.counts
  const { importing, sent } = useImport(preview.file, choices, session)
  const remember = useRememberMapping()
  const start = () =>
    importing.mutate(undefined, {
      onSuccess: () => {
        remember(preview, choices)
        onImported()
      },
    })
  const stopped = sent > 0 && !importing.isPending && !importing.isSuccess
  return (
    <Stack>
      <ImportPreview
        {...shown}
        leftOutFile={() => session.hold((session) => session.leftOut(choices))}
        disabled={importing.isPending || sent > 0}
      />
      {stopped && (
        <Alert
          role="alert"
          color="coral"
          title={`${counted(sent, 'guest')} of ${numberText(create + merge)} imported`}
        >
          The rest wasn't sent. Import again to continue. No guest is added twice.
        </Alert>
      )}
      {importing.isPending && (
        <Stack gap={4} role="status">
          <Progress value={(100 * sent) / (create + merge)} aria-label="Import" />
          <Dimmed>
            {numberText(sent)} of {counted(create + merge, 'guest')}
          </Dimmed>
        </Stack>
      )}
      <DialogActions>
        <Button data-aside variant="subtle" onClick={forget} disabled={importing.isPending}>
          Choose another file
        </Button>
        <ChecksLink preview={preview} choices={choices} />
        <Button
          variant="filled"
          onClick={start}
          disabled={create + merge === 0 || reading}
          loading={importing.isPending}
        >
          {actionText(create, merge)}
        </Button>
      </DialogActions>
    </Stack>
  )
}

function actionText(create: number, merge: number) {
  if (merge === 0) return `Import ${counted(create, 'guest')}`
  if (create === 0) return `Update ${counted(merge, 'guest')}`
  return `Import ${numberText(create)} and update ${counted(merge, 'guest')}`
}

/** Sends the guests. The id stays the same until the content changes, so a retry doesn't add anyone twice. */
function useImport(file: string, choices: ImportChoices, session: PreviewQueue) {
  const { mutate: undo } = useUndoImport()
  const [sent, setSent] = useState(0)
  const id = useRef({ choices, importId: randomId() })
  const importing = useChange(
    (api) => {
      if (id.current.choices !== choices) id.current = { choices, importId: randomId() }
      const { importId } = id.current
      const sending = { importId, fileName: file, choices, onSent: setSent }
      return session.hold((session) => sendImport(api, session, sending))
    },
    {
      refresh: ['guests', 'imports'],
      partial: true,
      success: (done) => ({
        ...summaryOf(done),
        action: { label: 'Undo', run: () => undo(id.current.importId) },
      }),
      failure: (error) => ({
        title: 'Upload Failed',
        message: serverMessage(error) ?? "Couldn't save the guests. Please try again.",
      }),
    },
  )
  return { importing, sent }
}

function summaryOf({ imported, changed, missing }: Imported) {
  const message = [
    ...(changed > 0 ? [`${counted(changed, 'guest')} updated.`] : []),
    ...(missing > 0 ? [`${counted(missing, 'guest')} to update had been deleted.`] : []),
  ].join(' ')
  return { title: `${counted(imported, 'guest')} imported`, ...(message && { message }) }
}
