import type { AnswerSource } from '@cueroom/core/questionnaires/answer-source.ts'
import { answerChanges, changedAnswers } from '@cueroom/core/questionnaires/change-answers.ts'
import type { Answers, Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { Submission } from '@cueroom/core/questionnaires/submission.ts'
import type { Db } from '../db/tenant.ts'
import type { Reading } from '../drafting/provider.ts'
import type { Guest } from '../guests/guest.model.ts'
import { showChanged } from '../inbox/inbox.service.ts'
import type { Photo } from '../media/photo.ts'
import { reserve } from '../quotas/quotas.service.ts'
import { storePhotos } from './answer-photos.ts'
import { addGuest, type AnswerSet, giveAnswers, guestWithEmail } from './answered-guest.ts'
import { QuestionnaireResponse } from './questionnaire.model.ts'

interface AcceptedSubmission {
  id: string
  token: string
  questions: Question[]
  answers: Answers
  photos: Map<string, Photo>
  /** The guest of a personal link. */
  linkedGuest: Guest | undefined
  typed: Pick<AnswerSet, 'typedName' | 'typedEmail'>
  reading: Reading
  source: AnswerSource
  /** Questions whose earlier answers the guest removed. */
  removes: string[]
  before: QuestionnaireResponse | undefined
}

export async function storeSubmission(db: Db, accepted: AcceptedSubmission): Promise<Submission> {
  if (accepted.before) return change(db, accepted, accepted.before)
  const { id, token, questions, linkedGuest, typed, reading, source } = accepted
  await reserve(db, 'answers')
  const responses = await storePhotos(db, accepted)
  const submittedAt = new Date().toISOString()
  const { typedName, typedEmail } = typed
  const { fields } = reading
  const row = {
    questionnaireId: id,
    uniqueToken: token,
    responses,
    questions,
    source,
    submittedAt,
    typedName,
  }
  const matching = !linkedGuest && typedEmail ? await guestWithEmail(db, typedEmail) : undefined
  if (matching) {
    const unverified = { guestId: matching.id, guestEmail: typedEmail, state: 'unverified' as const }
    await QuestionnaireResponse.forTenant(db).insert({ ...row, ...unverified })
  } else {
    const guest = linkedGuest ?? (await addGuest(db, fields))
    await QuestionnaireResponse.forTenant(db).insert({
      ...row,
      guestId: guest.id,
      guestEmail: fields.email ?? guest.email,
    })
    await giveAnswers(db, guest, { responses, questions, submittedAt, ...typed }, reading)
  }
  return { success: true, submittedAt }
}

/** Stores what a guest changed in the answers they sent before. */
async function change(
  db: Db,
  accepted: AcceptedSubmission,
  before: QuestionnaireResponse,
): Promise<Submission> {
  const { token, typed, reading, source, questions } = accepted
  // Only over a personal link are there answers of before
  const guest = accepted.linkedGuest!
  const { id, revision, submittedAt } = before
  const responses = await storePhotos(db, accepted)
  const now = changedAnswers(before, { questions, responses }, accepted.removes)
  const changedAt = new Date().toISOString()
  await QuestionnaireResponse.forTenant(db)
    .where({ id })
    .patch({
      ...now,
      source,
      uniqueToken: token,
      revision: revision + 1,
      changes: answerChanges(before, now, changedAt),
      changedAt,
    })
  await giveAnswers(db, guest, { ...now, submittedAt, ...typed, replaced: before }, reading)
  await showChanged(db, { id, guestId: guest.id })
  return { success: true, submittedAt }
}
