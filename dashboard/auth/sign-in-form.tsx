import { ApiError } from '@cueroom/core/contract/client.ts'
import { TextInput } from '@mantine/core'
import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, useState } from 'react'
import { AccountForm, PasswordField } from './account-form.tsx'

interface Credentials {
  email: string
  password: string
}

interface Props<Answer> {
  signIn: (credentials: Credentials) => Promise<Answer>
  onSignedIn: (answer: Answer) => void
  /** What the page says when the server refused. */
  refusal: (error: ApiError) => string
  /** Filled in from outside: by the demo hint, or by who was signed in before. */
  initial?: Partial<Credentials>
}

const missing = 'Please enter both email and password'

export function SignInForm<Answer>({ signIn, onSignedIn, refusal, initial }: Props<Answer>) {
  const [email, setEmail] = useState(initial?.email ?? '')
  const [password, setPassword] = useState(initial?.password ?? '')
  const [incomplete, setIncomplete] = useState(false)
  const signing = useMutation({ mutationFn: signIn, onSuccess: onSignedIn, meta: { ownSession: true } })
  const complete = email.trim() !== '' && password !== ''
  const problem = incomplete ? missing : signing.error && problemOf(signing.error, refusal)

  const submit = () => {
    setIncomplete(!complete)
    if (complete) signing.mutate({ email, password })
  }

  // Enter submits nothing while the button is disabled, and would be answered by silence
  const explain = ({ key }: KeyboardEvent) => key === 'Enter' && setIncomplete(!complete)

  return (
    <AccountForm
      problem={problem}
      submit="Sign in"
      disabled={!complete}
      pending={signing.isPending}
      onSubmit={submit}
    >
      <TextInput
        label="Email"
        type="email"
        name="email"
        autoComplete="username"
        size="md"
        value={email}
        onKeyDown={explain}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        value={password}
        onKeyDown={explain}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
    </AccountForm>
  )
}

const problemOf = (error: Error, refusal: (error: ApiError) => string) =>
  error instanceof ApiError ? refusal(error) : 'Network error occurred'
