import { Alert, Button, Stack } from '@mantine/core'
import { useState } from 'react'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { Either } from '../ui/either.tsx'
import { clashesBetween, fieldLabels, fieldText, type GuestForm, mergeForms } from './guest-form.ts'

interface Props {
  /** What the edit began with. */
  base: GuestForm
  mine: GuestForm
  theirs: GuestForm
  saving: boolean
  onSave: (merged: GuestForm) => void
  onClose: () => void
}

/** Someone else saved the guest meanwhile: shows both where they differ, and keeps what the host chooses. */
export function EditConflict({ base, mine, theirs, saving, onSave, onClose }: Props) {
  const clashes = clashesBetween(base, mine, theirs)
  const [keepMine, setKeepMine] = useState<ReadonlySet<keyof GuestForm>>(new Set(clashes))
  const choose = (field: keyof GuestForm, whose: 'mine' | 'theirs') => {
    const next = new Set(keepMine)
    if (whose === 'mine') next.add(field)
    else next.delete(field)
    setKeepMine(next)
  }
  return (
    <Stack>
      <Alert color="coral" title="This guest was changed meanwhile" role="alert">
        {clashes.length > 0
          ? 'Someone else, or you in another tab, saved these fields too. Choose what to keep; everything else of both is kept.'
          : 'Someone else, or you in another tab, saved other fields. Nothing of yours is touched by that: save to keep both.'}
      </Alert>
      {clashes.map((field) => (
        <Either
          key={field}
          label={fieldLabels[field]}
          sides={[
            { value: 'mine', whose: 'Yours', text: fieldText(mine, field) },
            { value: 'theirs', whose: 'Saved meanwhile', text: fieldText(theirs, field) },
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
