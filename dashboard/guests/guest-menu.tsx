import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Menu } from '@mantine/core'
import type { ReactNode } from 'react'
import { generateFor, guestPage } from '../app/paths.ts'
import {
  IconCalendarDown,
  IconCalendarEvent,
  IconCamera,
  IconCameraOff,
  IconDots,
  IconEraser,
  IconLink,
  IconMail,
  IconMessages,
  IconPencil,
  IconSend,
  IconSparkles,
  IconTrash,
  IconWand,
  IconWorld,
  type Icon,
} from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { Breakable } from '../ui/breakable.tsx'
import { LazyMenu } from '../ui/lazy-menu.tsx'
import type { GuestAction, GuestItemProps } from './guest-actions.ts'
import classes from './guest-menu.module.css'
import { guestLinks } from './guest-links.ts'

type Props = Pick<GuestItemProps, 'guest' | 'act' | 'mayChange'>

/** The two actions a host needs most, by name. */
export const GuestButtons = ({ guest }: Pick<Props, 'guest'>) => (
  <>
    <Link
      to={guestPage(guest.id, 'answers')}
      className={classes.button}
      data-quiet={!guest.hasResponses || undefined}
    >
      View responses
    </Link>
    <Link to={generateFor(guest.id)} className={classes.button}>
      Generate content
    </Link>
  </>
)

const changes: { action: GuestAction; label: string; icon: Icon }[] = [
  { action: 'edit', label: 'Edit', icon: IconPencil },
  { action: 'send', label: 'Send questions', icon: IconSend },
  { action: 'date', label: 'Set interview date', icon: IconCalendarEvent },
  { action: 'photo', label: 'Change photo', icon: IconCamera },
  { action: 'extract', label: 'Smart-extract', icon: IconWand },
]

/** All other actions on a guest. `whole` includes the two named ones, if there is no room for buttons. */
export const GuestMenu = ({ whole = false, ...props }: Props & { whole?: boolean }) => (
  <LazyMenu label={`More for ${props.guest.name}`} icon={IconDots}>
    {whole && <NamedItems {...props} />}
    <GuestItems {...props} completed={whole} />
  </LazyMenu>
)

/** What a host does with a guest. `completed` adds marking as completed, if there is no checkbox. */
export const GuestItems = ({ guest, act, mayChange, completed }: Props & { completed: boolean }) => (
  <>
    {changes.map(({ action, label, icon: Glyph }) => (
      <Menu.Item
        key={action}
        leftSection={<Glyph size={16} />}
        disabled={!mayChange}
        onClick={() => act(action, guest)}
      >
        {label}
      </Menu.Item>
    ))}
    {guest.interviewDate && (
      <Menu.Item leftSection={<IconCalendarDown size={16} />} onClick={() => act('calendar', guest)}>
        Add to your calendar (.ics)
      </Menu.Item>
    )}
    {guest.photo && (
      <Menu.Item
        leftSection={<IconCameraOff size={16} />}
        disabled={!mayChange}
        onClick={() => act('no-photo', guest)}
      >
        Remove photo
      </Menu.Item>
    )}
    {completed && (
      <Menu.Item disabled={!mayChange} onClick={() => act(isDone(guest) ? 'not-done' : 'done', guest)}>
        {isDone(guest) ? 'Mark as not completed' : 'Mark as completed'}
      </Menu.Item>
    )}
    <Menu.Divider />
    <Menu.Item
      c="var(--mantine-color-error)"
      leftSection={<IconTrash size={16} />}
      onClick={() => act('delete', guest)}
    >
      Delete
    </Menu.Item>
    <Menu.Item
      c="var(--mantine-color-error)"
      leftSection={<IconEraser size={16} />}
      onClick={() => act('erase', guest)}
    >
      Erase…
    </Menu.Item>
  </>
)

const isDone = ({ episodeStatus }: GuestCard) => episodeStatus === 'completed'

const NamedItems = ({ guest, act }: Pick<Props, 'guest' | 'act'>) => (
  <>
    <Menu.Item component={Link} to={guestPage(guest.id, 'answers')} leftSection={<IconMessages size={16} />}>
      View responses
    </Menu.Item>
    <Menu.Item component={Link} to={generateFor(guest.id)} leftSection={<IconSparkles size={16} />}>
      Generate content
    </Menu.Item>
    {guest.email && (
      <Menu.Item leftSection={<IconMail size={16} />} onClick={() => act('copy-email', guest)}>
        Copy the email address
      </Menu.Item>
    )}
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
      <Breakable>{email}</Breakable>
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
        leftSection={<IconLink size={15} />}
      >
        {label}
      </Menu.Item>
    ))}
  </LazyMenu>
)
