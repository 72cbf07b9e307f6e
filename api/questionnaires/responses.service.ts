import {
  answerSetsMax,
  type ResponsesQuery,
  type WhichResponses,
} from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import type { QuestionnaireSettings } from '@cueroom/core/questionnaires/questionnaire-settings.ts'
import type { App } from '../http/app.ts'
import { containing, type List, readPage } from '../db/pages.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { find } from '../guests/guests.service.ts'
import { currentLinks, personalPath } from './personal-link.ts'
import { Questionnaire, QuestionnaireResponse } from './questionnaire.model.ts'

export type ResponseWithGuest = QuestionnaireResponse & { guestName: string | null }

/** The answers to a questionnaire that match, newest first, with the names of their guests. */
export function matching(db: Db, id: string, { search, since, state }: WhichResponses) {
  const found = QuestionnaireResponse.forTenant(db)
    .where('questionnaireId', id)
    .leftJoin('guests', (join) =>
      join
        .on('guests.tenantId', 'questionnaire_responses.tenantId')
        .andOn('guests.id', 'questionnaire_responses.guestId')
        .onNull('guests.deletedAt'),
    )
  if (state) found.where('questionnaire_responses.state', state)
  if (since) found.where('questionnaire_responses.submittedAt', '>=', since)
  const pattern = search && containing(search)
  if (pattern) {
    found.where((any) =>
      any
        .whereRaw('questionnaire_responses.responses::text ilike ?', [pattern])
        .orWhere('guests.name', 'ilike', pattern)
        .orWhere('questionnaire_responses.guestEmail', 'ilike', pattern),
    )
  }
  return found
}

/** What a set of answers comes with of its guest. */
const ofTheGuest = ['guests.name as guestName', 'guests.wordings']

export const order = ['submittedAt', 'id']

/** A page of the answers to a questionnaire; a deleted one still has its own. @throws 404. */
export async function list(db: Db, id: string, query: ResponsesQuery) {
  await Questionnaire.forTenant(db).findById(id).throwIfNotFound()
  return readPage<ResponseWithGuest>(db, listOf(db, matching(db, id, query)), query)
}

/** The answers to a questionnaire that match, newest first, as a list to be read in parts. */
export const listOf = (db: Db, found: ReturnType<typeof matching>): List => ({
  rows: found.select('questionnaire_responses.*', ...ofTheGuest).toKnexQuery(),
  all: forTenant(db, 'questionnaire_responses'),
  by: order,
})

/** One set of answers to a questionnaire. @throws 404. */
export const get = (db: Db, { id, responseId }: { id: string; responseId: number }) =>
  matching(db, id, {})
    .where('questionnaire_responses.id', responseId)
    .select('questionnaire_responses.*', ...ofTheGuest)
    .first()
    .throwIfNotFound() as unknown as Promise<ResponseWithGuest>

/** The accepted answers of a guest to all questionnaires, newest first. @throws 404. */
export async function ofGuest(db: Db, guestId: number): Promise<ResponseWithGuest[]> {
  const { name, wordings } = await find(db, guestId)
  const known: Pick<ResponseWithGuest, 'guestName' | 'wordings'> = { guestName: name, wordings }
  const sets = await QuestionnaireResponse.forTenant(db)
    .where({ guestId, state: 'accepted' })
    .orderBy(order.map((column) => ({ column, order: 'desc' as const })))
    .limit(answerSetsMax)
  return sets.map((set) => Object.assign(set, known))
}

/** Locks answers, or lets their guest change them again. @throws 404. */
export async function setLock(db: Db, params: { id: string; responseId: number }, locked: boolean) {
  const { lockedAt } = await get(db, params)
  if (locked === !lockedAt)
    await QuestionnaireResponse.forTenant(db)
      .where({ id: params.responseId })
      .patch({ lockedAt: locked ? new Date().toISOString() : null })
  return get(db, params)
}

/** Whether a guest can no longer change answers. Settings of before there was a lock don't have one. */
export const isLocked = (
  { lockedAt }: Pick<QuestionnaireResponse, 'lockedAt'>,
  { answersLocked }: Partial<QuestionnaireSettings>,
) => Boolean(lockedAt || answersLocked)

/** The newest answers of a guest to a questionnaire, which their personal link shows. */
export const newestOfGuest = (db: Db, questionnaireId: string, guestId: number) =>
  QuestionnaireResponse.forTenant(db)
    .where({ questionnaireId, guestId, state: 'accepted' })
    .orderBy(order.map((column) => ({ column, order: 'desc' as const })))
    .first()

/** The link with which one guest answers. @throws 404 for a guest or questionnaire the show does not have. */
export async function personalLink(db: Db, { secrets }: App, id: string, guestId: number) {
  await Questionnaire.live(db).findById(id).throwIfNotFound()
  await find(db, guestId)
  const [link] = await currentLinks(db, [guestId])
  return { path: personalPath(id, link!, secrets) }
}
