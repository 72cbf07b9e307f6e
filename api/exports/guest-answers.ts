import { isAnswered } from '@cueroom/core/questionnaires/answers.ts'
import type { Db } from '../db/tenant.ts'
import { find } from '../guests/guests.service.ts'
import { problem } from '../problems/problems.ts'
import { showForDrafting } from '../show/show.service.ts'

/** What the document of a guest's answers is made from. @throws 404 when there are none. */
export async function answersOf(db: Db, guestId: number) {
  const guest = await find(db, guestId)
  if (!Object.values(guest.responses).some(isAnswered)) {
    throw problem(404, 'no_responses', 'No questionnaire responses found for this guest')
  }
  const { responses, asked, wordings, submittedAt } = guest
  return { show: await showForDrafting(db), guest, responses, asked, wordings, submittedAt }
}
