import { incompleteForm, NewPassword } from '@cueroom/core/auth/credentials.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import { Stack } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../app/api.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { CurrentPasswordField } from './account-form.tsx'
import { DialogForm } from './dialog-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

interface Passwords {
  currentPassword: string
  newPassword: string
}

interface Props {
  /** Whose password it is, for password managers. */
  email: string
  change: (passwords: Passwords) => Promise<{ token: string }>
  /** Receives the token that replaces every earlier one. */
  onChanged: (token: string) => void
  onClose: () => void
}

function problemOf({ currentPassword, newPassword }: Passwords, repeated: string): string | undefined {
  if (!currentPassword || !newPassword || !repeated) return incompleteForm
  if (newPassword !== repeated) return 'Passwords do not match'
  return NewPassword.safeParse(newPassword).error?.issues[0]?.message
}

const refusal = (error: Error) =>
  error instanceof ApiError
    ? error.problem.error || "Couldn't change the password. Please try again."
    : "Couldn't reach Cueroom. Your password hasn't changed."

/** Changes the password of the signed-in host or administrator. */
export function ChangePasswordDialog({ email, change, onChanged, onClose }: Props) {
  const [currentPassword, setCurrentPassword] = useState('')
  const [chosen, setChosen] = useState({ password: '', repeated: '' })
  const [refused, setRefused] = useState<string>()
  const changing = useChange((_, passwords: Passwords) => change(passwords), {
    // The sign-in page offers the demo password only while it works
    refresh: ['instance'],
    success: { title: 'Password changed' },
    onSuccess: ({ token }) => {
      onChanged(token)
      onClose()
    },
    ownSession: true,
  })
  const marksEmpty = refused === incompleteForm
  const problem = refused ?? (changing.error && refusal(changing.error))

  const newPassword = chosen.password
  const submit = () => {
    const wrong = problemOf({ currentPassword, newPassword }, chosen.repeated)
    setRefused(wrong)
    if (!wrong) changing.mutate({ currentPassword, newPassword })
  }
  return (
    <Dialog onClose={onClose} title="Change password">
      <DialogForm
        problem={problem}
        submit="Change password"
        pending={changing.isPending}
        onSubmit={submit}
        onClose={onClose}
      >
        <Dimmed>You stay signed in here. Every other session ends.</Dimmed>
        <Stack>
          {/* For password managers, which save the password under this account */}
          <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
          <CurrentPasswordField
            value={currentPassword}
            error={marksEmpty && !currentPassword}
            onChange={setCurrentPassword}
          />
          <NewPasswordFields
            label="New password"
            name="new-password"
            values={chosen}
            onChange={setChosen}
            marksEmpty={marksEmpty}
          />
        </Stack>
      </DialogForm>
    </Dialog>
  )
}
