import { ApiError } from '@cueroom/core/contract/client.ts'
import { Anchor, Button, Center, Group, Paper, Skeleton, Stack, Text, Title } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { Link, Navigate } from 'react-router'
import { tellFailure, useAdminApi } from '../app/api.tsx'
import { Mark } from '../app/mark.tsx'
import { admin, home, productName } from '../app/paths.ts'
import { adminToken } from '../app/session.ts'
import { useStore } from '../app/store.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { dayAndTime } from '../ui/text.ts'

/** Who administers this server. */
export function AdminDashboardScreen() {
  useDocumentTitle(`Admin · ${productName}`)
  const api = useAdminApi()
  const token = useStore(adminToken)
  const session = useQuery({
    queryKey: ['/api/admin/session'],
    queryFn: () => api.auth.adminSession(),
    enabled: token !== null,
    meta: { ownSession: true },
  })
  const refused = session.error instanceof ApiError && session.error.status === 401
  if (!token || refused) return <ToAdminSignIn />
  return (
    <Center component="main" mih="100dvh" p="md">
      <Stack w="100%" maw={480} gap="xl">
        <Mark size={24} />
        {session.isError && (
          <LoadFailure what="session" retry={session.refetch} retrying={session.isFetching} />
        )}
        {session.isPending && <Skeleton h={180} radius="lg" />}
        {session.data && <SignedIn {...session.data} />}
        <Anchor component={Link} to={home} size="sm">
          Back to your show
        </Anchor>
      </Stack>
    </Center>
  )
}

function ToAdminSignIn() {
  useEffect(() => adminToken.set(null), [])
  return <Navigate to={admin.signIn} replace />
}

type Session = Awaited<ReturnType<ReturnType<typeof useAdminApi>['auth']['adminSession']>>

function SignedIn({ admin: { name, email, role, lastLoginAt }, expiresAt }: Session) {
  return (
    <Paper withBorder radius="lg" p="lg" bg="var(--cue-surface)">
      <Stack>
        <Title order={1} size="h4">
          You are signed in as administrator
        </Title>
        <Group gap="sm" wrap="nowrap">
          <InitialsAvatar name={name ?? email} />
          <div>
            <Text fw={550}>{name ?? email}</Text>
            <Text size="sm" c="dimmed">
              {name ? `${email} · ${role}` : role}
            </Text>
          </div>
        </Group>
        <Text size="sm" c="dimmed">
          {lastLoginAt && `Last sign-in ${dayAndTime(lastLoginAt)}. `}This session ends{' '}
          {dayAndTime(expiresAt)}.
        </Text>
        <SignOut />
      </Stack>
    </Paper>
  )
}

function SignOut() {
  const api = useAdminApi()
  const queries = useQueryClient()
  const signOut = useMutation({
    mutationFn: () => api.auth.adminSignOut(),
    meta: { ownSession: true },
    onSuccess: () => {
      queries.removeQueries({ queryKey: ['/api/admin/session'] })
      adminToken.set(null)
    },
    onError: (error) =>
      tellFailure(error, { title: 'Error', message: 'You could not be signed out. Please try again.' }),
  })
  return (
    <Group>
      <Button variant="default" loading={signOut.isPending} onClick={() => signOut.mutate()}>
        Sign out
      </Button>
    </Group>
  )
}
