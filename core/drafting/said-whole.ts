import type { DraftedGuest } from '../content/brief.ts'
import { fixedIds } from '../questionnaires/default-questionnaire.ts'
import { purposesOf } from '../questionnaires/purpose.ts'

const wholeOnly = 'misconception'

/** The ids of answers that say nothing, or the opposite, without one of their sentences: what people get wrong goes with what is right. */
export function saidWhole({ asked, responses }: DraftedGuest): ReadonlySet<string> {
  const answered = asked.filter(({ id }) => fixedIds.has(id) || responses[id]?.length)
  const purposes = [...purposesOf(answered, fixedIds)].filter(([, purpose]) => purpose === wholeOnly)
  return new Set([wholeOnly, ...purposes.map(([id]) => id)])
}
