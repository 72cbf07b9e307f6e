import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useApi, useChange } from '../app/api.tsx'
import { hostToken } from '../app/session.ts'
import { useLeave } from '../app/use-leave.ts'
import { lazyDialog } from '../ui/lazy.tsx'
import classes from './account.module.css'
import { Section } from './section.tsx'

const ChangePasswordDialog = lazyDialog(
  async () => (await import('../auth/change-password-dialog.tsx')).ChangePasswordDialog,
)

/** Name, email and password. */
export function SignInSection({ tenant }: { tenant: SignedInTenant }) {
  const api = useApi()
  const leave = useLeave()
  const [changing, setChanging] = useState(false)
  const signOutEverywhere = useChange((client) => client.auth.signOutEverywhere(), {
    failure: { title: 'Error', message: "Couldn't sign you out. Please try again." },
    onSuccess: leave,
  })
  return (
    <Section title="Signing in">
      <dl className={classes.facts}>
        <dt>Show</dt>
        <dd>{tenant.name}</dd>
        <dt>Email</dt>
        <dd>{tenant.email}</dd>
      </dl>
      <Group gap="xs">
        <Button variant="default" onClick={() => setChanging(true)}>
          Change password
        </Button>
        <Button
          variant="default"
          loading={signOutEverywhere.isPending}
          onClick={() => signOutEverywhere.mutate()}
        >
          Sign out everywhere
        </Button>
      </Group>
      {changing && (
        <ChangePasswordDialog
          email={tenant.email}
          change={(body) => api.auth.changePassword({ body })}
          onChanged={hostToken.set}
          onClose={() => setChanging(false)}
        />
      )}
    </Section>
  )
}
