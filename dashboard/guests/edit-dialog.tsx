import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { Button, Skeleton, Stack } from '@mantine/core'
import { useState } from 'react'
import { tellFailure, useApi } from '../app/api.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { EditConflict } from '../ui/edit-conflict.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { isConflict, useEditGuest } from './change-guests.queries.ts'
import { GuestFields, useGuestForm } from './guest-fields.tsx'
import { asForm, changesBetween, fieldLabels, type GuestForm } from './guest-form.ts'
import { useGuest } from './guests.queries.ts'

interface Props {
  guest: GuestCard
  onClose: () => void
}

export function EditDialog({ guest, onClose }: Props) {
  const whole = useGuest(guest.id)
  return (
    <Dialog title={`Edit ${guest.name}`} onClose={onClose} size="lg" closeOnClickOutside={!whole.data}>
      {whole.isPending && <FormSkeleton />}
      {whole.isError && <LoadFailure what="guest" retry={whole.refetch} retrying={whole.isFetching} />}
      {whole.data && <EditForm loaded={whole.data} onClose={onClose} />}
    </Dialog>
  )
}

function EditForm({ loaded, onClose }: { loaded: Guest; onClose: () => void }) {
  // What the edit began with: whatever happens to the guest meanwhile, mine is measured against this
  const [base] = useState(loaded)
  const [theirs, setTheirs] = useState<Guest | null>(null)
  const api = useApi()
  const editing = useEditGuest()
  const form = useGuestForm(asForm(base))

  async function showTheirs() {
    try {
      setTheirs(await api.guests.show({ params: { id: base.id } }))
    } catch (error) {
      tellFailure(error, { title: 'Error', message: 'Failed to update guest' })
    }
  }
  const save = (before: Guest, after: GuestForm) => {
    const changes = changesBetween(asForm(before), after)
    if (Object.keys(changes).length === 0) return onClose()
    return editing.mutate(
      { id: base.id, changes, version: before.version },
      {
        onSuccess: onClose,
        onError: (error) => {
          if (isConflict(error)) void showTheirs()
        },
      },
    )
  }
  const submit = form.onSubmit((values) => save(base, values))

  if (theirs) {
    return (
      <EditConflict
        key={theirs.version}
        what="guest"
        labels={fieldLabels}
        base={asForm(base)}
        mine={form.getValues()}
        theirs={asForm(theirs)}
        saving={editing.isPending}
        onSave={(merged) => save(theirs, merged)}
        onClose={onClose}
      />
    )
  }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        <GuestFields form={form} />
        <DialogActions>
          <Button variant="default" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" loading={editing.isPending}>
            Save
          </Button>
        </DialogActions>
      </Stack>
    </form>
  )
}

const FormSkeleton = () => (
  <Stack role="status" aria-label="Loading the guest">
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} h={index === 3 ? 90 : 40} />
    ))}
  </Stack>
)
