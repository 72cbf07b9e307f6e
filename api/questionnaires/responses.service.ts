import type { ResponsesQuery, WhichResponses } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import {
  mostExported,
  type ResponseFormat,
  tooManyToExport,
} from '@cueroom/core/questionnaires/responses-file.ts'
import { QuestionnaireResponse as QuestionnaireResponseRecord } from '@cueroom/core/questionnaires/submission.ts'
import type { App } from '../app.ts'
import { type Db, tenantOf } from '../db/tenant.ts'
import { find } from '../guests/guests.service.ts'
import { Paged } from '../http/answer.ts'
import type { LongScope } from '../http/implement.ts'
import { problem } from '../http/problems.ts'
import { showForDrafting } from '../show/show.service.ts'
import { personalPath } from './personal-link.ts'
import { Questionnaire, QuestionnaireResponse } from './questionnaire.model.ts'

type InTenant = LongScope['inTenant']
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

/** What comes behind that set of answers in the order of the list. */
const olderThan = (db: Db, after: number): [sql: string, bindings: (string | number)[]] => [
  `(questionnaire_responses.submitted_at, questionnaire_responses.id) <
    (select submitted_at, id from questionnaire_responses where id = ? and tenant_id = ?)`,
  [after, tenantOf(db)],
]

const withNames = ['questionnaire_responses.*', 'guests.name as guestName']

/** The answers to a questionnaire by pages; a deleted one still has its own. @throws 404. */
export async function list(db: Db, id: string, query: ResponsesQuery) {
  const { limit, after } = query
  await Questionnaire.own(db).findById(id).throwIfNotFound()
  const page = matching(db, id, query)
    .select(withNames)
    .limit(limit + 1)
  if (after) page.whereRaw(...olderThan(db, after))
  const rows = (await page) as Found[]
  const shown = rows.slice(0, limit)
  const next = rows.length > shown.length ? nextPage(query, shown.at(-1)!.id) : undefined
  return new Paged(shown, await matching(db, id, query).resultSize(), next)
}

/** Sets of answers that are read at once for a file. */
const exportedPage = 500
/** UTF-16 code units of the answers in one file. */
const longestExport = 64_000_000

/**
 * What a file of the answers is made of: every set that matches, read in short transactions.
 * @throws 404, and 413 where there are more than the file takes: none is left out in silence.
 */
export async function exported(
  inTenant: InTenant,
  id: string,
  query: WhichResponses & { format: ResponseFormat },
) {
  const { title, show, total } = await inTenant(async (db) => ({
    title: (await Questionnaire.own(db).findById(id).throwIfNotFound()).title,
    show: await showForDrafting(db),
    total: await matching(db, id, query).resultSize(),
  }))
  if (total > mostExported[query.format])
    throw problem(413, 'too_large', tooManyToExport(total, query.format))
  const responses: QuestionnaireResponseRecord[] = []
  let size = 0
  for (let rows: Found[] | undefined; !rows || rows.length === exportedPage;) {
    rows = await inTenant((db) => exportedFrom(db, id, query, responses.at(-1)?.id))
    // Only what the contract lists leaves
    responses.push(...rows.map((row) => QuestionnaireResponseRecord.parse(row)))
    size += JSON.stringify(rows).length
    if (size > longestExport)
      throw problem(
        413,
        'too_large',
        'There are too many answers for one file. Narrow them down by search or date.',
      )
  }
  return { title, show, responses }
}

async function exportedFrom(db: Db, id: string, query: WhichResponses, after: number | undefined) {
  const page = matching(db, id, query).select(withNames).limit(exportedPage)
  if (after) page.whereRaw(...olderThan(db, after))
  return (await page) as Found[]
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
