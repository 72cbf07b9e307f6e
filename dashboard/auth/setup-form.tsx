import { incompleteSetup, passwordMin, SetupForm as Rules } from '@cueroom/core/auth/credentials.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import { Alert, Button, PasswordInput, Stack, TextInput } from '@mantine/core'
import { IconAlertCircle } from '@tabler/icons-react'
import { useMutation } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'

interface Filled {
  name: string
  password: string
}

interface Props<Answer> {
  /** What the account is called so far. */
  name: string
  email: string
  complete: (form: Filled) => Promise<Answer>
  onDone: (answer: Answer) => void
}

/** The first thing wrong with the form, in the words of the specification. */
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

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const wrong = problemOf({ name, password }, repeated)
    setRefused(wrong)
    if (!wrong) completing.mutate({ name, password })
  }
  const shown = { 'aria-label': 'Show the password' }
  return (
    <form onSubmit={submit} noValidate>
      <Stack>
        {problem && (
          <Alert role="alert" color="red" icon={<IconAlertCircle aria-hidden />} p="sm">
            {problem}
          </Alert>
        )}
        <TextInput
          label="Name"
          description="Of your show or company"
          name="name"
          autoComplete="organization"
          size="md"
          maxLength={200}
          value={name}
          onChange={(event) => setName(event.currentTarget.value)}
        />
        {/* Tells password managers whose password this is */}
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <PasswordInput
          label="Password"
          description={`At least ${passwordMin} characters`}
          name="password"
          autoComplete="new-password"
          size="md"
          value={password}
          onChange={(event) => setPassword(event.currentTarget.value)}
          visibilityToggleButtonProps={shown}
        />
        <PasswordInput
          label="Confirm password"
          name="confirm-password"
          autoComplete="new-password"
          size="md"
          value={repeated}
          onChange={(event) => setRepeated(event.currentTarget.value)}
          visibilityToggleButtonProps={shown}
        />
        <Button type="submit" size="md" loading={completing.isPending} mt={4}>
          Set up account
        </Button>
      </Stack>
    </form>
  )
}
