import type { Client } from '@cueroom/core/contract.ts'
import { Button, Group, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi, useChange } from '../app/api.tsx'
import { admin } from '../app/paths.ts'
import { adminToken } from '../app/session.ts'
import { IconLock, IconLogout, IconLogout2, IconSelector, IconUserCircle } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import { dayAndTime } from '../ui/text.ts'
import classes from './admin-dashboard-screen.module.css'

const ChangePasswordDialog = lazyDialog(
  async () => (await import('../auth/change-password-dialog.tsx')).ChangePasswordDialog,
)

type Session = Awaited<ReturnType<Client['auth']['adminSession']>>

/** Ends sessions and forgets what was loaded in them; the screen then redirects to sign-in. */
export function useSignOut(end: (api: Client) => Promise<unknown>) {
  const queries = useQueryClient()
  return useChange(end, {
    onSuccess: () => {
      queries.removeQueries({ predicate: ({ meta }) => meta?.['admin'] === true })
      adminToken.set(null)
    },
    failure: { title: 'Not signed out', message: "Couldn't sign you out. Please try again." },
  })
}

/** The signed-in administrator: session expiry, password and sign-out. */
export function AdminMenu({ admin: { name, email }, expiresAt }: Session) {
  const api = useApi()
  const queries = useQueryClient()
  const [changing, setChanging] = useState(false)
  const signOut = useSignOut(({ auth }) => auth.adminSignOut())
  const signOutEverywhere = useSignOut(({ auth }) => auth.adminSignOutEverywhere())
  return (
    <Group gap="sm" wrap="nowrap">
      <Menu position="bottom-end" width={240} shadow="md">
        <Menu.Target>
          <UnstyledButton data-touch="">
            <VisuallyHidden component="span">Account: </VisuallyHidden>
            <Group gap={8} wrap="nowrap">
              <InitialsAvatar name={name ?? email} size={28} />
              <Text size="sm" fw={550} className={classes.name}>
                {name ?? email}
              </Text>
              <IconSelector size={16} stroke={1.6} />
            </Group>
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>
            {email}
            <br />
            This session ends {dayAndTime(expiresAt)}
          </Menu.Label>
          <Menu.Divider />
          <Menu.Item component={Link} to={admin.account} leftSection={<IconUserCircle size={16} />}>
            Your account
          </Menu.Item>
          <Menu.Item leftSection={<IconLock size={16} />} onClick={() => setChanging(true)}>
            Change password
          </Menu.Item>
          <Menu.Item leftSection={<IconLogout2 size={16} />} onClick={() => signOutEverywhere.mutate()}>
            Sign out everywhere
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        flex="none"
        size="xs"
        leftSection={<IconLogout size={15} stroke={1.6} />}
        loading={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        Sign out
      </Button>
      {changing && (
        <ChangePasswordDialog
          email={email}
          change={(body) => api.auth.changeAdminPassword({ body })}
          onChanged={(token) => {
            adminToken.set(token)
            void queries.invalidateQueries({ queryKey: ['adminSession'] })
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </Group>
  )
}
