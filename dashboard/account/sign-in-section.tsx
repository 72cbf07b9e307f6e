import type { SignedInTenant } from '@cueroom/core/tenants/tenant.ts'
import { Button, Group } from '@mantine/core'
import { useState } from 'react'
import { useApi } from '../app/api.tsx'
import { contactAddress } from '../app/contact-address.ts'
import { useSession } from '../app/session.queries.ts'
import { hostToken } from '../app/session.ts'
import { lazyDialog } from '../ui/lazy.tsx'
import classes from './account.module.css'
import { Section } from './section.tsx'

const ChangePasswordDialog = lazyDialog(
  async () => (await import('../auth/change-password-dialog.tsx')).ChangePasswordDialog,
)
const RenameDialog = lazyDialog(async () => (await import('./change-dialogs.tsx')).RenameDialog)
const EmailDialog = lazyDialog(async () => (await import('./change-dialogs.tsx')).EmailDialog)

/** Name, email, password and the priority contact. */
export function SignInSection({ tenant }: { tenant: SignedInTenant }) {
  const api = useApi()
  const support = useSession().data?.support
  const [open, setOpen] = useState<'name' | 'email' | 'password' | null>(null)
  const close = () => setOpen(null)
  return (
    <Section title="Signing in">
      <dl className={classes.facts}>
        <dt>Show</dt>
        <dd dir="auto">{tenant.name}</dd>
        <dt>Email</dt>
        <dd>{tenant.email}</dd>
        {support && (
          <>
            <dt>Priority support</dt>
            <dd>
              <a href={contactAddress(support)}>
                {support.name ?? support.email ?? support.phone ?? support.url}
              </a>
            </dd>
          </>
        )}
      </dl>
      <Group gap="xs">
        <Button variant="default" onClick={() => setOpen('name')}>
          Rename
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
          title="Rename your show"
          description="What your account is called. Your podcast's own name is in Show Settings."
          name={tenant.name}
          onClose={close}
        />
      )}
      {open === 'email' && <EmailDialog email={tenant.email} onClose={close} />}
      {open === 'password' && (
        <ChangePasswordDialog
          email={tenant.email}
          change={(body) => api.auth.changePassword({ body })}
          onChanged={hostToken.set}
          onClose={close}
        />
      )}
    </Section>
  )
}
