import { numberText } from '../text/format.ts'
import { docxType, type ExportedFile } from '../contract/file.ts'
import { fileName } from './file-name.ts'
import { workbookBytes, xlsxType } from './workbook.ts'
import type { ShowSettings } from '../show/show-settings.ts'
import { answerTo } from '../questionnaires/answers.ts'
import { answerText } from '../questionnaires/check-answers.ts'
import type { Question } from '../questionnaires/questionnaire.ts'
import type { ResponseFormat } from '../questionnaires/response-formats.ts'
import type { QuestionnaireResponse } from '../questionnaires/submission.ts'

/** Formats that are made whole, in memory; the others are written while they are sent. */
export type MadeFormat = 'xlsx' | 'docx'

/** Sets of answers in one workbook. */
const mostInWorkbook = 5_000

/** Why that many sets of answers are no workbook, and what to do about it; undefined where they fit. */
export const tooManyForWorkbook = (count: number): string | undefined =>
  count > mostInWorkbook
    ? `There are ${numberText(count)} sets of answers, more than the ${numberText(mostInWorkbook)} of one Excel file. Export CSV or JSON, which hold any number, or narrow them down by search or date.`
    : undefined

/** What a file of answers is made of. */
export interface ResponsesExport {
  title: string
  /** The name on a Word document; null before the show's settings are saved. */
  show: Pick<ShowSettings, 'podcastName'> | null
  /** Newest first. */
  responses: readonly QuestionnaireResponse[]
  /** Sets of answers that there are, where not all of them are here. */
  total?: number
}

type Asked = Pick<Question, 'id' | 'question'>

/** Columns of a table of answers. */
export interface AnswerColumns {
  headers: string[]
  /** Whether every answer of the set has a column. */
  cover(response: QuestionnaireResponse): boolean
  cells(response: QuestionnaireResponse): string[]
}

/**
 * The columns for all questions as they were asked, in the order of the sets. A question that was asked in other
 * words before has a column for each wording: an answer is under the one its guest read.
 */
export function answerColumns(sets: Iterable<readonly Asked[]>): AnswerColumns {
  const asked = new Map<string, Asked>()
  for (const questions of sets)
    for (const { id, question } of questions) asked.set(keyOf({ id, question }), { id, question })
  const columns = [...asked.entries()]
  return {
    headers: ['Guest', 'Email', 'Submitted', 'Status', ...columns.map(([, { question }]) => question)],
    cover: ({ questions }) => questions.every((question) => asked.has(keyOf(question))),
    cells: (response) => {
      const own = new Set(response.questions.map(keyOf))
      const answers = columns.map(([key, { id }]) =>
        own.has(key) ? answerTo(response.responses, id) : undefined,
      )
      return [
        ...sentBy(response),
        ...answers.map((answer) => (answer === undefined ? '' : answerText(answer))),
      ]
    },
  }
}

/** Unverified answers carry the name that was typed: nobody knows whether the guest sent them. */
const sentBy = ({ state, guestName, typedName, guestEmail, submittedAt }: QuestionnaireResponse) =>
  state === 'unverified'
    ? [typedName ?? '', guestEmail ?? '', submittedAt, 'Unverified']
    : [guestName ?? '', guestEmail ?? '', submittedAt, 'Accepted']

const keyOf = ({ id, question }: Asked) => `${id}\0${question}`

export const answersFileName = (title: string, format: ResponseFormat) => fileName([title, 'answers'], format)

/** The answers to a questionnaire as a file. Loads a writer of documents only when one is wanted. */
export async function responsesFile(wanted: ResponsesExport, format: MadeFormat): Promise<ExportedFile> {
  const { title, responses } = wanted
  const name = answersFileName(title, format)
  if (format === 'xlsx') return { name, type: xlsxType, bytes: await workbook(responses) }
  const { responsesBook } = await import('./responses-book.ts')
  return { name, type: docxType, bytes: await responsesBook(wanted) }
}

function workbook(responses: readonly QuestionnaireResponse[]) {
  const { headers, cells } = answerColumns(responses.map(({ questions }) => questions))
  const rows = [headers, ...responses.map(cells)]
  return workbookBytes({ name: 'Answers', rows, widths: headers.map((_, place) => (place < 4 ? 24 : 48)) })
}
