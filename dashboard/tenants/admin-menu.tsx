import { Button, Group, Menu, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { IconLock, IconLogout, IconLogout2, IconSelector } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { tellFailure, useAdminApi } from '../app/api.tsx'
import { adminToken } from '../app/session.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { laterDialog } from '../ui/later.tsx'
import { dayAndTime } from '../ui/text.ts'
import { asAdmin } from './admin-change.ts'
import classes from './admin-dashboard-screen.module.css'

const ChangePasswordDialog = laterDialog(
  async () => (await import('../auth/change-password-dialog.tsx')).ChangePasswordDialog,
)

type Session = Awaited<ReturnType<ReturnType<typeof useAdminApi>['auth']['adminSession']>>

/** Ends sessions and forgets what was loaded in them; the screen then redirects to sign-in. */
function useSignOut(end: (api: ReturnType<typeof useAdminApi>) => Promise<unknown>) {
  const api = useAdminApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: () => end(api),
    meta: asAdmin,
    onSuccess: () => {
      queries.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin') })
      adminToken.set(null)
    },
    onError: (error) =>
      tellFailure(error, { title: 'Error', message: "Couldn't sign you out. Please try again." }),
  })
}

/** The signed-in administrator: session expiry, password and sign-out. */
export function AdminMenu({ admin: { name, email }, expiresAt }: Session) {
  const api = useAdminApi()
  const queries = useQueryClient()
  const [changing, setChanging] = useState(false)
  const signOut = useSignOut(({ auth }) => auth.adminSignOut())
  const signOutEverywhere = useSignOut(({ auth }) => auth.adminSignOutEverywhere())
  return (
    <Group gap="sm" wrap="nowrap">
      <Menu position="bottom-end" width={240} shadow="md">
        <Menu.Target>
          <UnstyledButton>
            <VisuallyHidden component="span">Account: </VisuallyHidden>
            <Group gap={8} wrap="nowrap">
              <InitialsAvatar name={name ?? email} size={28} />
              <Text size="sm" fw={550} className={classes.name}>
                {name ?? email}
              </Text>
              <IconSelector size={16} stroke={1.6} aria-hidden />
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
          <Menu.Item leftSection={<IconLock size={16} aria-hidden />} onClick={() => setChanging(true)}>
            Change password
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLogout2 size={16} aria-hidden />}
            onClick={() => signOutEverywhere.mutate()}
          >
            Sign out everywhere
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconLogout size={15} stroke={1.6} aria-hidden />}
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
            void queries.invalidateQueries({ queryKey: ['/api/admin/session'] })
          }}
          onClose={() => setChanging(false)}
        />
      )}
    </Group>
  )
}
