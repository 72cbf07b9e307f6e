import type { GuestCard as Guest } from '@cueroom/core/guests/guest.ts'
import { ActionIcon, Checkbox, Menu, Text, Title, Tooltip } from '@mantine/core'
import { IconWorld, IconLink, IconMail, IconSparkles, IconTrash, type Icon } from '@tabler/icons-react'
import { memo } from 'react'
import { Link } from 'react-router'
import { generateFor } from '../app/paths.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { LazyMenu } from '../ui/lazy-menu.tsx'
import { nearDay, preview } from '../ui/text.ts'
import classes from './guest-card.module.css'
import { guestLinks } from './guest-links.ts'
import { personLine, shortName } from './person-line.ts'

export interface GuestActions {
  onCompleted: (guest: Guest, completed: boolean) => void
  onCopyEmail: (email: string) => void
  onBiography: (guest: Guest) => void
  onDelete: (guest: Guest) => void
  /** False while the show's subscription lets nothing change. */
  mayChange: boolean
}

/** Characters of a biography on a card (specification 9). */
const bioShown = 150

const statusLabels = { unscheduled: 'Unscheduled', upcoming: 'Upcoming', completed: 'Completed' }

export const GuestCard = memo(function GuestCard({ guest, ...actions }: { guest: Guest } & GuestActions) {
  const line = personLine(guest)
  return (
    <article className={classes.card} aria-label={guest.name} data-status={guest.episodeStatus}>
      <header className={classes.head}>
        <InitialsAvatar name={guest.name} photo={guest.photo} />
        <div className={classes.who}>
          <Title order={2} className={classes.name} title={guest.name}>
            {shortName(guest.name)}
          </Title>
          <Text size="sm" c="dimmed" lineClamp={2} title={line}>
            {line}
          </Text>
        </div>
        <Completed guest={guest} {...actions} />
      </header>
      <Biography guest={guest} onBiography={actions.onBiography} />
      <footer className={classes.foot}>
        <Status guest={guest} />
        <div className={classes.actions}>
          {guest.email && <EmailMenu email={guest.email} onCopy={actions.onCopyEmail} />}
          <LinksMenu guest={guest} />
          <CardLink label="Generate content" icon={IconSparkles} to={generateFor(guest.id)} />
          <CardAction label="Delete" icon={IconTrash} onClick={() => actions.onDelete(guest)} />
        </div>
      </footer>
    </article>
  )
})

function Completed({ guest, mayChange, onCompleted }: { guest: Guest } & GuestActions) {
  return (
    <Tooltip label={guest.episodeStatus === 'completed' ? 'Episode is done' : 'Mark the episode as done'}>
      <Checkbox
        aria-label="Completed"
        color="teal.8"
        checked={guest.episodeStatus === 'completed'}
        disabled={!mayChange}
        onChange={(event) => onCompleted(guest, event.currentTarget.checked)}
      />
    </Tooltip>
  )
}

function Biography({ guest, onBiography }: { guest: Guest } & Pick<GuestActions, 'onBiography'>) {
  const bio = guest.bio ?? ''
  const long = [...bio].length > bioShown
  return (
    <Text size="sm" className={classes.bio} component="div">
      {bio ? (
        preview(bio, bioShown)
      ) : (
        <Text span inherit c="dimmed">
          No biography yet
        </Text>
      )}{' '}
      {long && (
        <button type="button" className={classes.more} onClick={() => onBiography(guest)}>
          more
        </button>
      )}
    </Text>
  )
}

function Status({ guest: { episodeStatus, interviewDate } }: { guest: Guest }) {
  return (
    <span className={classes.status}>
      <i aria-hidden />
      {statusLabels[episodeStatus]}
      {interviewDate && <span className={classes.date}>{nearDay(interviewDate)}</span>}
    </span>
  )
}

function EmailMenu({ email, onCopy }: { email: string; onCopy: (email: string) => void }) {
  return (
    <LazyMenu label="Email" icon={IconMail}>
      <Menu.Label>{email}</Menu.Label>
      <Menu.Item onClick={() => onCopy(email)}>Copy the address</Menu.Item>
      <Menu.Item component="a" href={`mailto:${encodeURIComponent(email).replace('%40', '@')}`}>
        Write an email
      </Menu.Item>
    </LazyMenu>
  )
}

function LinksMenu({ guest }: { guest: Guest }) {
  const links = guestLinks(guest)
  if (links.length === 0) return null
  return (
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
}

const look = { variant: 'subtle', color: 'gray', c: 'dimmed' } as const

function CardAction({ label, icon: Symbol, onClick }: { label: string; icon: Icon; onClick: () => void }) {
  return (
    <Tooltip label={label}>
      <ActionIcon {...look} aria-label={label} onClick={onClick}>
        <Symbol size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}

function CardLink({ label, icon: Symbol, to }: { label: string; icon: Icon; to: string }) {
  return (
    <Tooltip label={label}>
      <ActionIcon {...look} aria-label={label} component={Link} to={to}>
        <Symbol size={18} stroke={1.6} />
      </ActionIcon>
    </Tooltip>
  )
}
