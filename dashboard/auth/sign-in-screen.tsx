import { Anchor, Button, Group, Text, TextInput } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { serverMessageOr, useApi, useChange } from '../app/api.tsx'
import { wantedPath } from '../app/paths.ts'
import { useInstance } from '../app/session.queries.ts'
import { hostToken, sessionEnded } from '../app/session.ts'
import { useStore } from '../ui/store.ts'
import { Redirect, useSearchParams } from '../routing/routing.tsx'
import { readStored, writeStored } from '../ui/storage.ts'
import { DemoHint } from './demo-hint.tsx'
import { SignInForm } from './sign-in-form.tsx'
import { SignInPage } from './sign-in-page.tsx'

const rememberedEmail = 'cueroom.email'

/** How to sign in after losing the password: by mail if the server sends any, else through the administrator. */
function ForgotPassword() {
  const [opened, setOpened] = useState(false)
  const byMail = useInstance().data?.resetByMail
  if (!opened) {
    return (
      <Anchor component="button" type="button" size="sm" ta="start" onClick={() => setOpened(true)}>
        Forgot your password?
      </Anchor>
    )
  }
  return byMail ? (
    <MailLink />
  ) : (
    <Text size="sm" role="status">
      Ask your administrator for a new setup link, then choose a new password. Nothing is lost.
    </Text>
  )
}

function MailLink() {
  const [email, setEmail] = useState(readStored(rememberedEmail) ?? '')
  const asking = useChange((api) => api.account.forgotPassword({ body: { email } }), {
    ownSession: true,
    failure: serverMessageOr('Link not sent', "Couldn't send the link. Please try again."),
  })
  if (asking.data) {
    return (
      <Text size="sm" role="status">
        If {email} has an account here, a link for a new password is on its way to it.
      </Text>
    )
  }
  return (
    <Group gap="xs" align="flex-end" wrap="nowrap">
      <TextInput
        label="Your account email"
        type="email"
        autoComplete="username"
        flex={1}
        value={email}
        onChange={(event) => setEmail(event.currentTarget.value)}
      />
      <Button disabled={!email.trim()} loading={asking.isPending} onClick={() => asking.mutate()}>
        Send link
      </Button>
    </Group>
  )
}

export function SignInScreen() {
  const api = useApi()
  const queries = useQueryClient()
  const token = useStore(hostToken)
  const [params] = useSearchParams()
  const [demoUsed, setDemoUsed] = useState(false)
  const demo = useInstance().data?.demo?.host

  if (token) return <Redirect to={wantedPath(params.get('next'))} />
  return (
    <SignInPage
      title="Sign in"
      description="Your guests and their stories are waiting."
      foot={demo && <DemoHint {...demo} action="Use the demo show" onUse={() => setDemoUsed(true)} />}
    >
      <SignInForm
        key={String(demoUsed)}
        initial={demoUsed && demo ? demo : { email: readStored(rememberedEmail) ?? '' }}
        signIn={(body) => api.auth.signIn({ body })}
        help={<ForgotPassword />}
        refusal={({ problem }) => problem.error || 'Login failed'}
        onSignedIn={(answer) => {
          queries.removeQueries({ predicate: ({ queryKey }) => queryKey[0] !== 'instance' })
          sessionEnded.set(false)
          writeStored(rememberedEmail, answer.tenant.email)
          hostToken.set(answer.token)
        }}
      />
    </SignInPage>
  )
}
