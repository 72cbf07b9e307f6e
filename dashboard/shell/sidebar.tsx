import { numberText } from '@cueroom/core/text/format.ts'
import { Kbd, Stack, Text, UnstyledButton, VisuallyHidden } from '@mantine/core'
import { useState } from 'react'
import { IconHourglass, IconLifebuoy, IconSearch, IconShieldLock } from '../icons/index.ts'
import { AccountMenu } from './account-menu.tsx'
import { openPalette } from '../app/overlays.ts'
import { Mark } from '../app/mark.tsx'
import { admin, entries, home, screens } from '../app/paths.ts'
import { useSession } from '../app/session.queries.ts'
import { useStore } from '../ui/store.ts'
import { contactAddress } from '../app/contact-address.ts'
import { trialText } from '../app/trial-text.ts'
import { unread } from '../app/unread.ts'
import { Link, useLocation } from '../routing/routing.tsx'
import classes from './sidebar.module.css'

const commandKey = /Mac|iPhone|iPad/.test(navigator.userAgent) ? '⌘' : 'Ctrl'

function Unread() {
  const count = useStore(unread)
  if (count === 0) return null
  return (
    <>
      <VisuallyHidden>, {numberText(count)} unread</VisuallyHidden>
      <span className={classes.unread} aria-hidden>
        {numberText(count)}
      </span>
    </>
  )
}

/** The priority contact. */
function SupportLink() {
  const support = useSession().data?.support
  const href = support && contactAddress(support)
  if (!href) return null
  return (
    <a href={href} className={classes.admin}>
      <IconLifebuoy size={14} stroke={1.7} />
      Priority support
    </a>
  )
}

/** How long the trial still runs. */
function TrialLink() {
  const tenant = useSession().data?.tenant
  const [now] = useState(() => new Date())
  if (tenant?.subscriptionStatus !== 'trial') return null
  return (
    <Link to={screens.account.path} className={classes.admin}>
      <IconHourglass size={14} stroke={1.7} />
      {trialText(tenant, now)}
    </Link>
  )
}

export function Sidebar() {
  const { pathname } = useLocation()
  // `/` shows the settings
  const shown = pathname === '/' ? screens.showSettings.path : pathname
  return (
    <Stack h="100%" gap={0} p={12}>
      <Link to={home} className={classes.brand} aria-label="Cueroom, go to Today">
        <Mark size={20} />
      </Link>
      <UnstyledButton className={classes.search} onClick={openPalette}>
        <IconSearch size={16} stroke={1.8} />
        <Text size="sm" flex={1} component="span">
          Search
        </Text>
        <Kbd className={classes.key} aria-hidden>
          {commandKey} K
        </Kbd>
      </UnstyledButton>
      <nav aria-label="Main" className={classes.entries}>
        {entries.map(({ path, entry, icon: Glyph }) => (
          <Link
            key={path}
            to={path}
            className={classes.entry}
            aria-current={shown === path ? 'page' : shown.startsWith(`${path}/`) ? 'true' : undefined}
          >
            <Glyph size={18} stroke={1.7} />
            {entry}
            {path === screens.inbox.path && <Unread />}
          </Link>
        ))}
      </nav>
      <div className={classes.foot}>
        <TrialLink />
        <SupportLink />
        <Link to={admin.signIn} className={classes.admin}>
          <IconShieldLock size={14} stroke={1.7} />
          Admin
        </Link>
        <AccountMenu />
      </div>
    </Stack>
  )
}
