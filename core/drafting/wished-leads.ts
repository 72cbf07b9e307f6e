import type { ContentStyles } from '../show/content-styles.ts'
import type { Answer } from './answers.ts'
import { askedAloud, linesAsking } from './asked-aloud.ts'
import { isAnswerToOne } from './can-be-quoted.ts'
import { own } from './interview.ts'
import { anyPassage, leadsFor, mentionLeads } from './phrases/answer-leads.ts'
import type { Sourced } from './sourced.ts'
import { isPast } from './verbs.ts'
import { isAbout } from './wished.ts'

/** "that she kept bees", which no line takes as it is */
const clause = /^(?:how|that|what|when|where|why)\b/iu

const isClause = (typed: string) => clause.test(typed) || typed.split(' ').slice(1).some(isPast)

/** "A zine called Dew, out in May." names it as something nobody has heard of yet. */
const names = (typed: string, [first = '']: string[]) => /^An? /u.test(first) && isAbout(typed, '', first)

/** What brings in an answer that only the host’s wish does: the fixed question’s lines, the host’s words, or the question. */
export function wishedLeads(
  answered: Answer,
  styles: ContentStyles,
  typed: string | null,
): { lines: readonly string[]; values: Record<string, Sourced> } {
  const { id, label } = answered
  const ofKind = isAnswerToOne(answered) && id !== 'promote' && leadsFor(id, styles.storytellingStyle)
  if (ofKind) return { lines: ofKind, values: {} }
  if (typed && !isClause(typed) && !names(typed, answered.said))
    return { lines: mentionLeads, values: { wished: own(typed) } }
  const asked = askedAloud(label ?? '')
  return asked === null || id === 'promote'
    ? { lines: anyPassage, values: {} }
    : { lines: linesAsking(asked), values: {} }
}
