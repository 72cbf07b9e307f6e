import { Modal, Stack } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../app/api.tsx'
import { home } from '../app/paths.ts'
import { hostToken, sessionEnded } from '../app/session.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { SignInForm } from './sign-in-form.tsx'

/** Asks the host to sign in again without leaving the page, so nothing typed is lost. */
export function SessionDialog({ tenant }: { tenant: { id: string; email: string } }) {
  const api = useApi()
  const queries = useQueryClient()

  const resume = async ({ token: fresh, tenant: signedIn }: Awaited<ReturnType<typeof api.auth.signIn>>) => {
    hostToken.set(fresh)
    // Another show's data must not mix with what this page holds
    if (signedIn.id !== tenant.id) return location.assign(home)
    sessionEnded.set(false)
    await queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' })
  }

  return (
    <Modal
      opened
      onClose={() => {}}
      withCloseButton={false}
      closeOnEscape={false}
      closeOnClickOutside={false}
      title="Please sign in again"
      zIndex={350}
    >
      <Stack>
        <Dimmed>Your session has ended. What you typed is still on this page.</Dimmed>
        <SignInForm
          initial={{ email: tenant.email }}
          signIn={(body) => api.auth.signIn({ body })}
          refusal={({ problem }) => problem.error || 'Login failed'}
          onSignedIn={resume}
        />
      </Stack>
    </Modal>
  )
}
