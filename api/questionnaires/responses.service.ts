import type { ResponsesQuery } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import type { App } from '../app.ts'
import { type Db, tenantOf } from '../db/tenant.ts'
import { find } from '../guests/guests.service.ts'
import { Paged } from '../http/answer.ts'
import { personalPath } from './personal-link.ts'
import { Questionnaire, QuestionnaireResponse } from './questionnaire.model.ts'

/** The answers to a questionnaire, newest first; a deleted questionnaire still has its own. */
export async function list(db: Db, id: string, query: ResponsesQuery) {
  const { search, limit, after } = query
  await Questionnaire.own(db).findById(id).throwIfNotFound()
  const matching = QuestionnaireResponse.own(db)
    .where('questionnaireId', id)
    .leftJoin('guests', (join) =>
      join
        .on('guests.tenantId', 'questionnaire_responses.tenantId')
        .andOn('guests.id', 'questionnaire_responses.guestId')
        .onNull('guests.deletedAt'),
    )
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
  if (pattern) {
    matching.where((any) =>
      any
        .whereRaw('questionnaire_responses.responses::text ilike ?', [pattern])
        .orWhere('guests.name', 'ilike', pattern)
        .orWhere('questionnaire_responses.guestEmail', 'ilike', pattern),
    )
  }
  const page = matching
    .clone()
    .select('questionnaire_responses.*', 'guests.name as guestName')
    .orderBy([
      { column: 'questionnaire_responses.submittedAt', order: 'desc' },
      { column: 'questionnaire_responses.id', order: 'desc' },
    ])
    .limit(limit + 1)
  if (after) {
    page.whereRaw(
      `(questionnaire_responses.submitted_at, questionnaire_responses.id) <
        (select submitted_at, id from questionnaire_responses where id = ? and tenant_id = ?)`,
      [after, tenantOf(db)],
    )
  }
  const rows = (await page) as (QuestionnaireResponse & { guestName: string | null })[]
  const shown = rows.slice(0, limit)
  const next = rows.length > shown.length ? nextPage(query, shown.at(-1)!.id) : undefined
  return new Paged(shown, await matching.resultSize(), next)
}

const nextPage = ({ search, limit }: ResponsesQuery, after: number) =>
  new URLSearchParams({ ...(search && { search }), limit: String(limit), after: String(after) }).toString()

/** The link with which one guest answers. @throws 404 for a guest or questionnaire the show does not have. */
export async function personalLink(db: Db, { secrets }: App, id: string, guestId: number) {
  await Questionnaire.live(db).findById(id).throwIfNotFound()
  await find(db, guestId)
  return { path: personalPath(id, guestId, secrets) }
}
