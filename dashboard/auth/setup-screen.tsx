import { ApiError } from '@cueroom/core/contract/client.ts'
import { Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { useApi, useRead } from '../app/api.tsx'
import { home, login } from '../app/paths.ts'
import { hostToken, sessionEnded } from '../app/session.ts'
import { IconCircleCheck, IconLinkOff } from '../icons/index.ts'
import { Link, useNavigate } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { LoadFailure } from '../ui/states.tsx'
import { SetupForm } from './setup-form.tsx'
import { SignInPage } from './sign-in-page.tsx'
import { useLinkToken } from './use-link-token.ts'

/** Delay between success and the redirect to the dashboard, in milliseconds (specification 9). */
const redirectAfter = 2_000

/** The setup page: validating, then the form or the invalid-link screen, then success. */
export function SetupScreen() {
  const { token, forget } = useLinkToken('cueroom.setup-token')
  const [done, setDone] = useState(false)
  const finish = () => {
    forget()
    setDone(true)
  }
  return done ? <Success /> : <Validated token={token} onDone={finish} />
}

function Validated({ token, onDone }: { token: string; onDone: () => void }) {
  const api = useApi()
  const queries = useQueryClient()
  const link = useRead(
    ['setupLink', token],
    ({ auth }, signal) => auth.setupLink({ params: { token }, signal }),
    {
      enabled: token !== '',
      // The token is forgotten when the page is left
      gcTime: 0,
      meta: { ownSession: true },
    },
  )
  if (token === '') return <InvalidLink reason="Invalid setup link. Please contact support." />
  if (link.error instanceof ApiError && link.error.status < 500)
    return <InvalidLink reason="Invalid or expired setup link" />
  if (link.isError)
    return (
      <SignInPage
        title="Set up your account"
        description="We couldn't check your setup link. Check your connection and try again."
      >
        <LoadFailure what="setup link" query={link} />
      </SignInPage>
    )
  if (!link.data) return <Validating />
  return (
    <SignInPage title="Set up your account" description={`You'll sign in with ${link.data.tenant.email}`}>
      <SetupForm
        name={link.data.tenant.name}
        email={link.data.tenant.email}
        complete={(form) => api.auth.completeSetup({ body: { setupToken: token, ...form } })}
        onDone={(answer) => {
          queries.clear()
          sessionEnded.set(false)
          hostToken.set(answer.token)
          onDone()
        }}
      />
    </SignInPage>
  )
}

const Validating = () => (
  <SignInPage title="Set up your account" description="Validating your setup link…">
    <Stack role="status" aria-label="Validating your setup link">
      <Skeleton h={42} />
      <Skeleton h={42} />
      <Skeleton h={42} />
    </Stack>
  </SignInPage>
)

const InvalidLink = ({ reason }: { reason: string }) => (
  <SignInPage title="Set up your account" description="A setup link works once and is valid for seven days.">
    <Stack role="alert" gap="sm" align="flex-start">
      <Group gap={10} wrap="nowrap">
        <IconLinkOff size={22} stroke={1.6} color="var(--mantine-color-error)" />
        <Text fw={550}>{reason}</Text>
      </Group>
      <Dimmed>
        Ask the person who sent it for a new one. If you've already set a password, sign in with it.
      </Dimmed>
      <Button component={Link} to={login} mt={4}>
        Go to sign-in
      </Button>
    </Stack>
  </SignInPage>
)

function Success() {
  const navigate = useNavigate()
  useEffect(() => {
    const timer = setTimeout(() => navigate(home, { replace: true }), redirectAfter)
    return () => clearTimeout(timer)
  }, [navigate])
  return (
    <SignInPage title="You're all set" description="Your account is ready and you're signed in.">
      <Stack align="center" role="status" gap="sm">
        <IconCircleCheck size={44} stroke={1.5} color="var(--cue-done)" />
        <Dimmed>Taking you to your dashboard…</Dimmed>
        <Button component={Link} to={home} replace>
          Go now
        </Button>
      </Stack>
    </SignInPage>
  )
}
