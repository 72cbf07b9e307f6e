import { Alert, Button, PasswordInput, type PasswordInputProps, Stack } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { IconAlertCircle } from '../icons/index.ts'
import { Dimmed } from '../ui/dimmed.ts'

interface Props {
  /** The error shown above the fields. */
  problem: string | null | undefined | false
  submit: string
  disabled?: boolean
  pending: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A sign-in form with its own validation messages instead of the browser's. */
export function AccountForm({ problem, submit, disabled = false, pending, onSubmit, children }: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {problem && (
          <Alert role="alert" color="red" icon={<IconAlertCircle />} p="sm">
            {problem}
          </Alert>
        )}
        {children}
        <Button variant="filled" type="submit" size="md" disabled={disabled} loading={pending} mt={4}>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}

export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    size="md"
    visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }}
    // Mantine only colors it
    aria-invalid={props.error ? true : undefined}
    {...props}
  />
)

interface CurrentPasswordProps {
  value: string
  onChange: (password: string) => void
  error?: boolean
}

/** Current password, to confirm an account change. */
export const CurrentPasswordField = ({ value, onChange, error }: CurrentPasswordProps) => (
  <PasswordField
    label="Current password"
    name="current-password"
    autoComplete="current-password"
    value={value}
    error={error}
    onChange={(event) => onChange(event.currentTarget.value)}
  />
)

interface PasswordFormProps extends Pick<Props, 'problem' | 'submit' | 'pending'> {
  onSubmit: (currentPassword: string) => void
  /** What happens, or is needed, next. */
  children: ReactNode
}

/** Asks for the current password alone, before a sensitive change. */
export function PasswordForm({ onSubmit, children, ...form }: PasswordFormProps) {
  const [password, setPassword] = useState('')
  return (
    <AccountForm {...form} disabled={!password} onSubmit={() => onSubmit(password)}>
      <Dimmed>{children}</Dimmed>
      <CurrentPasswordField value={password} onChange={setPassword} />
    </AccountForm>
  )
}
