import { ActionIcon, Menu, Tooltip } from '@mantine/core'
import type { Icon } from '@tabler/icons-react'
import { type ReactNode, useState } from 'react'

/** A menu that is only made when it is first opened: a thousand closed menus cost as much as a thousand buttons. */
export function LazyMenu({ label, icon, children }: { label: string; icon: Icon; children: ReactNode }) {
  const [wanted, setWanted] = useState(false)
  if (!wanted)
    return <MenuButton label={label} icon={icon} onClick={() => setWanted(true)} aria-haspopup="menu" />
  return (
    <Menu defaultOpened position="bottom-start" shadow="md" withinPortal returnFocus>
      <Menu.Target>
        <MenuButton label={label} icon={icon} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}

type ButtonProps = { label: string; icon: Icon } & React.ComponentProps<'button'>

function MenuButton({ label, icon: Symbol, color: _, ...button }: ButtonProps) {
  return (
    <Tooltip label={label}>
      <ActionIcon variant="subtle" color="gray" c="dimmed" aria-label={label} {...button}>
        <Symbol size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
