import { Menu, useMantineColorScheme } from '@mantine/core'
import { useRef } from 'react'
import { useChange } from '../app/api.tsx'
import { openKeysHelp } from '../app/overlays.ts'
import { screens } from '../app/paths.ts'
import { useLeave } from '../app/use-leave.ts'
import { IconKeyboard, IconLogout, IconUserCircle } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { AccountButton } from './account-button.tsx'

interface Props {
  /** Opens on mount: its button was pressed before it had loaded. */
  startsOpen: boolean
}

/** The account button with its dropdown. */
export function AccountDropdown({ startsOpen }: Props) {
  const button = useRef<HTMLButtonElement>(null)
  const leave = useLeave()
  const failure = { title: 'Not signed out', message: "Couldn't sign you out. Please try again." }
  const signOut = useChange((api) => api.auth.signOut(), { failure })

  // A menu that starts open doesn't know the previously focused element
  const giveFocusBack = () => startsOpen && button.current?.focus()
  return (
    <Menu
      defaultOpened={startsOpen}
      onClose={giveFocusBack}
      position="top-start"
      width={224}
      shadow="md"
      zIndex={300}
    >
      <Menu.Target>
        <AccountButton ref={button} />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={screens.account.path} leftSection={<IconUserCircle size={16} />}>
          Account
        </Menu.Item>
        <Menu.Divider />
        <Menu.Label>Appearance</Menu.Label>
        <Appearance />
        <Menu.Divider />
        <Menu.Item leftSection={<IconKeyboard size={16} />} onClick={openKeysHelp}>
          Keyboard shortcuts
        </Menu.Item>
        <Menu.Divider />
        <Menu.Item
          leftSection={<IconLogout size={16} />}
          onClick={() => signOut.mutate(undefined, { onSuccess: leave })}
        >
          Sign out
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
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
