import { dayLength } from '../text/days.ts'
import type { ContentType, TextState } from './content.ts'
import type { GuestCard } from '../guests/guest.ts'
import type { Send } from '../sends/send.ts'

/** What a guest's episode needs, in the order it is done: show notes follow the recording. */
export const readinessSteps = [
  'invited',
  'answered',
  'date',
  'introduction',
  'questions',
  'show_notes',
] as const
export type ReadinessStep = (typeof readinessSteps)[number]
/** `stale`: a text that is out of date; `later`: what isn't written before the recording. */
export type StepState = 'done' | 'stale' | 'missing' | 'later'
export type Readiness = Record<ReadinessStep, StepState>

type Ready = Pick<GuestCard, 'hasResponses' | 'interviewDate' | 'episodeStatus'>

type Sent = Pick<Send, 'sentAt' | 'openedAt'>

/** How far a guest is, from the states of their newest texts and the questionnaires they were sent. */
export function readinessOf(
  guest: Ready,
  texts: readonly TextState[],
  sends: readonly Sent[],
  now: number,
): Readiness {
  const done = (isDone: boolean): StepState => (isDone ? 'done' : 'missing')
  const ofText = (type: ContentType): StepState => {
    const text = texts.find(({ contentType }) => contentType === type)
    return text ? (text.stale.length > 0 ? 'stale' : 'done') : 'missing'
  }
  const showNotes = ofText('show_notes')
  return {
    invited: done(guest.hasResponses || sends.some(({ sentAt, openedAt }) => sentAt ?? openedAt)),
    answered: done(guest.hasResponses),
    date: done(guest.interviewDate !== null),
    introduction: ofText('introduction'),
    questions: ofText('questions'),
    show_notes: showNotes === 'missing' && !isRecorded(guest, now) ? 'later' : showNotes,
  }
}

/** The first step to take now; undefined when everything is ready. */
export const nextStep = (readiness: Readiness): ReadinessStep | undefined =>
  readinessSteps.find((step) => readiness[step] === 'missing' || readiness[step] === 'stale')

/** Hours after its start in which a recording still counts as the next one. */
export const recordingHours = 2

/** Recordings that started after this moment may still be going on, or are to come; milliseconds, as `now`. */
export const stillNextFrom = (now: number) => now - recordingHours * 3_600_000

const isRecorded = ({ episodeStatus, interviewDate }: Ready, now: number) =>
  episodeStatus === 'completed' || Date.parse(interviewDate ?? '') <= stillNextFrom(now)

/** Days for which a new guest without a date is listed. */
export const recentDays = 30

/** The next recording, and who comes after it: by date, then guests without a date who were added recently. */
export function comingUp<G extends GuestCard>(
  guests: readonly G[],
  now: number,
): { next: G | undefined; later: G[] } {
  const at = ({ interviewDate }: GuestCard) => Date.parse(interviewDate ?? '')
  const open = guests.filter(({ episodeStatus }) => episodeStatus !== 'completed')
  const dated = open.filter((guest) => at(guest) > stillNextFrom(now)).toSorted((a, b) => at(a) - at(b))
  const undated = open.filter(
    ({ interviewDate, createdAt }) =>
      interviewDate === null && Date.parse(createdAt) > now - recentDays * dayLength,
  )
  const [next, ...later] = dated
  return { next, later: [...later, ...undated] }
}
