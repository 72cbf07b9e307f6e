import { incompleteForm, SetupForm as Rules } from '@cueroom/core/auth/credentials.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import { TextInput } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../app/api.tsx'
import { AccountForm } from './account-form.tsx'
import { CodeField } from './code-form.tsx'
import { NewPasswordFields } from './new-password-fields.tsx'

interface Filled {
  name: string
  password: string
  /** With two-factor authentication, once the server has asked for it. */
  code?: string
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
  if (!name.trim() || !password || !repeated) return incompleteForm
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
  const [chosen, setChosen] = useState({ password: '', repeated: '' })
  const [code, setCode] = useState('')
  const [refused, setRefused] = useState<string>()
  const completing = useChange((_, input: Filled) => complete(input), { onSuccess: onDone, ownSession: true })
  // Stays open while a wrong code is corrected
  const asksCode = completing.error instanceof ApiError && completing.error.problem.code?.startsWith('code_')
  const marksEmpty = refused === incompleteForm
  const problem = refused ?? (completing.error && refusal(completing.error))

  const submit = () => {
    const { password, repeated } = chosen
    const wrong = problemOf({ name, password }, repeated)
    setRefused(wrong)
    if (!wrong) completing.mutate({ name, password, ...(code && { code }) })
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
        error={marksEmpty && !name.trim()}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      {/* For password managers, which save the password under this account */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <NewPasswordFields
        label="Password"
        name="password"
        values={chosen}
        onChange={setChosen}
        marksEmpty={marksEmpty}
      />
      {(asksCode === true || code !== '') && <CodeField value={code} onChange={setCode} />}
    </AccountForm>
  )
}
