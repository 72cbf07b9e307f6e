import { incompleteSetup, passwordMin, SetupForm as Rules } from '@cueroom/core/auth/credentials.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { AccountForm, PasswordField } from './account-form.tsx'

interface Filled {
  name: string
  password: string
}

interface Props<Answer> {
  /** The account's current name. */
  name: string
  email: string
  complete: (form: Filled) => Promise<Answer>
  onDone: (answer: Answer) => void
}

/** The first validation error, worded as in the specification. */
function problemOf({ name, password }: Filled, repeated: string): string | undefined {
  if (!name.trim() || !password || !repeated) return incompleteSetup
  if (password !== repeated) return 'Passwords do not match'
  return Rules.pick({ name: true, password: true }).safeParse({ name, password }).error?.issues[0]?.message
}

const refusal = (error: Error) =>
  error instanceof ApiError
    ? error.problem.error || 'Setup failed'
    : 'Network error occurred. Please try again.'

/** Name and password of a new host. */
export function SetupForm<Answer>({ name: given, email, complete, onDone }: Props<Answer>) {
  const [name, setName] = useState(given)
  const [password, setPassword] = useState('')
  const [repeated, setRepeated] = useState('')
  const [refused, setRefused] = useState<string>()
  const completing = useMutation({ mutationFn: complete, onSuccess: onDone, meta: { ownSession: true } })
  const problem = refused ?? (completing.error && refusal(completing.error))

  const submit = () => {
    const wrong = problemOf({ name, password }, repeated)
    setRefused(wrong)
    if (!wrong) completing.mutate({ name, password })
  }
  return (
    <AccountForm problem={problem} submit="Set up account" pending={completing.isPending} onSubmit={submit}>
      <TextInput
        label="Name"
        description="Your show or company"
        name="name"
        autoComplete="organization"
        size="md"
        maxLength={200}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {/* Tells password managers which account this is */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <PasswordField
        label="Password"
        description={`At least ${passwordMin} characters. Three or four unrelated words work well.`}
        name="password"
        autoComplete="new-password"
        value={password}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      <PasswordField
        label="Confirm password"
        name="confirm-password"
        autoComplete="new-password"
        value={repeated}
        onChange={(event) => setRepeated(event.currentTarget.value)}
      />
    </AccountForm>
  )
}
