import { Menu } from '@mantine/core'
import {
  IconCalendarEvent,
  IconLink,
  IconMail,
  IconMessages,
  IconPencil,
  IconSparkles,
  IconTrash,
  IconWand,
  IconWorld,
  type Icon,
} from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { generateFor } from '../app/paths.ts'
import { IconButton, IconLinkTo } from '../ui/icon-button.tsx'
import { LazyMenu } from '../ui/lazy-menu.tsx'
import type { GuestAction, GuestItemProps } from './guest-actions.ts'
import { guestLinks } from './guest-links.ts'

type Props = Pick<GuestItemProps, 'guest' | 'act' | 'mayChange'>

export const guestIcons: { action: GuestAction; label: string; icon: Icon; changes: boolean }[] = [
  { action: 'responses', label: 'View responses', icon: IconMessages, changes: false },
  { action: 'extract', label: 'Smart-extract', icon: IconWand, changes: true },
  { action: 'date', label: 'Set interview date', icon: IconCalendarEvent, changes: true },
  { action: 'edit', label: 'Edit', icon: IconPencil, changes: true },
]

/** Action buttons of a card or row. */
export const GuestIcons = ({ guest, act, mayChange }: Props) => (
  <>
    {guestIcons.map(({ action, label, icon, changes }) => (
      <IconButton
        key={action}
        label={label}
        icon={icon}
        quiet={action === 'responses' && !guest.hasResponses}
        disabled={changes && !mayChange}
        onClick={() => act(action, guest)}
      />
    ))}
    <IconLinkTo label="Generate content" icon={IconSparkles} to={generateFor(guest.id)} />
    <IconButton label="Delete" icon={IconTrash} onClick={() => act('delete', guest)} />
  </>
)

interface ContactProps extends Pick<Props, 'guest' | 'act'> {
  /** Placeholder for a missing menu, so that icons stay aligned. */
  gap?: ReactNode
}

/** The email and social menus, if not empty. */
export function ContactMenus({ guest, act, gap = null }: ContactProps) {
  const links = guestLinks(guest)
  return (
    <>
      {guest.email ? <EmailMenu email={guest.email} onCopy={() => act('copy-email', guest)} /> : gap}
      {links.length > 0 ? <LinksMenu links={links} /> : gap}
    </>
  )
}

const EmailMenu = ({ email, onCopy }: { email: string; onCopy: () => void }) => (
  <LazyMenu label="Email" icon={IconMail}>
    <Menu.Label style={{ overflowWrap: 'anywhere' }} maw={280}>
      {email}
    </Menu.Label>
    <Menu.Item onClick={onCopy}>Copy the address</Menu.Item>
    <Menu.Item component="a" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
      Write an email
    </Menu.Item>
  </LazyMenu>
)

const LinksMenu = ({ links }: { links: ReturnType<typeof guestLinks> }) => (
  <LazyMenu label="Social" icon={IconWorld}>
    {links.map(({ label, href }) => (
      <Menu.Item
        key={label + href}
        component="a"
        href={href}
        target="_blank"
        rel="noopener noreferrer"
        leftSection={<IconLink size={15} aria-hidden />}
      >
        {label}
      </Menu.Item>
    ))}
  </LazyMenu>
)
