import type { ContentStyles } from '../show/content-styles.ts'
import { excerpt } from '../text/sentences.ts'
import type { Answer } from './answers.ts'
import { askedAloud } from './asked-aloud.ts'
import { isAnswerToOne } from './can-be-quoted.ts'
import { own } from './interview.ts'
import { anyPassage, leadsFor, mentionLeads, ownQuestion } from './phrases/answer-leads.ts'
import { answer, type Sourced } from './sourced.ts'

/** "that she kept bees", which no line takes as it is */
const clause = /^(?:how|that|what|when|where|why)\b/iu

/** What brings in an answer that only the host’s wish does: the fixed question’s lines, the host’s words, or the question. */
export function wishedLeads(
  answered: Answer,
  styles: ContentStyles,
  typed: string | null,
): { lines: readonly string[]; values: Record<string, Sourced> } {
  const { id, label } = answered
  const ofKind = isAnswerToOne(answered) && id !== 'promote' && leadsFor(id, styles.storytellingStyle)
  if (ofKind) return { lines: ofKind, values: {} }
  if (typed && !clause.test(typed)) return { lines: mentionLeads, values: { wished: own(typed) } }
  const asked = askedAloud(label ?? '')
  return asked === null || id === 'promote'
    ? { lines: anyPassage, values: {} }
    : { lines: ownQuestion, values: { question: answer(excerpt([asked], 25), id) } }
}
