import { Menu } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import type { Icon } from '../icons/index.ts'
import { IconButton } from './icon-button.tsx'

/** A menu rendered when first opened, so that a thousand closed menus cost no more than buttons. */
export function LazyMenu({ label, icon, children }: { label: string; icon: Icon; children: ReactNode }) {
  const [wanted, setWanted] = useState(false)
  if (!wanted)
    return <IconButton label={label} icon={icon} onClick={() => setWanted(true)} aria-haspopup="menu" />
  return (
    <Menu defaultOpened position="bottom-start" shadow="md" withinPortal returnFocus>
      <Menu.Target>
        <IconButton label={label} icon={icon} />
      </Menu.Target>
      <Menu.Dropdown>{children}</Menu.Dropdown>
    </Menu>
  )
}
