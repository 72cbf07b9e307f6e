import { Anchor, Group, Stack, Title } from '@mantine/core'
import type { Client } from '@cueroom/core/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useApi } from '../app/api.tsx'
import { admin } from '../app/paths.ts'
import { adminToken } from '../app/session.ts'
import { Link } from '../routing/routing.tsx'
import { AdminFrame } from '../tenants/admin-frame.tsx'
import { useSignOut } from '../tenants/admin-menu.tsx'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import { MailsSection } from './mails-section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { SignInDetails } from './sign-in-details.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

type Admin = Awaited<ReturnType<Client['auth']['adminSession']>>['admin']

/** An administrator's sign-in details and sessions. */
export const AdminAccountScreen = () => (
  <AdminFrame>
    {(session) =>
      session ? <AdminAccount admin={session.admin} /> : <RecordListSkeleton label="Loading your account" />
    }
  </AdminFrame>
)

function AdminAccount({ admin: signedIn }: { admin: Admin }) {
  const signOutEverywhere = useSignOut(({ auth }) => auth.adminSignOutEverywhere())
  return (
    <Stack gap={28}>
      <Group justify="space-between">
        <Title order={1} size={22} lh={1.25}>
          Your account
        </Title>
        <Anchor component={Link} to={admin.dashboard} size="sm">
          Administration
        </Anchor>
      </Group>
      <SignIn {...signedIn} />
      <TwoFactorSection />
      <MailsSection />
      <SessionsSection signOutEverywhere={signOutEverywhere} />
    </Stack>
  )
}

function SignIn({ name, email }: Admin) {
  const api = useApi()
  const queries = useQueryClient()
  const replaceToken = (token: string) => {
    adminToken.set(token)
    void queries.invalidateQueries({ queryKey: ['adminSession'] })
  }
  return (
    <SignInDetails
      facts={[
        ['Name', name ?? 'None'],
        ['Email', email],
      ]}
      name={name ?? ''}
      email={email}
      rename={{
        button: 'Change name',
        title: 'Change your name',
        description: 'Shown to other administrators.',
      }}
      password={{ change: (body) => api.auth.changeAdminPassword({ body }), onChanged: replaceToken }}
    />
  )
}
