import { Stack, TextInput } from '@mantine/core'
import { useState } from 'react'
import { serverMessage } from '../app/api.tsx'
import { CurrentPasswordField } from '../auth/account-form.tsx'
import { DialogForm } from '../auth/dialog-form.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { useChangeEmail, useRename } from './account.queries.ts'

interface RenameProps {
  title: string
  description: string
  name: string
  onClose: () => void
}

/** Renames the show, or the administrator. */
export function RenameDialog({ title, description, name, onClose }: RenameProps) {
  const [typed, setTyped] = useState(name)
  const renaming = useRename()
  return (
    <Dialog onClose={onClose} title={title}>
      <DialogForm
        problem={null}
        submit="Save"
        disabled={!typed.trim()}
        pending={renaming.isPending}
        onSubmit={() => renaming.mutate(typed, { onSuccess: onClose })}
        onClose={onClose}
      >
        <TextInput
          label="Name"
          description={description}
          size="md"
          maxLength={200}
          value={typed}
          onChange={(event) => setTyped(event.currentTarget.value)}
          data-autofocus
        />
      </DialogForm>
    </Dialog>
  )
}

const failed = "Couldn't change the email. Please try again."

/** Changes the sign-in email, confirmed with the password. */
export function EmailDialog({ email, onClose }: { email: string; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [currentPassword, setCurrentPassword] = useState('')
  const changing = useChangeEmail()
  const submit = () => changing.mutate({ email: typed, currentPassword }, { onSuccess: onClose })
  return (
    <Dialog onClose={onClose} title="Change email">
      <DialogForm
        problem={changing.error && (serverMessage(changing.error) ?? failed)}
        submit="Change email"
        disabled={!typed.trim() || !currentPassword}
        pending={changing.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <Stack>
          <TextInput
            label="New email"
            description={`You sign in as ${email} now.`}
            type="email"
            autoComplete="email"
            size="md"
            value={typed}
            onChange={(event) => setTyped(event.currentTarget.value)}
            data-autofocus
          />
          <CurrentPasswordField value={currentPassword} onChange={setCurrentPassword} />
        </Stack>
      </DialogForm>
    </Dialog>
  )
}
