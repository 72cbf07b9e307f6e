import type { Readiness, ReadinessStep, StepState } from '@cueroom/core/content/readiness.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { guestPage } from '../app/paths.ts'

/** A step on its chip, by state. */
export const stepWords: Record<ReadinessStep, Record<StepState, string>> = {
  invited: { done: 'Invited', stale: 'Invited', missing: 'Not invited' },
  answered: { done: 'Answered', stale: 'Answered', missing: 'Not answered' },
  date: { done: 'Date set', stale: 'Date set', missing: 'No date' },
  introduction: { done: 'Introduction', stale: 'Introduction out of date', missing: 'No introduction' },
  questions: { done: 'Questions', stale: 'Questions out of date', missing: 'No questions' },
  show_notes: { done: 'Show notes', stale: 'Show notes out of date', missing: 'No show notes' },
}

const actionWords: Record<ReadinessStep, Record<Exclude<StepState, 'done'>, string>> = {
  invited: { missing: 'Send questions', stale: 'Send questions' },
  answered: { missing: 'Send reminder', stale: 'Send reminder' },
  date: { missing: 'Set a date', stale: 'Set a date' },
  introduction: { missing: 'Write introduction', stale: 'Update introduction' },
  questions: { missing: 'Write questions', stale: 'Update questions' },
  show_notes: { missing: 'Write show notes', stale: 'Update show notes' },
}

/** The label of the button that takes a step. */
export function actionLabel(step: ReadinessStep, readiness: Readiness): string {
  const state = readiness[step]
  return actionWords[step][state === 'done' ? 'missing' : state]
}

/** Where a step is taken. */
export function stepAddress(step: ReadinessStep, guest: GuestCard): string {
  if (step === 'invited' || step === 'answered') return guestPage(guest.id, 'answers')
  return step === 'date' ? guestPage(guest.id) : guestPage(guest.id, step)
}
