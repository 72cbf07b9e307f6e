import { Button, Group } from '@mantine/core'
import { type ComponentProps, Fragment, type ReactNode, useState } from 'react'
import type { ChangePasswordDialog as PasswordDialog } from '../auth/change-password-dialog.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import classes from './account.module.css'
import { Section } from './section.tsx'

const ChangePasswordDialog = lazyDialog(
  async () => (await import('../auth/change-password-dialog.tsx')).ChangePasswordDialog,
)
const RenameDialog = lazyDialog(async () => (await import('./change-dialogs.tsx')).RenameDialog)
const EmailDialog = lazyDialog(async () => (await import('./change-dialogs.tsx')).EmailDialog)

interface Props {
  /** Who signs in, by label. */
  facts: [label: string, value: ReactNode][]
  email: string
  name: string
  rename: { button: string; title: string; description: string }
  password: Pick<ComponentProps<typeof PasswordDialog>, 'change' | 'onChanged'>
}

/** Who signs in, and changes of name, email and password. */
export function SignInDetails({ facts, email, name, rename, password }: Props) {
  const [open, setOpen] = useState<'name' | 'email' | 'password' | null>(null)
  const close = () => setOpen(null)
  const { button, ...naming } = rename
  return (
    <Section title="Signing in">
      <dl className={classes.facts}>
        {facts.map(([label, value]) => (
          <Fragment key={label}>
            <dt>{label}</dt>
            <dd dir="auto">{value}</dd>
          </Fragment>
        ))}
      </dl>
      <Group gap="xs">
        <Button onClick={() => setOpen('name')}>{button}</Button>
        <Button onClick={() => setOpen('email')}>Change email</Button>
        <Button onClick={() => setOpen('password')}>Change password</Button>
      </Group>
      {open === 'name' && <RenameDialog {...naming} name={name} onClose={close} />}
      {open === 'email' && <EmailDialog email={email} onClose={close} />}
      {open === 'password' && <ChangePasswordDialog email={email} {...password} onClose={close} />}
    </Section>
  )
}
