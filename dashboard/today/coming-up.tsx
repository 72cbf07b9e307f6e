import { readinessSteps, type Readiness } from '@cueroom/core/content/readiness.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { counted, listed } from '@cueroom/core/text/format.ts'
import { Anchor, Skeleton, Text, VisuallyHidden } from '@mantine/core'
import { Link } from 'react-router'
import { guestPage, screens } from '../app/paths.ts'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { recordingTime } from '../ui/text.ts'
import { NextStep } from './next-step.tsx'
import { stepWord } from './step-words.ts'
import classes from './today.module.css'
import type { ReadyGuest } from './today-screen.tsx'

interface Props {
  guests: ReadyGuest[]
  /** How many guests aren't shown. */
  more: number
  onSetDate: (guest: GuestCard) => void
  onSend: (guest: GuestCard) => void
}

/** The guests after the next recording, each with their progress and next step. */
export const ComingUp = ({ guests, more, onSetDate, onSend }: Props) => (
  <section aria-label="Coming up">
    <header className={classes.heading}>
      <h2>Coming up</h2>
      {guests.length > 0 && <span aria-hidden>invited · answered · date · intro · questions · notes</span>}
    </header>
    {guests.length === 0 && (
      <Text size="sm" c="dimmed" className={classes.row}>
        Nobody else is planned. Guests with a date, and those you added recently, appear here.
      </Text>
    )}
    <ul className={classes.list}>
      {guests.map(({ guest, readiness }) => (
        <li key={guest.id} className={classes.row}>
          <InitialsAvatar name={guest.name} photo={guest.photo} size={36} />
          <div className={classes.about}>
            <Link to={guestPage(guest.id)} className={classes.guest} title={guest.name}>
              {guest.name}
            </Link>
            <span className={classes.date}>
              {guest.interviewDate ? recordingTime(guest.interviewDate) : 'No date yet'}
            </span>
          </div>
          <Progress readiness={readiness} />
          <span className={classes.do}>
            <NextStep
              guest={guest}
              readiness={readiness}
              onSetDate={onSetDate}
              onSend={onSend}
              variant="subtle"
              size="compact-sm"
              fz="sm"
            />
          </span>
        </li>
      ))}
    </ul>
    {more > 0 && (
      <Anchor component={Link} to={screens.guests.path} size="sm">
        {counted(more, 'more guest')} in the Guest Manager
      </Anchor>
    )}
  </section>
)

function Progress({ readiness }: { readiness: Readiness | undefined }) {
  if (!readiness) return <Skeleton h={6} w={130} />
  const words = listed(readinessSteps.map((step) => stepWord(step, readiness[step])))
  return (
    <span className={classes.bars} title={words}>
      <VisuallyHidden>{words}</VisuallyHidden>
      {readinessSteps.map((step) => (
        <i key={step} data-state={readiness[step]} aria-hidden />
      ))}
    </span>
  )
}
