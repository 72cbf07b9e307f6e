import { ApiError } from '@cueroom/core/contract/client.ts'
import { Button, Text } from '@mantine/core'
import { useChange } from '../app/api.tsx'
import { login } from '../app/paths.ts'
import { Link } from '../routing/routing.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { useLinkToken } from './use-link-token.ts'

const failed = (error: Error) =>
  error instanceof ApiError && error.problem.error
    ? error.problem.error
    : "Couldn't reach Cueroom. Please try again."

/** Confirms a new email. A click is asked for, because mail programs open links to check them. */
export function ConfirmEmailScreen() {
  const { token, forget } = useLinkToken('cueroom.email-token')
  const confirming = useChange((api) => api.account.confirmEmail({ body: { token } }), {
    ownSession: true,
    refresh: ['session'],
    onSuccess: forget,
  })
  if (confirming.data) {
    return (
      <SignInPage title="Email confirmed" description={`You now sign in as ${confirming.data.email}.`}>
        <Button variant="filled" component={Link} to={login} size="md">
          Continue
        </Button>
      </SignInPage>
    )
  }
  return (
    <SignInPage title="Confirm your new email" description="You'll use it to sign in.">
      {confirming.error && (
        <Text role="alert" c="var(--mantine-color-error)" size="sm">
          {failed(confirming.error)}
        </Text>
      )}
      <Button
        variant="filled"
        size="md"
        disabled={!token}
        loading={confirming.isPending}
        onClick={() => confirming.mutate()}
      >
        Confirm
      </Button>
    </SignInPage>
  )
}
