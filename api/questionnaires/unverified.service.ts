import type { Db } from '../db/tenant.ts'
import { Guest } from '../guests/guest.model.ts'
import { conflict } from '../problems/problems.ts'
import { addGuest, type AnswerSet, giveAnswers, readAnswers } from './answered-guest.ts'
import { QuestionnaireResponse } from './questionnaire.model.ts'
import * as responses from './responses.service.ts'

/** Names one set of answers to one questionnaire. */
export interface ResponseParams {
  id: string
  responseId: number
}

/** Gives unverified answers to the guest whose address they name. @throws 404, 409. */
export async function accept(db: Db, params: ResponseParams) {
  const unverified = await findUnverified(db, params)
  const guest = await Guest.live(db).findById(unverified.guestId!).forUpdate()
  if (!guest)
    throw conflict(
      'This guest was deleted. Restore the guest, or keep the answers as a new guest.',
      'guest_deleted',
    )
  return settle(db, params, guest, unverified)
}

/** Makes a new guest of unverified answers. @throws 404, 409. */
export async function keepAsNewGuest(db: Db, params: ResponseParams) {
  const unverified = await findUnverified(db, params)
  const guest = await addGuest(db, readAnswers(answersOf(unverified)).fields)
  return settle(db, params, guest, unverified)
}

/** Deletes unverified answers. @throws 404, 409. */
export async function remove(db: Db, params: ResponseParams) {
  const { id } = await findUnverified(db, params)
  return { deleted: await QuestionnaireResponse.forTenant(db).where({ id }).delete() }
}

/** The answers, locked until the transaction ends: of two decisions only one counts. */
async function findUnverified(db: Db, { id, responseId }: ResponseParams) {
  const found = await QuestionnaireResponse.forTenant(db)
    .findById(responseId)
    .where({ questionnaireId: id })
    .forUpdate()
    .throwIfNotFound()
  if (found.state !== 'unverified')
    throw conflict('These answers already belong to a guest.', 'already_accepted')
  return found
}

async function settle(db: Db, params: ResponseParams, guest: Guest, unverified: QuestionnaireResponse) {
  await QuestionnaireResponse.forTenant(db)
    .where({ id: unverified.id })
    .patch({ state: 'accepted', guestId: guest.id })
  await giveAnswers(db, guest, answersOf(unverified))
  return responses.get(db, params)
}

const answersOf = ({ guestEmail, ...answers }: QuestionnaireResponse): AnswerSet => ({
  ...answers,
  typedEmail: guestEmail,
})
