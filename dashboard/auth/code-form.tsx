import { TextInput } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useIsAdmin } from '../app/api.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { AccountForm } from './account-form.tsx'

/** The page asks for nothing else, so the field gets focus. */
const focus = (field: HTMLInputElement | null) => field?.focus()

export const CodeField = ({
  value,
  onChange,
  description = 'Six digits from your authenticator app, or a recovery code.',
}: {
  value: string
  onChange: (code: string) => void
  description?: string
}) => (
  <TextInput
    ref={focus}
    label="Authentication code"
    description={description}
    name="code"
    autoComplete="one-time-code"
    size="md"
    maxLength={40}
    value={value}
    onChange={(event) => onChange(event.currentTarget.value)}
    data-autofocus
  />
)

interface Props {
  problem: string | null | undefined
  pending: boolean
  onSubmit: (code: string) => void
  submit?: string
  children?: ReactNode
}

/** Asks for the code of an authenticator app. */
export function CodeForm({ problem, pending, onSubmit, submit = 'Sign in', children }: Props) {
  const [code, setCode] = useState('')
  const isAdmin = useIsAdmin()
  return (
    <AccountForm
      problem={problem}
      submit={submit}
      disabled={!code.trim()}
      pending={pending}
      onSubmit={() => code.trim() && onSubmit(code)}
    >
      {children}
      <CodeField value={code} onChange={setCode} />
      <Dimmed>
        Lost your phone and your recovery codes?{' '}
        {isAdmin
          ? 'Someone with access to the server can turn off two-factor authentication.'
          : 'Ask your administrator to turn off two-factor authentication.'}
      </Dimmed>
    </AccountForm>
  )
}
