import { nextStep, readinessSteps, type Readiness } from '@cueroom/core/content/readiness.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Button, Skeleton } from '@mantine/core'
import { Fragment } from 'react'
import { episodePage, guestAction, guestPage, screens } from '../app/paths.ts'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { useEpisodesOf } from '../episodes/episodes.queries.ts'
import { personLine } from '@cueroom/core/guests/person-line.ts'
import { IconCheck, IconListNumbers, IconPrinter, IconRefresh } from '../icons/index.ts'
import { Link } from '../routing/routing.tsx'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { recordingTime } from '../ui/text.ts'
import { NextStep } from './next-step.tsx'
import { stepAddress, stepWord } from './step-words.ts'
import { timeUntil } from './time-until.ts'
import classes from './today.module.css'
import type { ReadyGuest } from './today-screen.tsx'

interface Props {
  next: ReadyGuest | undefined
  /** Guests of the same recording. */
  others: readonly GuestCard[]
  now: number
  /** The guest suggested a correction that the host hasn't reviewed. */
  corrected: boolean
  onSetDate: (guest: GuestCard) => void
  onSend: (guest: GuestCard) => void
}

/** The next recording: who, when, and what is still missing. */
export function NextRecording({ next, others, now, corrected, onSetDate, onSend }: Props) {
  const timeZone = useShowTimeZone()
  if (!next) return <NoRecording />
  const { guest, readiness } = next
  const date = guest.interviewDate ?? ''
  return (
    <section className={classes.next} aria-label="Next recording">
      <InitialsAvatar name={guest.name} photo={guest.photo} size={96} />
      <div className={classes.about}>
        <p className={classes.when}>
          Next recording ·{' '}
          <Link to={stepAddress('date', guest)}>
            <time dateTime={date}>{recordingTime(date, timeZone)}</time>
          </Link>{' '}
          · {timeUntil(date, now, timeZone)}
        </p>
        <h2 className={classes.name}>
          {[guest, ...others].map(({ id, name }, at) => (
            <Fragment key={id}>
              {at > 0 && joint(at, others.length)}
              <Link to={guestPage(id)} data-touch="">
                {name}
              </Link>
            </Fragment>
          ))}
        </h2>
        <p className={classes.role}>{personLine(guest)}</p>
        <Steps guest={guest} readiness={readiness} />
      </div>
      <div className={classes.actions}>
        {corrected ? (
          <Button variant="filled" component={Link} to={guestPage(guest.id, 'page')} size="md">
            Read the correction
          </Button>
        ) : (
          <NextStep guest={guest} readiness={readiness} onSetDate={onSetDate} onSend={onSend} size="md" />
        )}
        <RunOfShowButton guest={guest} />
        {readiness && (corrected || nextStep(readiness)) && (
          <Button
            component={Link}
            to={guestAction(guest.id, 'print')}
            size="md"
            leftSection={<IconPrinter size={18} />}
            aria-label={`Print prep sheet: ${guest.name}`}
          >
            Print prep sheet
          </Button>
        )}
        <Button component={Link} to={guestPage(guest.id)} size="md" aria-label={`Open guest ${guest.name}`}>
          Open guest
        </Button>
      </div>
    </section>
  )
}

/** "Ada, Grace, and Maya" */
const joint = (at: number, last: number) => (at < last ? ', ' : last > 1 ? ', and ' : ' and ')

/** Links to the run of show of the episode recorded at that time. */
function RunOfShowButton({ guest: { id, interviewDate } }: { guest: GuestCard }) {
  const episodes = useEpisodesOf(id)
  const episode = episodes.data?.find(
    ({ recordingDate, stage }) =>
      stage !== 'cancelled' &&
      recordingDate &&
      interviewDate &&
      Date.parse(recordingDate) === Date.parse(interviewDate),
  )
  if (!episode) return null
  return (
    <Button
      component={Link}
      to={episodePage(episode.id, 'run')}
      size="md"
      leftSection={<IconListNumbers size={18} />}
    >
      Run of show
    </Button>
  )
}

/** Its date is above them. */
const steps = readinessSteps.filter((step) => step !== 'date')
const marks = {
  done: IconCheck,
  scheduled: undefined,
  stale: IconRefresh,
  missing: undefined,
  later: undefined,
}

function Steps({ guest, readiness }: { guest: GuestCard; readiness: Readiness | undefined }) {
  if (!readiness) return <Skeleton h={28} w="70%" mt={12} radius="md" />
  return (
    <ul className={classes.steps} aria-label="Preparation">
      {steps.map((step) => {
        const state = readiness[step]
        const Mark = marks[state]
        return (
          <li key={step}>
            <Link to={stepAddress(step, guest)} className={classes.step} data-state={state} data-touch="">
              {Mark && <Mark size={14} stroke={2.4} />}
              {stepWord(step, state)}
            </Link>
          </li>
        )
      })}
    </ul>
  )
}

const NoRecording = () => (
  <section className={classes.next} aria-label="Next recording" data-empty="">
    <div className={classes.about}>
      <h2 className={classes.name}>No recording planned</h2>
      <p className={classes.role}>Set an interview date for a guest, and the next recording appears here.</p>
    </div>
    <div className={classes.actions}>
      <Button component={Link} to={screens.guests.path} size="md">
        Choose a guest
      </Button>
    </div>
  </section>
)
