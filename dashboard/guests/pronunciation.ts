import type { Guest } from '@cueroom/core/guests/guest.ts'
import { answerTo } from '@cueroom/core/questionnaires/answers.ts'

/** How the guest says their name is pronounced; null if they didn't say. */
export function pronunciationOf(guest: Pick<Guest, 'questionnaire'> | undefined): string | null {
  const answer = guest && answerTo(guest.questionnaire.responses, 'pronunciation')
  return [answer ?? []].flat().join(' ').trim() || null
}
