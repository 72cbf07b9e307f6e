import type { DraftedGuest } from '../content/brief.ts'
import { fixedIds } from '../questionnaires/default-questionnaire.ts'
import { purposesOf } from '../questionnaires/purpose.ts'

type Answers = Pick<DraftedGuest, 'asked' | 'responses'>

/** The ids of answers to questions that ask what one of those fixed ones does, and of those themselves. */
function idsOf({ asked, responses }: Answers, fixed: readonly string[]): ReadonlySet<string> {
  const answered = asked.filter(({ id }) => fixedIds.has(id) || responses[id]?.length)
  const purposes = [...purposesOf(answered, fixedIds)].filter(([, purpose]) => fixed.includes(purpose))
  return new Set([...fixed, ...purposes.map(([id]) => id)])
}

/** The ids of answers that say nothing, or the opposite, without one of their sentences: what people get wrong goes with what is right. */
export const saidWhole = (guest: Answers) => idsOf(guest, ['misconception'])

/** The ids of answers each piece of which is said without the others: subjects, news and a biography. */
export const saidInPieces = (guest: Answers) => idsOf(guest, ['bio', 'expertise', 'topics', 'promote'])
