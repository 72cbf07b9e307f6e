import type { Readiness, ReadinessStep, StepState } from '@cueroom/core/content/readiness.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { guestPage } from '../app/paths.ts'

/** A step's chip label, by state. */
export function stepWord(step: ReadinessStep, state: StepState): string {
  const { done, missing, scheduled = done, stale = done, later = missing } = words[step]
  return { done, missing, scheduled, stale, later }[state]
}

interface Words {
  done: string
  missing: string
  scheduled?: string
  stale?: string
  later?: string
}
const words: Record<ReadinessStep, Words> = {
  invited: { done: 'Invited', missing: 'Not invited' },
  answered: { done: 'Answered', missing: 'Not answered' },
  date: { done: 'Recorded', scheduled: 'Date set', missing: 'No date' },
  introduction: { done: 'Introduction', stale: 'Introduction out of date', missing: 'No introduction' },
  questions: { done: 'Questions', stale: 'Questions out of date', missing: 'No questions' },
  show_notes: {
    done: 'Show notes',
    stale: 'Show notes out of date',
    missing: 'No show notes',
    later: 'Show notes later',
  },
}

const missingActions: Record<ReadinessStep, string> = {
  invited: 'Send questions',
  answered: 'Send reminder',
  date: 'Set a date',
  introduction: 'Write introduction',
  questions: 'Write questions',
  show_notes: 'Write show notes',
}
const staleActions: Partial<typeof missingActions> = {
  introduction: 'Update introduction',
  questions: 'Update questions',
  show_notes: 'Update show notes',
}

/** The label of the button that takes a step. */
export const actionLabel = (step: ReadinessStep, readiness: Readiness): string =>
  (readiness[step] === 'stale' && staleActions[step]) || missingActions[step]

/** The screen for a step. */
export function stepAddress(step: ReadinessStep, guest: GuestCard): string {
  if (step === 'invited' || step === 'answered') return guestPage(guest.id, 'answers')
  return step === 'date' ? guestPage(guest.id) : guestPage(guest.id, step)
}
