import { dayLength } from '../text/days.ts'
import type { ContentType, TextState } from './content.ts'
import type { GuestCard } from '../guests/guest.ts'
import type { Send } from '../sends/send.ts'

/** The steps of preparing a guest's episode, in order; show notes follow the recording. */
export const readinessSteps = [
  'invited',
  'answered',
  'date',
  'introduction',
  'questions',
  'show_notes',
] as const
export type ReadinessStep = (typeof readinessSteps)[number]
/** `scheduled`: the date is ahead; `stale`: the text is out of date; `later`: not written until after the recording. */
export type StepState = 'done' | 'scheduled' | 'stale' | 'missing' | 'later'
export type Readiness = Record<ReadinessStep, StepState>

type Ready = Pick<GuestCard, 'hasResponses' | 'interviewDate' | 'episodeStatus'>

type Sent = Pick<Send, 'sentAt' | 'openedAt'>

/** A guest's progress, from the states of their newest texts and the questionnaires they were sent. */
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
    date: guest.interviewDate === null ? 'missing' : isRecorded(guest, now) ? 'done' : 'scheduled',
    introduction: ofText('introduction'),
    questions: ofText('questions'),
    show_notes: showNotes === 'missing' && !isRecorded(guest, now) ? 'later' : showNotes,
  }
}

/** The next step to take; undefined if everything is ready. */
export const nextStep = (readiness: Readiness): ReadinessStep | undefined =>
  readinessSteps.find((step) => readiness[step] === 'missing' || readiness[step] === 'stale')

/** Hours after its start during which a recording still counts as the next one. */
export const recordingHours = 2

/** Recordings that started after this time (ms) may still be running or are upcoming. */
export const stillNextFrom = (now: number) => now - recordingHours * 3_600_000

/** Whether the recording is over at this time (ms). */
export const isRecorded = (
  { episodeStatus, interviewDate }: Pick<Ready, 'episodeStatus' | 'interviewDate'>,
  now: number,
): boolean => episodeStatus === 'completed' || Date.parse(interviewDate ?? '') <= stillNextFrom(now)

/** Days for which a new guest without a date is listed. */
export const recentDays = 30

/** The next recording and the guests after it: by date, then recently added guests without a date. */
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
