import type { ResponsesQuery, WhichResponses } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import { mostExported, tooManyToExport } from '@cueroom/core/exports/responses-file.ts'
import type { ResponseFormat } from '@cueroom/core/questionnaires/response-formats.ts'
import { QuestionnaireResponse as QuestionnaireResponseRecord } from '@cueroom/core/questionnaires/submission.ts'
import type { App } from '../http/app.ts'
import { containing, eachPage, readPage } from '../db/pages.ts'
import { type Db, forTenant } from '../db/tenant.ts'
import { find } from '../guests/guests.service.ts'
import type { HostTransactions } from '../http/handlers.ts'
import { problem } from '../problems/problems.ts'
import { showForDrafting } from '../show/show.service.ts'
import { personalPath } from './personal-link.ts'
import { Questionnaire, QuestionnaireResponse } from './questionnaire.model.ts'

type InTenant = HostTransactions['inTenant']
type ResponseWithGuest = QuestionnaireResponse & { guestName: string | null }

/** The answers to a questionnaire that match, newest first, with the names of their guests. */
function matching(db: Db, id: string, { search, since, state }: WhichResponses) {
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

const order = ['submittedAt', 'id']

/** A page of the answers to a questionnaire; a deleted one still has its own. @throws 404. */
export async function list(db: Db, id: string, query: ResponsesQuery) {
  await Questionnaire.forTenant(db).findById(id).throwIfNotFound()
  return pageOf(db, id, query)
}

const pageOf = (db: Db, id: string, query: WhichResponses & { limit: number; after?: number | undefined }) =>
  readPage<ResponseWithGuest>(
    db,
    {
      rows: matching(db, id, query)
        .select('questionnaire_responses.*', 'guests.name as guestName')
        .toKnexQuery(),
      all: forTenant(db, 'questionnaire_responses'),
      by: order,
    },
    query,
  )

/** One set of answers to a questionnaire. @throws 404. */
export const get = (db: Db, { id, responseId }: { id: string; responseId: number }) =>
  matching(db, id, {})
    .where('questionnaire_responses.id', responseId)
    .select('questionnaire_responses.*', 'guests.name as guestName')
    .first()
    .throwIfNotFound() as unknown as Promise<ResponseWithGuest>

/** Sets of answers that are read together for a file. */
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
    title: (await Questionnaire.forTenant(db).findById(id).throwIfNotFound()).title,
    show: await showForDrafting(db),
    total: await matching(db, id, query).resultSize(),
  }))
  if (total > mostExported[query.format])
    throw problem(413, 'too_large', tooManyToExport(total, query.format))
  const responses: QuestionnaireResponseRecord[] = []
  let size = 0
  const read = (after?: number) => inTenant((db) => pageOf(db, id, { ...query, limit: exportedPage, after }))
  for await (const rows of eachPage(read)) {
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

/** The link with which one guest answers. @throws 404 for a guest or questionnaire the show does not have. */
export async function personalLink(db: Db, { secrets }: App, id: string, guestId: number) {
  await Questionnaire.live(db).findById(id).throwIfNotFound()
  await find(db, guestId)
  return { path: personalPath(id, guestId, secrets) }
}
