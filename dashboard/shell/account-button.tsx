import { UnstyledButton, VisuallyHidden } from '@mantine/core'
import type { ComponentProps } from 'react'
import { useSession } from '../app/session.queries.ts'
import { IconSelector } from '../icons/index.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import classes from './sidebar.module.css'

/** Who is signed in. Opens the account's menu, which gives it its properties. */
export function AccountButton(props: ComponentProps<'button'>) {
  const tenant = useSession().data?.tenant
  return (
    <UnstyledButton {...props} className={classes.account}>
      <VisuallyHidden component="span">Account: </VisuallyHidden>
      <InitialsAvatar name={tenant?.name ?? '·'} size={30} />
      <span className={classes.who}>
        <span>{tenant?.name ?? 'Your show'}</span>
        <span>{tenant?.email ?? ''}</span>
      </span>
      <IconSelector size={16} stroke={1.6} />
    </UnstyledButton>
  )
}
