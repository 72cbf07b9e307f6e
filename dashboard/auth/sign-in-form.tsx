import { ApiError } from '@cueroom/core/contract/client.ts'
import { codeRequired } from '@cueroom/core/two-factor/two-factor.ts'
import { TextInput } from '@mantine/core'
import { type KeyboardEvent, type ReactNode, useState } from 'react'
import { useChange } from '../app/api.tsx'
import { AccountForm, PasswordField } from './account-form.tsx'
import { CodeForm } from './code-form.tsx'

interface Credentials {
  email: string
  password: string
}

/** With the code of an authenticator, once the server has asked for it. */
type SentCredentials = Credentials & { code?: string }

interface Props<Answer> {
  signIn: (credentials: SentCredentials) => Promise<Answer>
  onSignedIn: (answer: Answer) => void
  /** The error shown when the server rejects the sign-in. */
  refusal: (error: ApiError) => string
  /** Initial values, from the demo hint or the previous session. */
  initial?: Partial<Credentials>
  /** Below the password. */
  help?: ReactNode
}

/** The page is only for signing in, so its first empty field gets focus. */
const focusFirst = (field: HTMLInputElement | null) => field?.focus()

const missing = 'Please enter both email and password'

export function SignInForm<Answer>({ signIn, onSignedIn, refusal, initial, help }: Props<Answer>) {
  const [email, setEmail] = useState(initial?.email ?? '')
  const [password, setPassword] = useState(initial?.password ?? '')
  const [incomplete, setIncomplete] = useState(false)
  const [asksCode, setAsksCode] = useState(false)
  const signing = useChange(
    (_, input: SentCredentials) =>
      signIn(input).catch((error: unknown) => {
        if (!isCodeRequired(error)) throw error
        setAsksCode(true)
        return null
      }),
    { onSuccess: (answer) => answer && onSignedIn(answer), ownSession: true },
  )
  const complete = email.trim() !== '' && password !== ''
  const problem = incomplete ? missing : signing.error && problemOf(signing.error, refusal)

  const submit = () => {
    setIncomplete(!complete)
    if (complete) signing.mutate({ email, password })
  }

  // A disabled button would make Enter do nothing, without feedback
  const explain = ({ key }: KeyboardEvent) => key === 'Enter' && setIncomplete(!complete)

  if (asksCode) {
    return (
      <CodeForm
        problem={signing.error && problemOf(signing.error, refusal)}
        pending={signing.isPending}
        onSubmit={(code) => signing.mutate({ email, password, code })}
      />
    )
  }
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
        ref={initial?.email ? undefined : focusFirst}
        value={email}
        onKeyDown={explain}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <PasswordField
        label="Password"
        name="password"
        autoComplete="current-password"
        ref={initial?.email ? focusFirst : undefined}
        value={password}
        onKeyDown={explain}
        onChange={(event) => setPassword(event.currentTarget.value)}
      />
      {help}
    </AccountForm>
  )
}

const isCodeRequired = (error: unknown) => error instanceof ApiError && error.problem.code === codeRequired

const problemOf = (error: Error, refusal: (error: ApiError) => string) =>
  error instanceof ApiError ? refusal(error) : 'Network error occurred'
