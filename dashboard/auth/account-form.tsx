import { Alert, Button, PasswordInput, type PasswordInputProps, Stack } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import type { FormEvent, ReactNode } from 'react'

interface Props {
  /** What is wrong, above the fields. */
  problem: string | null | undefined | false
  submit: string
  disabled?: boolean
  pending: boolean
  onSubmit: () => void
  children: ReactNode
}

/** A form that signs somebody in: it says itself what is wrong, where the browser would say it in its own words. */
export function AccountForm({ problem, submit, disabled = false, pending, onSubmit, children }: Props) {
  const send = (event: FormEvent) => {
    event.preventDefault()
    onSubmit()
  }
  return (
    <form onSubmit={send} noValidate>
      <Stack>
        {problem && (
          <Alert role="alert" color="red" icon={<IconAlertCircle aria-hidden />} p="sm">
            {problem}
          </Alert>
        )}
        {children}
        <Button type="submit" size="md" disabled={disabled} loading={pending} mt={4}>
          {submit}
        </Button>
      </Stack>
    </form>
  )
}

export const PasswordField = (props: PasswordInputProps) => (
  <PasswordInput size="md" visibilityToggleButtonProps={{ 'aria-label': 'Show the password' }} {...props} />
)
