import { Button, Group, Text, Tooltip } from '@mantine/core'
import { IconLogout } from '@tabler/icons-react'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { tellFailure, useAdminApi } from '../app/api.tsx'
import { adminToken } from '../app/session.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { dayAndTime } from '../ui/text.ts'
import { asAdmin } from './admin-change.ts'
import classes from './admin-dashboard-screen.module.css'

type Session = Awaited<ReturnType<ReturnType<typeof useAdminApi>['auth']['adminSession']>>

/** The signed-in administrator, session expiry and sign-out. */
export function AdminMenu({ admin: { name, email }, expiresAt }: Session) {
  const api = useAdminApi()
  const queries = useQueryClient()
  const signOut = useMutation({
    mutationFn: () => api.auth.adminSignOut(),
    meta: asAdmin,
    onSuccess: () => {
      queries.removeQueries({ predicate: ({ queryKey }) => String(queryKey[0]).startsWith('/api/admin') })
      adminToken.set(null)
    },
    onError: (error) =>
      tellFailure(error, { title: 'Error', message: "Couldn't sign you out. Please try again." }),
  })
  return (
    <Group gap="sm" wrap="nowrap">
      <Tooltip label={`${email} · this session ends ${dayAndTime(expiresAt)}`}>
        <Group gap={8} wrap="nowrap" className={classes.name}>
          <InitialsAvatar name={name ?? email} size={28} />
          <Text size="sm" fw={550}>
            {name ?? email}
          </Text>
        </Group>
      </Tooltip>
      <Button
        variant="default"
        size="xs"
        leftSection={<IconLogout size={15} stroke={1.6} aria-hidden />}
        loading={signOut.isPending}
        onClick={() => signOut.mutate()}
      >
        Sign out
      </Button>
    </Group>
  )
}
