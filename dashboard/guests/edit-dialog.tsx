import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { answeredPronunciation } from '@cueroom/core/questionnaires/pronunciation.ts'
import { Button, Skeleton, Stack } from '@mantine/core'
import { useApi } from '../app/api.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { FormActions } from '../ui/dialog-actions.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { type RecordFormProps, VersionedEdit } from '../app/versioned-edit.tsx'
import type { Act } from './guest-actions.ts'
import { editFailed, useEditGuest } from './change-guests.queries.ts'
import { GuestFields, useGuestForm } from './guest-fields.tsx'
import { asForm, changesBetween, fieldLabels, type GuestForm } from './guest-form.ts'
import { useGuest } from './guests.queries.ts'

export function EditDialog({ guest, act, onClose }: { guest: GuestCard; act: Act; onClose: () => void }) {
  const whole = useGuest(guest.id)
  return (
    <Dialog title={`Edit ${guest.name}`} onClose={onClose} size="lg" closeOnClickOutside={!whole.data}>
      {whole.isPending && <FormSkeleton />}
      {whole.isError && <LoadFailure what="guest" query={whole} />}
      {whole.data && <Edit loaded={whole.data} onErase={() => act('erase', guest)} onClose={onClose} />}
    </Dialog>
  )
}

function Edit({ loaded, onErase, onClose }: { loaded: Guest; onErase: () => void; onClose: () => void }) {
  const api = useApi()
  const editing = useEditGuest()
  return (
    <VersionedEdit
      what="this guest"
      label={(path) => fieldLabels[path as keyof GuestForm]}
      row={loaded}
      asForm={asForm}
      changes={changesBetween}
      editing={editing}
      reload={(id) => api.guests.get({ params: { id } })}
      failure={editFailed}
      onClose={onClose}
    >
      {(form) => (
        <EditForm {...form} answered={answeredPronunciation(loaded.questionnaire)} onErase={onErase} />
      )}
    </VersionedEdit>
  )
}

interface FormProps extends RecordFormProps<GuestForm> {
  answered: string | null
  onErase: () => void
}

function EditForm({ initial, answered, saving, onSave, onErase, onClose }: FormProps) {
  const form = useGuestForm(initial)
  return (
    <form onSubmit={form.onSubmit(onSave)} noValidate>
      <Stack>
        <GuestFields form={form} answered={answered} />
        <FormActions saving={saving} onClose={onClose}>
          <Button variant="subtle" color="red" mr="auto" onClick={onErase}>
            Erase…
          </Button>
        </FormActions>
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
