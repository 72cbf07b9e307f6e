import type { ResponsesQuery, WhichResponses } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import { QuestionnaireResponse as QuestionnaireResponseRecord } from '@cueroom/core/questionnaires/submission.ts'
import type { App } from '../app.ts'
import { type Db, tenantOf } from '../db/tenant.ts'
import { find } from '../guests/guests.service.ts'
import { Paged } from '../http/answer.ts'
import { showForDrafting } from '../show/show.service.ts'
import { personalPath } from './personal-link.ts'
import { Questionnaire, QuestionnaireResponse } from './questionnaire.model.ts'

type Found = QuestionnaireResponse & { guestName: string | null }

/** The answers to a questionnaire that match, newest first, with the names of their guests. */
function matching(db: Db, id: string, { search, since }: WhichResponses) {
  const found = QuestionnaireResponse.own(db)
    .where('questionnaireId', id)
    .leftJoin('guests', (join) =>
      join
        .on('guests.tenantId', 'questionnaire_responses.tenantId')
        .andOn('guests.id', 'questionnaire_responses.guestId')
        .onNull('guests.deletedAt'),
    )
    .orderBy([
      { column: 'questionnaire_responses.submittedAt', order: 'desc' },
      { column: 'questionnaire_responses.id', order: 'desc' },
    ])
  if (since) found.where('questionnaire_responses.submittedAt', '>=', since)
  const pattern = search && `%${search.replace(/[\\%_]/g, '\\$&')}%`
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

const withNames = ['questionnaire_responses.*', 'guests.name as guestName']

/** The answers to a questionnaire by pages; a deleted one still has its own. @throws 404. */
export async function list(db: Db, id: string, query: ResponsesQuery) {
  const { limit, after } = query
  await Questionnaire.own(db).findById(id).throwIfNotFound()
  const page = matching(db, id, query)
    .select(withNames)
    .limit(limit + 1)
  if (after) {
    page.whereRaw(
      `(questionnaire_responses.submitted_at, questionnaire_responses.id) <
        (select submitted_at, id from questionnaire_responses where id = ? and tenant_id = ?)`,
      [after, tenantOf(db)],
    )
  }
  const rows = (await page) as Found[]
  const shown = rows.slice(0, limit)
  const next = rows.length > shown.length ? nextPage(query, shown.at(-1)!.id) : undefined
  return new Paged(shown, await matching(db, id, query).resultSize(), next)
}

/** Sets of answers in one file, the newest. */
const mostExported = 5_000

/** What a file of the answers is made of. @throws 404. */
export async function exported(db: Db, id: string, query: WhichResponses) {
  const { title } = await Questionnaire.own(db).findById(id).throwIfNotFound()
  const rows = (await matching(db, id, query).select(withNames).limit(mostExported)) as Found[]
  const responses = rows.map((row) => QuestionnaireResponseRecord.parse(row))
  // Only what the contract lists leaves
  return { title, show: await showForDrafting(db), responses }
}

const nextPage = ({ search, since, limit }: ResponsesQuery, after: number) =>
  new URLSearchParams({
    ...(search && { search }),
    ...(since && { since }),
    limit: String(limit),
    after: String(after),
  }).toString()

/** The link with which one guest answers. @throws 404 for a guest or questionnaire the show does not have. */
export async function personalLink(db: Db, { secrets }: App, id: string, guestId: number) {
  await Questionnaire.live(db).findById(id).throwIfNotFound()
  await find(db, guestId)
  return { path: personalPath(id, guestId, secrets) }
}
