import { ApiError } from '@cueroom/core/contract/client.ts'
import type { ProviderContact } from '@cueroom/core/show/branding.ts'
import { Alert, Anchor, Box, Burger, Text } from '@mantine/core'
import { Fragment, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { CodePrompt } from '../auth/code-prompt.tsx'
import { Keys } from './keys.tsx'
import { Mark } from '../app/mark.tsx'
import { contactAddress } from '../app/contact-address.ts'
import { loginFor, screens } from '../app/paths.ts'
import { useSession } from '../app/session.queries.ts'
import { hostToken, sessionEnded } from '../app/session.ts'
import { Redirect, useLocation } from '../routing/routing.tsx'
import { useScrollRestoration } from '../routing/scroll-restoration.ts'
import classes from './shell.module.css'
import { Sidebar } from './sidebar.tsx'
import { useStore } from '../ui/store.ts'
import { LeaveGuard } from '../app/unsaved-changes.tsx'
import { dateFormatStore } from '../ui/date-format.ts'
import { lazyDialog } from '../ui/lazy.tsx'

const BatchWatch = lazy(async () => ({
  default: (await import('../batches/batch-watch.tsx')).BatchWatch,
}))
const InboxWatch = lazy(async () => ({
  default: (await import('../inbox/inbox-watch.tsx')).InboxWatch,
}))
const ErasureNotice = lazy(async () => ({
  default: (await import('../account/erasure-notice.tsx')).ErasureNotice,
}))
const SessionDialog = lazy(async () => ({
  default: (await import('../auth/session-dialog.tsx')).SessionDialog,
}))

const MenuDrawer = lazyDialog(async () => (await import('./menu-drawer.tsx')).MenuDrawer)

/** The sidebar layout of the host's screens. Without a valid token it redirects to sign-in. */
export function Shell({ children }: { children: ReactNode }) {
  const { pathname, search, hash } = useLocation()
  const token = useStore(hostToken)
  const ended = useStore(sessionEnded)
  const session = useSession()
  const dateFormat = useStore(dateFormatStore)
  const refused = session.error instanceof ApiError && session.error.status === 401

  if (!session.data && (!token || refused)) return <ToSignIn wanted={pathname + search + hash} />
  return (
    <>
      <ShellFrame notice={session.data && <Notices session={session.data} />}>
        {/* A screen shows dates in one format; the session may bring another */}
        <Fragment key={dateFormat}>{children}</Fragment>
      </ShellFrame>
      <Suspense>{session.data && <BatchWatch />}</Suspense>
      <Suspense>{session.data && !ended && <InboxWatch />}</Suspense>
      <Suspense>
        {session.data && (ended || !token) && <SessionDialog tenant={session.data.tenant} />}
      </Suspense>
      <CodePrompt />
      <LeaveGuard />
      <Keys />
    </>
  )
}

function ToSignIn({ wanted }: { wanted: string }) {
  useEffect(() => {
    hostToken.set(null)
    sessionEnded.set(false)
  }, [])
  return <Redirect to={loginFor(wanted)} />
}

function ShellFrame({ notice, children }: { notice: ReactNode; children: ReactNode }) {
  const { pathname } = useLocation()
  // Stored per path, so following a link closes it; null until it is first opened
  const [openedOn, setOpenedOn] = useState<string | null>(null)
  const opened = openedOn === pathname
  const close = () => setOpenedOn('')
  useScrollRestoration()
  return (
    <div className={classes.shell}>
      <a className={classes.skip} href="#main">
        Skip to content
      </a>
      <header className={classes.bar}>
        <Burger
          opened={opened}
          onClick={() => setOpenedOn(opened ? '' : pathname)}
          size="sm"
          color="white"
          aria-label="Menu"
        />
        <Mark size={19} />
      </header>
      <aside className={classes.sidebar} aria-label="Sidebar">
        <Sidebar />
      </aside>
      {openedOn !== null && <MenuDrawer opened={opened} onClose={close} />}
      <main id="main" tabIndex={-1} className={classes.main}>
        {notice}
        {children}
      </main>
    </div>
  )
}

type Session = NonNullable<ReturnType<typeof useSession>['data']>

function Notices({ session }: { session: Session }) {
  const { pathname } = useLocation()
  const { active, eraseAt } = session.tenant
  return (
    <>
      {!active && <Inactive session={session} />}
      {/* The account has its own */}
      {eraseAt && pathname !== screens.account.path && (
        <Suspense>
          <Box mb="lg" maw={1320} mx="auto">
            <ErasureNotice eraseAt={eraseAt} />
          </Box>
        </Suspense>
      )}
    </>
  )
}

const Inactive = ({ session: { tenant, provider } }: { session: Session }) => (
  <Alert color="coral" mb="lg" maw={1320} mx="auto" title="This show's subscription isn't active">
    {tenant.suspensionReason && (
      <Text size="sm" mb={6} dir="auto">
        Your administrator suspended it: {tenant.suspensionReason}
      </Text>
    )}
    You can still read, copy, export and delete. To add, edit or generate again,{' '}
    {provider ? (
      <>
        contact <Provider contact={provider} />.
      </>
    ) : (
      'ask the administrator of this server to reactivate the subscription.'
    )}
  </Alert>
)

function Provider({ contact }: { contact: ProviderContact }) {
  const { name, email, phone, url } = contact
  const address = email ?? phone ?? url
  return (
    <>
      {name && name !== address && `${name}, `}
      <Anchor href={contactAddress({ ...contact, url: email ? null : url })} inherit>
        {address}
      </Anchor>
    </>
  )
}
