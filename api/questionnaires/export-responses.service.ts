import type { ExportedFile, StreamedFile } from '@cueroom/core/contract/file.ts'
import { csvType, jsonType } from '@cueroom/core/contract/file.ts'
import { csvPieces, jsonPieces } from '@cueroom/core/exports/streamed-rows.ts'
import type { Question } from '@cueroom/core/questionnaires/questionnaire.ts'
import type { WhichResponses } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import { maxInBook } from '@cueroom/core/exports/responses-book.ts'
import {
  type AnswerColumns,
  answerColumns,
  answersFileName,
  maxFieldColumns,
  tooManyForWorkbook,
} from '@cueroom/core/exports/responses-file.ts'
import type { ResponseFormat } from '@cueroom/core/questionnaires/response-formats.ts'
import { QuestionnaireResponse as ResponseRecord } from '@cueroom/core/questionnaires/submission.ts'
import type { Db } from '../db/tenant.ts'
import { collectBytes, eachPart } from '../exports/read-parts.ts'
import type { HostCaller, HostTransactions, LongScope } from '../http/handlers.ts'
import { conflict, problem } from '../problems/problems.ts'
import { showForDrafting } from '../show/show.service.ts'
import { threads } from '../threads/threads.ts'
import { Questionnaire } from './questionnaire.model.ts'
import { type ResponseWithGuest, listOf, matching, order } from './responses.service.ts'

type Scope = Pick<HostCaller & HostTransactions & LongScope, 'inTenant' | 'tenantId' | 'signal'>
export interface Wanted extends WhichResponses {
  id: string
  format: ResponseFormat
}

/** Versions of a questionnaire whose questions become columns of one table. */
const maxVersions = 1_000

/** Only what the contract lists leaves. */
const record = (row: ResponseWithGuest) => ResponseRecord.parse(row)

/**
 * The answers to a questionnaire as a file: CSV and JSON are written while they are sent, the others on a worker thread.
 * @throws 404, and 413 where there are more than a file of that format takes: none is left out in silence.
 */
export async function exportResponses(wanted: Wanted, scope: Scope): Promise<ExportedFile | StreamedFile> {
  const material = await scope.inTenant((db) => read(db, wanted))
  const { title, newest } = material
  // Answers that arrive in the meantime are in the next file: their questions are no columns of this one
  const parts = eachPart<ResponseWithGuest>(scope.inTenant, (db) =>
    listOf(db, matching(db, wanted.id, wanted).where('questionnaire_responses.id', '<=', newest)),
  )
  const { format } = wanted
  const name = answersFileName(title, format)
  if (format === 'json') return { name, type: jsonType, pieces: jsonPieces(parts, record) }
  if (format === 'csv')
    return {
      name,
      type: csvType,
      pieces: csvOf(parts, await scope.inTenant((db) => columnsOf(db, wanted))),
    }
  const rows = await collectBytes(parts, record, format === 'docx' ? maxInBook : undefined)
  const { show, total } = material
  const input = { title, show, total, rows, format }
  return threads.run('responsesFile', input, { ...scope, transfer: rows })
}

async function read(db: Db, { id, format, ...which }: Wanted) {
  const { title } = await Questionnaire.forTenant(db).findById(id).throwIfNotFound()
  const [found] = (await matching(db, id, which)
    .count('* as total')
    .max('questionnaire_responses.id as newest')
    .toKnexQuery()) as { total: string; newest: number | null }[]
  const total = Number(found?.total ?? 0)
  const tooMany = format === 'xlsx' ? tooManyForWorkbook(total) : undefined
  if (tooMany) throw problem(413, 'too_large', tooMany)
  return { title, total, newest: found?.newest ?? 0, show: await showForDrafting(db) }
}

async function columnsOf(db: Db, wanted: Wanted) {
  return answerColumns(await asked(db, wanted), await fieldNames(db, wanted))
}

/** Names of the fields that pages passed on, the most frequent first; one more than have columns. */
async function fieldNames(db: Db, { id, format: _, ...which }: Wanted): Promise<string[]> {
  const rows = matching(db, id, which)
    .select(db.raw(`jsonb_object_keys(questionnaire_responses.source->'fields') as name`))
    .toKnexQuery()
  const found: { name: string }[] = await db
    .from(rows.as('fields'))
    .select('name')
    .groupBy('name')
    .orderByRaw('count(*) desc, name')
    .limit(maxFieldColumns + 1)
  return found.map(({ name }) => name)
}

/** Every version of the questions that was answered, in the order of the answers. */
async function asked(db: Db, { id, format: _, ...which }: Wanted): Promise<Question[][]> {
  const versions = matching(db, id, which)
    .select(['questions', ...order].map((column) => `questionnaire_responses.${column}`))
    .distinctOn('questionnaire_responses.questions')
    .orderBy([
      { column: 'questionnaire_responses.questions' },
      ...newestFirst.map(({ column, order }) => ({ column: `questionnaire_responses.${column}`, order })),
    ])
    .toKnexQuery()
  const found: { questions: Question[] }[] = await db
    .from(versions.as('versions'))
    .select('questions')
    .orderBy(newestFirst)
    .limit(maxVersions + 1)
  if (found.length <= maxVersions) return found.map(({ questions }) => questions)
  throw problem(
    413,
    'too_large',
    'The questions changed too many times to fit in one table. Export JSON, or filter the answers by date.',
  )
}

const newestFirst = order.map((column) => ({ column, order: 'desc' as const }))

const csvOf = (
  parts: AsyncIterable<ResponseWithGuest[]>,
  { headers, numbers, cover, cells }: AnswerColumns,
) => {
  const cellsOf = (row: ResponseWithGuest) => {
    const response = record(row)
    if (!cover(response))
      throw conflict('The answers changed during the export. Please export them again.', 'list_changed')
    return cells(response)
  }
  return csvPieces(headers, parts, cellsOf, numbers)
}
