import { nextStep } from '@cueroom/core/content/readiness.ts'
import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import { pronunciationOf } from '@cueroom/core/questionnaires/pronunciation.ts'
import { Alert, Anchor, Button } from '@mantine/core'
import type { ReactNode } from 'react'
import { guestPage, screens } from '../app/paths.ts'
import type { Act } from '../guests/guest-actions.ts'
import { GuestItems } from '../guests/guest-menu.tsx'
import { GuestStatus } from '../guests/guest-status.tsx'
import { IconDots, IconEraser, IconPrinter } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { LazyMenu } from '../ui/lazy-menu.tsx'
import { Breadcrumb } from '../ui/record-page.tsx'
import { day } from '../ui/text.ts'
import { useGuestLink } from './guest-link.queries.ts'
import classes from './guest-page.module.css'
import { NextAction, replacesChecked } from './next-action.tsx'
import type { GuestReadiness } from './use-readiness.ts'
import type { useGuestTab } from './use-guest-tab.ts'
import type { TextGeneration } from './use-text-generation.ts'

/** What every part of the page gets. */
export interface GuestPageProps {
  guest: Guest
  card: GuestCard
  act: Act
  /** False while the show's subscription is inactive. */
  mayChange: boolean
  readiness: GuestReadiness
  tabs: ReturnType<typeof useGuestTab>
  generation: TextGeneration
}

const GuestName = ({ card, children }: { card: GuestCard; children?: ReactNode }) => (
  <>
    <div className={classes.photo}>
      <InitialsAvatar name={card.name} photo={card.photo} size={88} />
    </div>
    <div className={classes.who}>
      <h1 dir="auto">{card.name}</h1>
      <p className={classes.line} dir="auto">
        {personLine(card) || 'No title or company yet'}
      </p>
      <p className={classes.say}>
        {children}
        <GuestStatus guest={card} />
      </p>
    </div>
  </>
)

/** What a list knows of the guest, until the guest has loaded. */
export const GuestHeaderSkeleton = ({ card }: { card: GuestCard }) => (
  <div>
    <Breadcrumb list={screens.guests} name={card.name} />
    <header className={classes.header}>
      <GuestName card={card} />
    </header>
  </div>
)

/** Name, pronunciation and actions. */
export function GuestHeader(page: GuestPageProps) {
  const { guest, card, act, mayChange } = page
  const { readiness } = page.readiness
  const isReady = readiness && (!nextStep(readiness) || replacesChecked(page.readiness))
  const said = pronunciationOf(guest)
  const wantsErasure = useGuestLink(guest.id).data?.requests.erasure
  return (
    <>
      <Breadcrumb list={screens.guests} name={guest.name} />
      <header className={classes.header}>
        <GuestName card={card}>
          {said && (
            <>
              Say{' '}
              <b className={classes.said} dir="auto">
                {said}
              </b>
            </>
          )}
        </GuestName>
        <div className={classes.actions}>
          <Button
            variant={isReady && !wantsErasure ? 'filled' : 'default'}
            size="md"
            leftSection={<IconPrinter size={18} />}
            onClick={() => window.print()}
          >
            Print prep sheet
          </Button>
          {!wantsErasure && <NextAction {...page} />}
          <LazyMenu label={`More for ${guest.name}`} icon={IconDots}>
            <GuestItems guest={card} act={act} mayChange={mayChange} completed />
          </LazyMenu>
        </div>
      </header>
      {wantsErasure && <ErasureAsked guest={guest} askedAt={wantsErasure} />}
    </>
  )
}

/** Before anything else is done for a guest who wants to be erased. */
const ErasureAsked = ({ guest: { id, name }, askedAt }: { guest: Guest; askedAt: string }) => (
  <Alert
    color="coral"
    icon={<IconEraser />}
    title={`${name} asked you to erase their data on ${day(askedAt)}`}
    mt="md"
  >
    <Anchor component={Link} to={guestPage(id, 'page')} inherit>
      Open their request
    </Anchor>
  </Alert>
)
