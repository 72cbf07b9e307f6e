import { readinessSteps, type ReadinessStep, type StepState } from '@cueroom/core/content/readiness.ts'
import { capitalized, counted } from '@cueroom/core/text/format.ts'
import { staleWords } from '@cueroom/core/content/stale-words.ts'
import { noteCheckLabel } from '@cueroom/core/guests/texts-filters.ts'
import { Skeleton, VisuallyHidden } from '@mantine/core'
import { guestPage } from '../app/paths.ts'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { IconCalendarEvent, IconCheck, IconRefresh } from '../icons/index.ts'
import { answersOf } from '../questionnaires/answer-list.tsx'
import { Link } from '../routing/routing.tsx'
import { sendWords } from '../sends/send-words.ts'
import { recordingDay, recordingTime } from '../ui/text.ts'
import type { GuestPageProps } from './guest-header.tsx'
import classes from './guest-page.module.css'

const names: Record<ReadinessStep, string> = {
  invited: 'Invited',
  answered: 'Answers',
  date: 'Recording',
  introduction: 'Introduction',
  questions: 'Questions',
  show_notes: 'Show notes',
}
const marks = {
  done: IconCheck,
  scheduled: IconCalendarEvent,
  stale: IconRefresh,
  missing: undefined,
  later: undefined,
}
const markWords: Record<StepState, string> = {
  done: 'Done',
  scheduled: 'Scheduled',
  stale: 'Out of date',
  missing: 'Missing',
  later: 'Later',
}

/** The guest's progress; each step links to where it is done. */
export function GuestSteps(page: GuestPageProps) {
  const { card, act, mayChange, readiness } = page
  return (
    <ol className={classes.steps} aria-label="Preparation">
      {readinessSteps.map((step) => (
        <li key={step}>
          {step === 'date' || step === 'invited' ? (
            <button
              type="button"
              className={classes.step}
              disabled={!mayChange}
              onClick={() => act(step === 'date' ? 'date' : 'send', card)}
            >
              <StepWords step={step} {...page} />
            </button>
          ) : (
            <Link
              to={guestPage(card.id, step === 'answered' ? 'answers' : step)}
              replace
              preventScrollReset
              className={classes.step}
            >
              <StepWords step={step} {...page} />
            </Link>
          )}
        </li>
      ))}
      {readiness.failed && (
        <li className={classes.stepsFailed} role="alert">
          Couldn't load which texts are ready. Reload the page to try again.
        </li>
      )}
    </ol>
  )
}

function StepWords({
  step,
  ...page
}: Pick<GuestPageProps, 'guest' | 'card' | 'readiness'> & { step: ReadinessStep }) {
  const timeZone = useShowTimeZone()
  const { readiness } = page.readiness
  const state = readiness?.[step]
  const Mark = state && marks[state]
  return (
    <>
      <span className={classes.stepName} data-state={state}>
        {Mark && <Mark size={15} stroke={2.4} />}
        {names[step]}
        {state && <VisuallyHidden>: {markWords[state]}</VisuallyHidden>}
      </span>
      <span className={classes.stepDetail}>
        {readiness || step === 'date' ? (
          detailOf(step, page, timeZone)
        ) : (
          <Skeleton component="span" h={14} w={80} />
        )}
      </span>
    </>
  )
}

function detailOf(
  step: ReadinessStep,
  { guest, card, readiness }: Pick<GuestPageProps, 'guest' | 'card' | 'readiness'>,
  timeZone: string,
): string {
  if (step === 'invited')
    return sendWords(readiness.sent) ?? (card.hasResponses ? 'Answered' : 'Not sent yet')
  if (step === 'answered') return answersDetail(guest.questionnaire, timeZone)
  if (step === 'date') return card.interviewDate ? recordingTime(card.interviewDate, timeZone) : 'No date yet'
  const text = readiness.texts.find(({ contentType }) => contentType === step)
  if (!text) return readiness.readiness?.[step] === 'later' ? 'After the recording' : 'Not written'
  if (text.stale.length > 0) return `${capitalized(staleWords(text.stale))} changed since`
  const written = `Written ${recordingDay(text.createdAt, timeZone)}`
  return text.noteCheck ? `${written}. ${noteCheckLabel}` : written
}

function answersDetail(questionnaire: GuestPageProps['guest']['questionnaire'], timeZone: string) {
  const { submittedAt, asked } = questionnaire
  const answered = answersOf(questionnaire)
  if (answered.length === 0) return 'Not answered yet'
  const ofAsked = answered.filter(({ id }) => asked.some((question) => question.id === id))
  const count = asked.length > 0 ? `${ofAsked.length} of ${asked.length}` : counted(answered.length, 'answer')
  return submittedAt ? `${recordingDay(submittedAt, timeZone)}, ${count}` : count
}
