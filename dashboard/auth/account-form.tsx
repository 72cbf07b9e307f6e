import { Alert, Button, PasswordInput, type PasswordInputProps, Stack } from '@mantine/core'
import type { FormEvent, ReactNode } from 'react'
import { IconAlertCircle } from '../icons/index.ts'

export interface AccountFormProps {
  /** The error shown above the fields. */
  problem: string | null | undefined | false
  submit: string
  disabled?: boolean
  pending: boolean
  onSubmit: () => void
  /** In place of the one wide button. */
  actions?: ReactNode
  children: ReactNode
}

/** A sign-in form with its own validation messages instead of the browser's. */
export function AccountForm({
  problem,
  submit,
  disabled = false,
  pending,
  onSubmit,
  actions,
  children,
}: AccountFormProps) {
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
        {actions ?? (
          <Button variant="filled" type="submit" size="md" disabled={disabled} loading={pending} mt={4}>
            {submit}
          </Button>
        )}
      </Stack>
    </form>
  )
}

export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput
    size="md"
    visibilityToggleButtonProps={{ 'aria-label': 'Show the password', tabIndex: 0 }}
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
    data-autofocus
  />
)
