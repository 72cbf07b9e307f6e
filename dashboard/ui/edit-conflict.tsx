import { Alert, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { DialogActions } from './dialog-actions.tsx'
import { Either } from './either.tsx'
import { clashesBetween, fieldText, type FormFields, mergeForms } from './form-changes.ts'

interface Props<Form extends FormFields> {
  /** What was edited, such as `guest`. */
  what: string
  labels: Record<keyof Form, string>
  /** The record the edit is based on. */
  base: Form
  mine: Form
  theirs: Form
  saving: boolean
  onSave: (merged: Form) => void
  onClose: () => void
}

/** Version conflict: shows the differing fields and keeps what the host chooses. */
export function EditConflict<Form extends FormFields>(props: Props<Form>) {
  const { what, labels, base, mine, theirs, saving, onSave, onClose } = props
  const clashes = clashesBetween(base, mine, theirs)
  const [keepMine, setKeepMine] = useState<ReadonlySet<keyof Form & string>>(new Set(clashes))
  const choose = (field: keyof Form & string, whose: 'mine' | 'theirs') => {
    const next = new Set(keepMine)
    if (whose === 'mine') next.add(field)
    else next.delete(field)
    setKeepMine(next)
  }
  return (
    <Stack>
      <Alert color="coral" title={`Someone else changed this ${what} while you were editing`} role="alert">
        {clashes.length > 0
          ? 'Someone else, or you in another tab, also changed these fields. Choose which values to keep; all other changes are kept.'
          : 'Someone else, or you in another tab, changed other fields. Save to keep both changes.'}
      </Alert>
      {clashes.map((field) => (
        <Either
          key={field}
          label={labels[field]}
          sides={[
            { value: 'mine', whose: 'Yours', text: fieldText(mine[field] ?? '') },
            { value: 'theirs', whose: 'Saved version', text: fieldText(theirs[field] ?? '') },
          ]}
          chosen={keepMine.has(field) ? 'mine' : 'theirs'}
          onChoose={(whose) => choose(field, whose)}
        />
      ))}
      <DialogActions>
        <Button variant="default" onClick={onClose}>
          Discard my changes
        </Button>
        <Button
          data-autofocus
          loading={saving}
          onClick={() => onSave(mergeForms(base, mine, theirs, keepMine))}
        >
          Save
        </Button>
      </DialogActions>
    </Stack>
  )
}
