import { Menu, UnstyledButton, useMantineColorScheme, VisuallyHidden } from '@mantine/core'
import { IconKeyboard, IconLogout, IconSelector, IconUserCircle } from '@tabler/icons-react'
import { Link } from 'react-router'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { useChange } from '../app/api.tsx'
import { openKeysHelp } from '../app/overlays.ts'
import { useSession } from '../app/session.queries.ts'
import { screens } from '../app/paths.ts'
import { useLeave } from '../app/use-leave.ts'
import classes from './sidebar.module.css'

export function AccountMenu() {
  const tenant = useSession().data?.tenant
  const leave = useLeave()
  const failure = { title: 'Error', message: "Couldn't sign you out. Please try again." }
  const signOut = useChange((api) => api.auth.signOut(), { failure })

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
          <Menu.Item
            component={Link}
            to={screens.account.path}
            leftSection={<IconUserCircle size={16} aria-hidden />}
          >
            Account
          </Menu.Item>
          <Menu.Divider />
          <Menu.Label>Appearance</Menu.Label>
          <Appearance />
          <Menu.Divider />
          <Menu.Item leftSection={<IconKeyboard size={16} aria-hidden />} onClick={openKeysHelp}>
            Keyboard shortcuts
          </Menu.Item>
          <Menu.Divider />
          <Menu.Item
            leftSection={<IconLogout size={16} aria-hidden />}
            onClick={() => signOut.mutate(undefined, { onSuccess: leave })}
          >
            Sign out
          </Menu.Item>
        </Menu.Dropdown>
      </Menu>
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
