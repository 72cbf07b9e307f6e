import { useState } from 'react'
import { Dimmed } from '../ui/dimmed.ts'
import { FormActions } from '../ui/dialog-actions.tsx'
import { AccountForm, type AccountFormProps, CurrentPasswordField } from './account-form.tsx'

interface Props extends Omit<AccountFormProps, 'actions'> {
  destructive?: boolean
  onClose: () => void
}

/** A form about an account in a dialog, with the actions of every other dialog. */
export const DialogForm = ({ destructive = false, onClose, ...form }: Props) => (
  <AccountForm
    {...form}
    actions={
      <FormActions
        submit={form.submit}
        disabled={form.disabled ?? false}
        saving={form.pending}
        destructive={destructive}
        onClose={onClose}
      />
    }
  />
)

interface PasswordFormProps extends Omit<Props, 'disabled' | 'onSubmit'> {
  onSubmit: (currentPassword: string) => void
}

/** Asks for the current password alone, before a sensitive change. The children say what happens, or is needed, next. */
export function PasswordForm({ onSubmit, children, ...form }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  return (
    <DialogForm {...form} disabled={!password} onSubmit={() => onSubmit(password)}>
      <Dimmed>{children}</Dimmed>
      <CurrentPasswordField value={password} onChange={setPassword} />
    </DialogForm>
  )
}
