import { trashDays } from '@cueroom/core/deletions/trash.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { Alert, Button, Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { serverMessage } from '../app/api.tsx'
import { AccountForm, CurrentPasswordField } from '../auth/account-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { day } from '../ui/text.ts'
import { useCancelErasure, useRequestErasure } from './account.queries.ts'
import { Section } from './section.tsx'

/** Schedules the erasure of the show in 30 days, or cancels it. */
export function EraseSection({ tenant }: { tenant: SignedInTenant }) {
  const [asking, setAsking] = useState(false)
  const keeping = useCancelErasure()
  const { eraseAt } = tenant
  return (
    <Section
      title="Erase this show"
      description={`This erases everything in it: guests, answers, texts, settings and this account. You have ${trashDays} days to change your mind.`}
      action={
        !eraseAt && (
          <Button c="var(--mantine-color-error)" onClick={() => setAsking(true)}>
            Erase this show
          </Button>
        )
      }
    >
      {eraseAt && (
        <Alert color="red" title={`We erase this show on ${day(eraseAt)}`}>
          <Stack align="flex-start" gap="sm">
            Until then everything works as before.
            <Button loading={keeping.isPending} onClick={() => keeping.mutate()}>
              Keep this show
            </Button>
          </Stack>
        </Alert>
      )}
      {asking && <EraseShowDialog name={tenant.name} onClose={() => setAsking(false)} />}
    </Section>
  )
}

const failed = "Couldn't schedule the erasure. Please try again."

function EraseShowDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  const erasing = useRequestErasure()
  const submit = () => erasing.mutate({ name: typed, currentPassword }, { onSuccess: onClose })
  return (
    <Dialog onClose={onClose} title="Erase this show?">
      <AccountForm
        problem={erasing.error && (serverMessage(erasing.error) ?? failed)}
        submit={`Erase in ${trashDays} days`}
        disabled={typed !== name || !currentPassword}
        pending={erasing.isPending}
        onSubmit={submit}
      >
        <TextInput
          label={`Type “${name}” to confirm`}
          size="md"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
        <CurrentPasswordField value={currentPassword} onChange={setCurrentPassword} />
      </AccountForm>
    </Dialog>
  )
}
