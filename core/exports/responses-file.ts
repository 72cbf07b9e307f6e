import { numberText } from '../text/format.ts'
import { docxType, type ExportedFile, xlsxType } from '../contract/file.ts'
import { fileName } from './file-name.ts'
import { clockText, workbookBytes } from './workbook.ts'
import type { Show } from '../show/show-settings.ts'
import type { AnswerSource } from '../questionnaires/answer-source.ts'
import { isAnswerable } from '../questionnaires/question-types.ts'
import type { Question } from '../questionnaires/questionnaire.ts'
import type { ResponseFormat } from '../questionnaires/response-formats.ts'
import { shownAnswer } from '../questionnaires/shown-answer.ts'
import type { QuestionnaireResponse } from '../questionnaires/submission.ts'

/** Formats generated in memory; the others are streamed. */
export type MadeFormat = 'xlsx' | 'docx'

/** Sets of answers in one workbook. */
const maxInWorkbook = 5_000

/** The message if there are too many sets of answers for a workbook; undefined if they fit. */
export const tooManyForWorkbook = (count: number): string | undefined =>
  count > maxInWorkbook
    ? `There are ${numberText(count)} sets of answers, but an Excel file can have at most ${numberText(maxInWorkbook)}. Export CSV or JSON, or filter the answers by text or date.`
    : undefined

/** What a file of answers is made of. */
export interface ResponsesExport {
  title: string
  /** The name on a Word document; null before the show's settings are saved. */
  show: Pick<Show, 'podcastName' | 'dateFormat'> | null
  /** Newest first. */
  responses: readonly QuestionnaireResponse[]
  /** Total sets of answers, if not all are included. */
  total?: number
}

type Asked = Pick<Question, 'id' | 'question' | 'type'>

/** Columns of a table of answers. */
export interface AnswerColumns {
  headers: string[]
  /** Places of the questions that ask for a number. */
  numbers: ReadonlySet<number>
  /** Whether every answer of the set has a column. */
  cover(response: QuestionnaireResponse): boolean
  cells(response: QuestionnaireResponse): string[]
}

/** Maximum columns for page fields; further ones share a column, because visitors can invent names. */
export const maxFieldColumns = 30

/**
 * The columns for all questions as asked. A reworded question has a column per wording, so each answer is
 * under the wording its guest read. The form's page and the fields it passed on come last.
 */
export function answerColumns(
  sets: Iterable<readonly Asked[]>,
  fieldNames: readonly string[] = [],
): AnswerColumns {
  const asked = new Map<string, Asked>()
  for (const questions of sets)
    for (const question of questions.filter(takesAnswers)) asked.set(keyOf(question), question)
  const columns = [...asked.entries()]
  const origin = sourceColumns(fieldNames)
  const numbers = columns.flatMap(([, { type }], place) =>
    type === 'number' ? [sentHeaders.length + place] : [],
  )
  return {
    numbers: new Set(numbers),
    headers: [...sentHeaders, ...columns.map(([, { question }]) => question), ...origin.headers],
    cover: ({ questions }) => questions.filter(takesAnswers).every((question) => asked.has(keyOf(question))),
    cells: (response) => {
      const own = new Set(response.questions.map(keyOf))
      const answers = columns.map(([key, question]) => (own.has(key) ? shownAnswer(question, response) : ''))
      return [...sentBy(response), ...answers, ...origin.cells(response.source)]
    },
  }
}

function sourceColumns(fieldNames: readonly string[]) {
  const own = fieldNames.slice(0, maxFieldColumns)
  const others = fieldNames.length > own.length
  return {
    headers: ['Page', ...own, ...(others ? ['Other fields'] : [])],
    cells: ({ page, fields }: AnswerSource) => {
      const rest = Object.entries(fields).filter(([name]) => !own.includes(name))
      const lines = rest.map(([name, value]) => `${name}: ${value}`)
      const values = own.map((name) => (Object.hasOwn(fields, name) ? fields[name]! : ''))
      return [page ?? '', ...values, ...(others ? [lines.join('\n')] : [])]
    },
  }
}

/** Names of the fields of all answers, the most frequent first. */
function fieldNamesOf(responses: readonly QuestionnaireResponse[]): string[] {
  const counts = new Map<string, number>()
  for (const name of responses.flatMap(({ source }) => Object.keys(source.fields)))
    counts.set(name, (counts.get(name) ?? 0) + 1)
  return [...counts].sort(([, one], [, other]) => other - one).map(([name]) => name)
}

const sentHeaders = ['Guest', 'Email', 'Submitted (UTC)', 'Status']

/** Unverified answers show the typed name, because they may not be from the guest. */
const sentBy = ({ state, guestName, typedName, guestEmail, submittedAt }: QuestionnaireResponse) =>
  state === 'unverified'
    ? [typedName ?? '', guestEmail ?? '', clockText(submittedAt, 'UTC'), 'Unverified']
    : [guestName ?? '', guestEmail ?? '', clockText(submittedAt, 'UTC'), 'Accepted']

/** Of the column in `sentBy`. */
const submittedPlace = 2

const takesAnswers = ({ type }: Asked) => isAnswerable(type)

const keyOf = ({ id, question }: Pick<Asked, 'id' | 'question'>) => `${id}\0${question}`

export const answersFileName = (title: string, format: ResponseFormat) => fileName([title, 'answers'], format)

/** The answers to a questionnaire as a file. Loads document writers on demand. */
export async function responsesFile(wanted: ResponsesExport, format: MadeFormat): Promise<ExportedFile> {
  const { title, responses } = wanted
  const name = answersFileName(title, format)
  if (format === 'xlsx') return { name, type: xlsxType, bytes: await workbook(responses) }
  const { responsesBook } = await import('./responses-book.ts')
  return { name, type: docxType, bytes: await responsesBook(wanted) }
}

function workbook(responses: readonly QuestionnaireResponse[]) {
  const { headers, cells } = answerColumns(
    responses.map(({ questions }) => questions),
    fieldNamesOf(responses),
  )
  const rows = [headers, ...responses.map(cells)]
  return workbookBytes({
    name: 'Answers',
    rows,
    widths: headers.map((_, place) => (place < 4 ? 24 : 48)),
    dates: [submittedPlace],
  })
}
