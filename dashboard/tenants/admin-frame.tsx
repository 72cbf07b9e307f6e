import type { Client } from '@cueroom/core/contract.ts'
import { Anchor, Center, Group } from '@mantine/core'
import { useDocumentTitle } from '@mantine/hooks'
import type { ReactNode } from 'react'
import { AdminArea, useRead } from '../app/api.tsx'
import { Mark } from '../app/mark.tsx'
import { admin, home, productName } from '../app/paths.ts'
import { adminToken } from '../app/session.ts'
import { useStore } from '../ui/store.ts'
import { CodePrompt } from '../auth/code-prompt.tsx'
import { Link, Redirect } from '../routing/routing.tsx'
import { LoadFailure } from '../ui/states.tsx'
import classes from './admin-dashboard-screen.module.css'
import { AdminMenu } from './admin-menu.tsx'

type Session = Awaited<ReturnType<Client['auth']['adminSession']>>
/** Draws a screen; the session is undefined until it has loaded. */
type Draw = (session: Session | undefined) => ReactNode

/** The frame of an administrator's screens. Without a token it redirects to sign-in. */
export const AdminFrame = ({ children }: { children: Draw }) => (
  <AdminArea>
    <SignedInAdmin>{children}</SignedInAdmin>
  </AdminArea>
)

function SignedInAdmin({ children }: { children: Draw }) {
  useDocumentTitle(`Admin · ${productName}`)
  const token = useStore(adminToken)
  const session = useRead(['adminSession'], (api, signal) => api.auth.adminSession({ signal }), {
    enabled: token !== null,
  })
  if (!token) return <Redirect to={admin.signIn} />
  if (session.isError)
    return (
      <Center component="main" mih="100dvh" p="md">
        <LoadFailure what="session" query={session} />
      </Center>
    )
  return (
    <div className={classes.page}>
      <header className={classes.header}>
        <Group gap="xs" wrap="nowrap">
          <Mark size={22} />
          <span className={classes.badge}>Admin</span>
        </Group>
        <Group gap="lg" wrap="nowrap">
          <Anchor component={Link} to={home} size="sm" className={classes.back}>
            Back to your show
          </Anchor>
          {session.data && <AdminMenu {...session.data} />}
        </Group>
      </header>
      <main className={classes.main}>
        {children(session.data)}
        <CodePrompt />
      </main>
    </div>
  )
}
