import { capitalized, listed } from '@cueroom/core/text/format.ts'
import { Alert, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { changedPaths, clashesBetween, mergeForms, valueAt } from '../ui/form-changes.ts'

import { VersionPicker } from '../ui/version-picker.tsx'
import { withItem } from '../ui/with-item.ts'

export interface VersionConflictProps<Form extends object> {
  /** What was edited, such as `this guest`. */
  what: string
  /** The record the edit is based on. */
  base: Form
  mine: Form
  theirs: Form
  label: (path: string) => string
  /** A field's value as text. */
  readable?: (path: string, value: unknown) => string
  saving: boolean
  onOverwrite: (merged: Form) => void
  onLoadLatest: () => void
}

/** Version conflict: the host chooses a version of each field that both sides changed. */
export function VersionConflict<Form extends object>(props: VersionConflictProps<Form>) {
  const { what, base, mine, theirs, label, readable = asText, saving, onOverwrite, onLoadLatest } = props
  const clashes = clashesBetween(base, mine, theirs)
  const others = changedPaths(base, theirs).filter((path) => !clashes.includes(path))
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set())
  return (
    <Stack>
      <Alert color="coral" title={`${capitalized(what)} changed while you were editing`} role="alert">
        {clashes.length > 0
          ? 'Someone else, or you in another tab, saved a newer version. Nothing was overwritten. Choose which version to keep.'
          : 'Someone else, or you in another tab, saved changes to other fields. Nothing was overwritten, and both changes can be kept.'}
      </Alert>
      {clashes.map((path) => (
        <VersionPicker
          key={path}
          label={label(path)}
          sides={[
            { value: 'mine', whose: 'Your version', text: readable(path, valueAt(mine, path)) },
            { value: 'theirs', whose: 'Saved version', text: readable(path, valueAt(theirs, path)) },
          ]}
          chosen={left.has(path) ? 'theirs' : 'mine'}
          onChoose={(whose) => setLeft(withItem(left, path, whose === 'theirs'))}
        />
      ))}
      {others.length > 0 && (
        <Dimmed>
          Also changed in the saved version: {listed([...new Set(others.map(label))])}. You didn't, so that is
          kept.
        </Dimmed>
      )}
      <Dimmed>
        {clashes.length > 0
          ? '“Overwrite” saves what you chose here.'
          : '“Overwrite” saves your changes together with the others.'}{' '}
        “Load the latest version” shows the saved version and discards your changes.
      </Dimmed>
      <DialogActions>
        <Button disabled={saving} onClick={onLoadLatest}>
          Load the latest version
        </Button>
        <Button
          // Where it would replace somebody's words, neither choice is suggested
          variant={clashes.length > 0 ? 'default' : 'filled'}
          loading={saving}
          onClick={() => onOverwrite(mergeForms(base, mine, theirs, left))}
        >
          Overwrite
        </Button>
      </DialogActions>
    </Stack>
  )
}

/** The choice in its own dialog, for edits outside dialogs. */
export const VersionConflictDialog = <Form extends object>({
  onClose,
  ...conflict
}: VersionConflictProps<Form> & { onClose: () => void }) => (
  <Dialog title="Not saved yet" size="xl" onClose={onClose}>
    <VersionConflict {...conflict} />
  </Dialog>
)

function asText(_path: string, value: unknown): string {
  if (typeof value === 'boolean') return value ? 'On' : 'Off'
  return Array.isArray(value) ? value.join(', ') : String(value ?? '').trim()
}
