import { Anchor, Button, Group, Stack, Title } from '@mantine/core'
import type { Client } from '@cueroom/core/contract.ts'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { useApi } from '../app/api.tsx'
import { admin } from '../app/paths.ts'
import { adminToken } from '../app/session.ts'
import { AdminFrame } from '../tenants/admin-frame.tsx'
import { useSignOut } from '../tenants/admin-menu.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import { RecordListSkeleton } from '../ui/record-list.tsx'
import classes from './account.module.css'
import { MailsSection } from './mails-section.tsx'
import { Section } from './section.tsx'
import { SessionsSection } from './sessions-section.tsx'
import { TwoFactorSection } from './two-factor-section.tsx'

const ChangePasswordDialog = lazyDialog(
  async () => (await import('../auth/change-password-dialog.tsx')).ChangePasswordDialog,
)
const RenameDialog = lazyDialog(async () => (await import('./change-dialogs.tsx')).RenameDialog)
const EmailDialog = lazyDialog(async () => (await import('./change-dialogs.tsx')).EmailDialog)

type Admin = Awaited<ReturnType<Client['auth']['adminSession']>>['admin']

/** How an administrator signs in, and where. */
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
  const [open, setOpen] = useState<'name' | 'email' | 'password' | null>(null)
  const close = () => setOpen(null)
  const replaceToken = (token: string) => {
    adminToken.set(token)
    void queries.invalidateQueries({ queryKey: ['adminSession'] })
  }
  return (
    <Section title="Signing in">
      <dl className={classes.facts}>
        <dt>Name</dt>
        <dd dir="auto">{name ?? 'None'}</dd>
        <dt>Email</dt>
        <dd>{email}</dd>
      </dl>
      <Group gap="xs">
        <Button variant="default" onClick={() => setOpen('name')}>
          Change name
        </Button>
        <Button variant="default" onClick={() => setOpen('email')}>
          Change email
        </Button>
        <Button variant="default" onClick={() => setOpen('password')}>
          Change password
        </Button>
      </Group>
      {open === 'name' && (
        <RenameDialog
          title="Change your name"
          description="Shown to other administrators."
          name={name ?? ''}
          onClose={close}
        />
      )}
      {open === 'email' && <EmailDialog email={email} onClose={close} />}
      {open === 'password' && (
        <ChangePasswordDialog
          email={email}
          change={(body) => api.auth.changeAdminPassword({ body })}
          onChanged={replaceToken}
          onClose={close}
        />
      )}
    </Section>
  )
}
