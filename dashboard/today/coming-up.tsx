import { readinessSteps } from '@cueroom/core/content/readiness.ts'
import type { Episode } from '@cueroom/core/episodes/episode.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { counted } from '@cueroom/core/text/format.ts'
import { Anchor, Avatar, Button, Skeleton } from '@mantine/core'
import { episodePage, guestPage, screens } from '../app/paths.ts'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { IconMicrophone } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { Dimmed } from '../ui/dimmed.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { recordingTime } from '../ui/text.ts'
import { NextStep } from './next-step.tsx'
import { stepAddress, stepWord } from './step-words.ts'
import classes from './today.module.css'
import type { ReadyGuest } from './today-screen.tsx'

interface Props extends Actions {
  planned: (ReadyGuest | Episode)[]
  /** How many guests aren't shown. */
  more: number
}

interface Actions {
  onSetDate: (guest: GuestCard) => void
  onSend: (guest: GuestCard) => void
}

/** The guests after the next recording, each with their progress and next step. */
export const ComingUp = ({ planned, more, ...actions }: Props) => (
  <section aria-label="Coming up">
    <header className={classes.heading}>
      <h2>Coming up</h2>
      {planned.length > 0 && <span aria-hidden>invited · answered · date · intro · questions · notes</span>}
    </header>
    {planned.length === 0 && (
      <Dimmed className={classes.row}>
        No other guests are planned. Guests with a date and recently added guests appear here.
      </Dimmed>
    )}
    <ul className={classes.list}>
      {planned.map((each) =>
        'guest' in each ? (
          <GuestRow key={each.guest.id} {...each} {...actions} />
        ) : (
          <EpisodeRow key={`episode ${each.id}`} episode={each} />
        ),
      )}
    </ul>
    {more > 0 && (
      <Anchor component={Link} to={screens.guests.path} size="sm">
        {counted(more, 'more guest')} in the Guest Manager
      </Anchor>
    )}
  </section>
)

const GuestRow = ({ guest, readiness, ...actions }: ReadyGuest & Actions) => (
  <li className={classes.row}>
    <InitialsAvatar name={guest.name} photo={guest.photo} size={36} />
    <div className={classes.about}>
      <Link to={guestPage(guest.id)} className={classes.guest} title={guest.name} data-touch="">
        <span>{guest.name}</span>
      </Link>
      <span className={classes.date}>
        {guest.interviewDate ? <RecordingTime at={guest.interviewDate} /> : 'No date yet'}
      </span>
    </div>
    <Progress guest={guest} readiness={readiness} />
    <span className={classes.do}>
      <NextStep guest={guest} readiness={readiness} {...actions} variant="subtle" size="compact-sm" fz="sm" />
    </span>
  </li>
)

const EpisodeRow = ({ episode: { id, title, recordingDate } }: { episode: Episode }) => (
  <li className={classes.row}>
    <Avatar size={36} aria-hidden>
      <IconMicrophone size={20} stroke={1.6} />
    </Avatar>
    <div className={classes.about}>
      <Link to={episodePage(id)} className={classes.guest} title={title} data-touch="">
        <span dir="auto">{title}</span>
      </Link>
      <span className={classes.date}>
        <RecordingTime at={recordingDate ?? ''} />
      </span>
    </div>
    <span className={classes.date}>No guest</span>
    <span className={classes.do}>
      <Button
        component={Link}
        to={episodePage(id, 'run')}
        variant="subtle"
        size="compact-sm"
        fz="sm"
        aria-label={`Run of show: ${title}`}
      >
        Run of show
      </Button>
    </span>
  </li>
)

const RecordingTime = ({ at }: { at: string }) => recordingTime(at, useShowTimeZone())

function Progress({ guest, readiness }: ReadyGuest) {
  if (!readiness) return <Skeleton h={6} w={130} />
  return (
    <span className={classes.bars} role="group" aria-label={`Preparation of ${guest.name}`}>
      {readinessSteps.map((step) => {
        const word = stepWord(step, readiness[step])
        return (
          <Link
            key={step}
            to={stepAddress(step, guest)}
            data-state={readiness[step]}
            title={word}
            aria-label={`${word}: ${guest.name}`}
          />
        )
      })}
    </span>
  )
}
