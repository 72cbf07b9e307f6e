import { dayText } from '../text/dates.ts'
import type * as Docx from 'docx'
import type { Paragraph } from 'docx'
import type { Guest } from '../guests/guest.ts'
import { answerTo, isAnswered, type Answer } from '../questionnaires/answers.ts'
import { defaultQuestions, questionLabel } from '../questionnaires/default-questionnaire.ts'
import type { Answers, Question, Wordings } from '../questionnaires/questionnaire.ts'
import { currentWording, inGuestsWords } from '../questionnaires/wordings.ts'
import type { Show } from '../show/show-settings.ts'
import { docxType, type ExportedFile } from '../contract/file.ts'
import { fileName } from './file-name.ts'
import { wordFile } from './word-file.ts'
import { headingPart, quietPart, textLines, titlePart } from './word-parts.ts'
import { xmlSafe } from './xml-text.ts'

/** What the document of a guest's answers is made of. */
export interface ResponsesDocument {
  /** Null before the show's settings are saved. */
  show: Pick<Show, 'podcastName' | 'dateFormat'> | null
  guest: Pick<Guest, 'name' | 'title' | 'company'>
  responses: Answers
  /** The host's wordings; the guest's own download has none. */
  wordings?: Wordings | null | undefined
  /** The questions as asked; without them, answers are labelled from the fixed list. */
  asked: Pick<Question, 'id' | 'question'>[]
  submittedAt: string | null
}

type Docx = typeof Docx

const isPicture = (answer: Answer) => typeof answer === 'string' && /^(data:image\/|\/media\/)/u.test(answer)

/** Question ids in the order asked, then answers to unknown questions. */
const idsOf = ({ asked, responses }: Pick<ResponsesDocument, 'responses' | 'asked'>) => [
  ...new Set([
    ...(asked.length > 0 ? asked : defaultQuestions).map(({ id }) => id),
    ...Object.keys(responses),
  ]),
]

function answerPart({ Paragraph }: Docx, answer: Answer): Paragraph[] {
  if (isPicture(answer)) return [new Paragraph({ text: 'A photo came with the answers.' })]
  if (typeof answer === 'string')
    return textLines(answer).map(
      (text) => new Paragraph({ text, spacing: { after: 100, line: 300 }, widowControl: true }),
    )
  return answer.flatMap(textLines).map(
    (text) =>
      new Paragraph({
        text,
        spacing: { after: 60, line: 300 },
        numbering: { reference: 'points', level: 0 },
      }),
  )
}

function unansweredPart(docx: Docx, labels: string[]): Paragraph[] {
  if (labels.length === 0) return []
  const numbering = { reference: 'points', level: 0 }
  return [
    headingPart(docx, 2, 'Not answered', { spacing: { before: 360 } }),
    ...labels.map((text) => quietPart(docx, { text }, { spacing: { after: 60 }, numbering })),
  ]
}

/** The host's wording, if there is one, above the guest's words. */
const wordedPart = (docx: Docx, answer: Answer, wording: string | undefined): Paragraph[] =>
  wording === undefined
    ? answerPart(docx, answer)
    : [
        ...answerPart(docx, wording),
        ...[inGuestsWords, ...[answer].flat().flatMap(textLines)].map((text) =>
          quietPart(docx, { text }, { spacing: { after: 60 } }),
        ),
      ]

/** Each question above its answer, in the order asked, followed by unanswered questions. */
export function answersPart(
  docx: Docx,
  wanted: Pick<ResponsesDocument, 'responses' | 'asked' | 'wordings'>,
): Paragraph[] {
  const labelled = idsOf(wanted).map((id, index) => ({
    label: questionLabel(id, index + 1, wanted.asked),
    answer: answerTo(wanted.responses, id),
    wording: currentWording(id, wanted),
  }))
  const answered = labelled.flatMap(({ label, answer, wording }) =>
    answer !== undefined && isAnswered(answer)
      ? [headingPart(docx, 2, label), ...wordedPart(docx, answer, wording)]
      : [],
  )
  const unanswered = labelled.filter(({ answer }) => !isAnswered(answer)).map(({ label }) => label)
  return [...answered, ...unansweredPart(docx, unanswered)]
}

/** A Word document of a guest's answers, for a co-host. Loads the writer on demand. */
export async function responsesDocument(given: ResponsesDocument): Promise<ExportedFile> {
  const docx = await import('docx')
  const wanted = xmlSafe(given)
  const { show, guest, submittedAt } = wanted
  const date = submittedAt === null ? [] : [`Answers of ${dayText(submittedAt, show ?? undefined)}`]
  const bytes = await wordFile(docx, {
    title: `${guest.name}: answers`,
    podcastName: show?.podcastName,
    description: 'Answers to the questionnaire',
    footer: [guest.name, 'Answers'],
    texts: Object.values(wanted.responses).flat(),
    children: [...titlePart(docx, show, guest, date), ...answersPart(docx, wanted)],
  })
  return { name: fileName([guest.name, 'answers'], 'docx'), type: docxType, bytes }
}
