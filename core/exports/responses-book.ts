import type * as Docx from 'docx'
import type { Paragraph } from 'docx'
import { answersPart } from './responses-document.ts'
import { wordFile } from './word-file.ts'
import { headingPart, quietPart, titleBlock } from './word-parts.ts'
import { counted, numberText } from '../text/format.ts'
import { type DateFormat, dayText } from '../text/dates.ts'
import { xmlSafe } from './xml-text.ts'
import type { ResponsesExport } from './responses-file.ts'
import type { QuestionnaireResponse } from '../questionnaires/submission.ts'
import { sourceLines } from '../questionnaires/source-fields.ts'

type Docx = typeof Docx

/** Sets of answers in one document, the newest. */
export const maxInBook = 200

/** A Word document of all answers to a questionnaire, with each guest on a new page. */
export async function responsesBook(wanted: ResponsesExport): Promise<Uint8Array<ArrayBuffer>> {
  const docx = await import('docx')
  const newest = wanted.responses.slice(0, maxInBook)
  const { title, show, responses } = xmlSafe({ ...wanted, responses: newest })
  return wordFile(docx, {
    title: `${title}: answers`,
    podcastName: show?.podcastName,
    description: 'Answers to the questionnaire',
    footer: [title, 'Answers'],
    texts: responses.flatMap((response) => Object.values(response.responses).flat()),
    children: [
      ...titleBlock(docx, {
        show,
        title,
        below: countOf(responses.length, wanted.total ?? wanted.responses.length),
      }),
      ...responses.flatMap((response, place) =>
        guestPart(docx, response, { dateFormat: show?.dateFormat, onNewPage: place > 0 }),
      ),
    ],
  })
}

function countOf(shown: number, all: number) {
  const sets = counted(all, 'set of answers', 'sets of answers')
  if (shown < all) return `The newest ${numberText(shown)} of ${sets}`
  return all === 0 ? 'Nobody has answered yet' : sets
}

interface PartStyle {
  dateFormat: DateFormat | undefined
  onNewPage: boolean
}

function guestPart(
  docx: Docx,
  response: QuestionnaireResponse,
  { dateFormat, onNewPage }: PartStyle,
): Paragraph[] {
  const { state, guestEmail, submittedAt, responses, wordings, questions, source } = response
  const isUnverified = state === 'unverified'
  const sender = isUnverified ? response.typedName : response.guestName
  const name = sender ?? guestEmail ?? 'A deleted guest'
  const under = [
    isUnverified && 'Unverified',
    sender && guestEmail,
    `Answers of ${dayText(submittedAt, { dateFormat })}`,
  ].filter(Boolean)
  return [
    headingPart(docx, 1, name, { pageBreakBefore: onNewPage }),
    quietPart(docx, { text: under.join('  ·  ') }, { spacing: { after: 160 }, keepNext: true }),
    ...answersPart(docx, { responses, wordings, asked: questions }),
    ...sourceLines(source).map((text) => quietPart(docx, { text, size: 18 })),
  ]
}
