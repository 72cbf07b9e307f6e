import { Menu, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core'
import { IconGauge, IconKeyboard, IconLock, IconLogout, IconLogout2, IconSelector } from '@tabler/icons-react'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import { useApi, useChange } from '../app/api.tsx'
import { openKeysHelp } from '../app/overlays.ts'
import { useSession } from '../app/session.queries.ts'
import { hostToken } from '../app/session.ts'
import classes from './sidebar.module.css'

const ChangePasswordDialog = lazyDialog(
  async () => (await import('../auth/change-password-dialog.tsx')).ChangePasswordDialog,
)

const UsageDialog = lazyDialog(async () => (await import('../auth/usage-dialog.tsx')).UsageDialog)

/** Clears the session and all cached data; the shell then redirects to sign-in. */
function useLeave() {
  const queries = useQueryClient()
  return () => {
    queries.clear()
    hostToken.set(null)
  }
}

export function AccountMenu() {
  const api = useApi()
  const tenant = useSession().data?.tenant
  const leave = useLeave()
  const failure = { title: 'Error', message: "Couldn't sign you out. Please try again." }
  const signOut = useChange((api) => api.auth.signOut(), { failure })
  const signOutEverywhere = useChange((api) => api.auth.signOutEverywhere(), { failure })
  const [changing, setChanging] = useState(false)
  const [showsUsage, setShowsUsage] = useState(false)

  return (
    <>
      <Menu position="top-start" width={224} shadow="md" zIndex={300}>
        <Menu.Target>
          <UnstyledButton className={classes.account}>
            <VisuallyHidden component="span">Account: </VisuallyHidden>
            <InitialsAvatar name={tenant?.name ?? '·'} size={30} />
            <span className={classes.who}>
              <span>{tenant?.name ?? 'Your show'}</span>
              <span>{tenant?.email ?? ''}</span>
            </span>
            <IconSelector size={16} stroke={1.6} aria-hidden />
          </UnstyledButton>
        </Menu.Target>
        <Menu.Dropdown>
          <Menu.Label>Appearance</Menu.Label>
          <Appearance />
          <Menu.Divider />
          <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} onClick={openKeysHelp}>
            Keyboard shortcuts
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item leftSection={<IconGauge size={16} aria-hidden />} onClick={() => setShowsUsage(true)}>
            Usage and limits
          </Menu.Item>
          <Menu.Item leftSection={<IconLock size={16} aria-hidden />} onClick={() => setChanging(true)}>
            Change password
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLogout size={16} aria-hidden />}
            onClick={() => signOut.mutate(undefined, { onSuccess: leave })}
          >
            Sign out
          </Menu.Item>
          <Menu.Item
            leftSection={<IconLogout2 size={16} aria-hidden />}
            onClick={() => signOutEverywhere.mutate(undefined, { onSuccess: leave })}
          >
            Sign out everywhere
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
      {showsUsage && <UsageDialog onClose={() => setShowsUsage(false)} />}
      {changing && (
        <ChangePasswordDialog
          email={tenant?.email ?? ''}
          change={(body) => api.auth.changePassword({ body })}
          onChanged={hostToken.set}
          onClose={() => setChanging(false)}
        />
      )}
    </>
  )
}

const appearances = [
  { value: 'light', label: 'Light' },
  { value: 'dark', label: 'Dark' },
  { value: 'auto', label: 'System' },
] as const

function Appearance() {
  const { colorScheme, setColorScheme } = useMantineColorScheme()
  return (
    <Menu.RadioGroup value={colorScheme} onChange={(value) => setColorScheme(value as typeof colorScheme)}>
      {appearances.map(({ value, label }) => (
        <Menu.RadioItem key={value} value={value}>
          {label}
        </Menu.RadioItem>
      ))}
    </Menu.RadioGroup>
  )
}
