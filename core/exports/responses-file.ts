import { docxType, type ExportedFile } from '../contract/file.ts'
import { fileName } from './file-name.ts'
import { csvBytes } from './guests-sheet.ts'
import { workbookBytes, xlsxType } from './workbook.ts'
import type { ShowSettings } from '../show/show-settings.ts'
import { answerTo } from '../questionnaires/answers.ts'
import { answerText } from '../questionnaires/check-answers.ts'
import type { Question } from '../questionnaires/questionnaire.ts'
import type { ResponseFormat } from '../questionnaires/response-formats.ts'
import type { QuestionnaireResponse } from '../questionnaires/submission.ts'

/** Sets of answers one file takes: tables and documents are made whole, in memory. */
export const mostExported: Record<ResponseFormat, number> = {
  csv: 20_000,
  json: 20_000,
  xlsx: 5_000,
  docx: 5_000,
}

/** Why that many sets of answers are no file, and what to do about it. */
export function tooManyToExport(count: number, format: ResponseFormat): string {
  const number = (of: number) => of.toLocaleString('en-US')
  const most = mostExported[format]
  const hint =
    count <= mostExported.csv
      ? `Take CSV or JSON, which hold ${number(mostExported.csv)}.`
      : 'Narrow them down by search or date.'
  return `There are ${number(count)} sets of answers, more than the ${number(most)} of one ${format.toUpperCase()} file. ${hint}`
}

/** What a file of answers is made of. */
export interface ResponsesExport {
  title: string
  /** The name on a Word document; null before the show's settings are saved. */
  show: Pick<ShowSettings, 'podcastName'> | null
  /** Newest first. */
  responses: readonly QuestionnaireResponse[]
}

/**
 * Headers and one row for each set of answers. A question that was asked in other
 * words before has a column for each wording: an answer is under the one its guest read.
 */
export function responseRows(responses: readonly QuestionnaireResponse[]): string[][] {
  const asked = new Map<string, Pick<Question, 'id' | 'question'>>()
  for (const { questions } of responses)
    for (const { id, question } of questions) asked.set(keyOf({ id, question }), { id, question })
  const columns = [...asked.entries()]
  return [
    ['Guest', 'Email', 'Submitted', ...columns.map(([, { question }]) => question)],
    ...responses.map((response) => {
      const own = new Set(response.questions.map(keyOf))
      const answers = columns.map(([key, { id }]) =>
        own.has(key) ? answerTo(response.responses, id) : undefined,
      )
      return [
        response.guestName ?? '',
        response.guestEmail ?? '',
        response.submittedAt,
        ...answers.map((answer) => (answer === undefined ? '' : answerText(answer))),
      ]
    }),
  ]
}

const keyOf = ({ id, question }: Pick<Question, 'id' | 'question'>) => `${id}\0${question}`

/** The answers to a questionnaire as a file. Loads a writer of documents only when one is wanted. */
export async function responsesFile(wanted: ResponsesExport, format: ResponseFormat): Promise<ExportedFile> {
  const { title, responses } = wanted
  const name = fileName([title, 'answers'], format)
  switch (format) {
    case 'csv':
      return { name, type: 'text/csv; charset=utf-8', bytes: csvBytes(responseRows(responses)) }
    case 'json':
      return {
        name,
        type: 'application/json',
        bytes: new TextEncoder().encode(JSON.stringify(responses, null, 2)),
      }
    case 'xlsx':
      return { name, type: xlsxType, bytes: await workbook(responseRows(responses)) }
    case 'docx': {
      const { responsesBook } = await import('./responses-book.ts')
      return { name, type: docxType, bytes: await responsesBook(wanted) }
    }
  }
}

const workbook = (rows: string[][]) =>
  workbookBytes({ name: 'Answers', rows, widths: rows[0]!.map((_, place) => (place < 3 ? 24 : 48)) })
