import { answerTo } from '@cueroom/core/questionnaires/answers.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'

/** How the guest says their name is pronounced. */
export function pronunciationOf({ questionnaire }: Pick<Guest, 'questionnaire'>): string | undefined {
  const answer = answerTo(questionnaire.responses, 'pronunciation')
  return typeof answer === 'string' && answer.trim() ? answer.trim() : undefined
}
