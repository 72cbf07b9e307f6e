import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { Button, Skeleton, Stack } from '@mantine/core'
import { useApi } from '../app/api.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { VersionedEdit } from '../app/versioned-edit.tsx'
import type { Act } from './guest-actions.ts'
import { editFailed, useEditGuest } from './change-guests.queries.ts'
import { GuestFields, useGuestForm } from './guest-fields.tsx'
import { asForm, changesBetween, fieldLabels } from './guest-form.ts'
import { useGuest } from './guests.queries.ts'

interface Props {
  guest: GuestCard
  act: Act
  onClose: () => void
}

export function EditDialog({ guest, act, onClose }: Props) {
  const whole = useGuest(guest.id)
  return (
    <Dialog title={`Edit ${guest.name}`} onClose={onClose} size="lg" closeOnClickOutside={!whole.data}>
      {whole.isPending && <FormSkeleton />}
      {whole.isError && <LoadFailure what="guest" retry={whole.refetch} retrying={whole.isFetching} />}
      {whole.data && <EditForm loaded={whole.data} onErase={() => act('erase', guest)} onClose={onClose} />}
    </Dialog>
  )
}

interface FormProps {
  loaded: Guest
  onErase: () => void
  onClose: () => void
}

function EditForm({ loaded, onErase, onClose }: FormProps) {
  const api = useApi()
  const editing = useEditGuest()
  const form = useGuestForm(asForm(loaded))
  return (
    <VersionedEdit
      what="guest"
      labels={fieldLabels}
      row={loaded}
      asForm={asForm}
      changes={(before, after) => changesBetween(asForm(before), after)}
      mine={form.getValues}
      editing={editing}
      reload={(id) => api.guests.get({ params: { id } })}
      failure={editFailed}
      onClose={onClose}
    >
      {(save) => (
        <form onSubmit={form.onSubmit(save)} noValidate>
          <Stack>
            <GuestFields form={form} />
            <DialogActions>
              <Button variant="subtle" color="red" mr="auto" onClick={onErase}>
                Erase…
              </Button>
              <Button variant="default" onClick={onClose}>
                Cancel
              </Button>
              <Button type="submit" loading={editing.isPending}>
                Save
              </Button>
            </DialogActions>
          </Stack>
        </form>
      )}
    </VersionedEdit>
  )
}

const FormSkeleton = () => (
  <Stack role="status" aria-label="Loading the guest">
    {Array.from({ length: 5 }, (_, index) => (
      <Skeleton key={index} h={index === 3 ? 90 : 40} />
    ))}
  </Stack>
)
