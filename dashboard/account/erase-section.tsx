import { trashDays } from '@cueroom/core/deletions/trash.ts'
import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { Button, Text, TextInput } from '@mantine/core'
import { useState } from 'react'
import { serverMessage } from '../app/api.tsx'
import { CurrentPasswordField } from '../auth/account-form.tsx'
import { DialogForm } from '../auth/dialog-form.tsx'
import { IconDownload } from '../icons/index.ts'
import { Dialog } from '../ui/dialog.tsx'
import { useRequestErasure } from './account.queries.ts'
import { useExportShow } from './archives.queries.ts'
import { ErasureNotice } from './erasure-notice.tsx'
import { Section } from './section.tsx'

/** Schedules the erasure of the show in 30 days, or cancels it. */
export function EraseSection({ tenant }: { tenant: SignedInTenant }) {
  const [asking, setAsking] = useState(false)
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
      {eraseAt && <ErasureNotice eraseAt={eraseAt} />}
      {asking && <EraseShowDialog name={tenant.name} onClose={() => setAsking(false)} />}
    </Section>
  )
}

const failed = "Couldn't schedule the erasure. Please try again."

function EraseShowDialog({ name, onClose }: { name: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  const erasing = useRequestErasure()
  const exporting = useExportShow()
  const submit = () => erasing.mutate({ name: typed, currentPassword }, { onSuccess: onClose })
  return (
    <Dialog onClose={onClose} title="Erase this show?">
      <DialogForm
        problem={erasing.error && (serverMessage(erasing.error) ?? failed)}
        submit={`Erase in ${trashDays} days`}
        disabled={typed !== name || !currentPassword}
        pending={erasing.isPending}
        destructive
        onSubmit={submit}
        onClose={onClose}
      >
        <Text size="sm">
          Until then, everything works as before, and you can change your mind. After that, you can only get
          the show back from an export.
        </Text>
        <Button
          leftSection={<IconDownload size={16} />}
          style={{ alignSelf: 'flex-start' }}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          Export this show
        </Button>
        <TextInput
          label={`Type “${name}” to confirm`}
          size="md"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
        <CurrentPasswordField value={currentPassword} onChange={setCurrentPassword} />
      </DialogForm>
    </Dialog>
  )
}
