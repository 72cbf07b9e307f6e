import type { Db } from '../db/tenant.ts'
import type { Reading } from '../drafting/provider.ts'
import { Guest } from '../guests/guest.model.ts'
import type { HostCaller, HostTransactions } from '../http/handlers.ts'
import { conflict } from '../problems/problems.ts'
import { addGuest, type AnswerSet, giveAnswers, readAnswers } from './answered-guest.ts'
import { QuestionnaireResponse } from './questionnaire.model.ts'
import * as responses from './responses.service.ts'

/** Names one set of answers to one questionnaire. */
export interface ResponseParams {
  id: string
  responseId: number
}

/** What a decision about unverified answers needs: their reading takes a while, and no transaction waits for it. */
type Scope = Pick<HostCaller & HostTransactions, 'inTenant' | 'finish' | 'tenantId'>

/** Gives unverified answers to the guest whose address they name. @throws 404, 409. */
export const accept = (scope: Scope, params: ResponseParams) =>
  decide(scope, params, async (db, { guestId }) => {
    const guest = await Guest.live(db).findById(guestId!).forUpdate()
    if (guest) return guest
    throw conflict(
      'This guest was deleted. Restore the guest, or keep the answers as a new guest.',
      'guest_deleted',
    )
  })

/** Makes a new guest of unverified answers. @throws 404, 409. */
export const keepAsNewGuest = (scope: Scope, params: ResponseParams) =>
  decide(scope, params, (db, _unverified, { fields }) => addGuest(db, fields))

type Choose = (db: Db, unverified: QuestionnaireResponse, reading: Reading) => Promise<Guest>

async function decide({ inTenant, finish, tenantId }: Scope, params: ResponseParams, choose: Choose) {
  const sent = await inTenant((db) => findUnverified(db, params))
  const reading = await readAnswers(answersOf(sent), tenantId)
  return finish(async (db) => {
    const unverified = await findUnverified(db, params)
    const guest = await choose(db, unverified, reading)
    await QuestionnaireResponse.forTenant(db)
      .where({ id: unverified.id })
      .patch({ state: 'accepted', guestId: guest.id })
    await giveAnswers(db, guest, answersOf(unverified), reading)
    return responses.get(db, params)
  })
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

const answersOf = ({ guestEmail, ...answers }: QuestionnaireResponse): AnswerSet => ({
  ...answers,
  typedEmail: guestEmail,
})
