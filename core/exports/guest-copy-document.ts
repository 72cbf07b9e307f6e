import type * as Docx from 'docx'
import type { Paragraph } from 'docx'
import { contentTypeLabels } from '../content/content-labels.ts'
import { docxType, type ExportedFile } from '../contract/file.ts'
import { statusLabels } from '../guests/episode-status.ts'
import { guestFacts, guestLabels } from '../guests/guest-fields.ts'
import { isTimeZone } from '../guests/interview-time.ts'
import { type DateFormat, dateText, dayText } from '../text/dates.ts'
import { fileName } from './file-name.ts'
import type { CopiedAnswer, GuestCopy } from './guest-copy.ts'
import { wordFile } from './word-file.ts'
import { headingPart, quietPart, textLines, titlePart } from './word-parts.ts'
import { xmlSafe } from './xml-text.ts'

type Docx = typeof Docx

/** A photo for a document, as JPEG; its size in pixels. */
export interface WordPicture {
  bytes: Uint8Array
  width: number
  height: number
}

interface GuestCopyDocument {
  copy: GuestCopy
  picture: WordPicture | undefined
  dateFormat?: DateFormat | undefined
}

type Written = GuestCopyDocument['dateFormat']

/** A Word document of what a show stores about a guest, for that guest. Loads the writer on demand. */
export async function guestCopyDocument(given: GuestCopyDocument): Promise<ExportedFile> {
  const docx = await import('docx')
  const copy = xmlSafe(given.copy)
  const { guest, show } = copy
  const { picture, dateFormat } = given
  const bytes = await wordFile(docx, {
    title: `${guest.name}: data`,
    podcastName: show,
    description: 'What the show stores about a guest',
    footer: [guest.name, 'Your data'],
    texts: copy.texts.map(({ text }) => text),
    children: [
      ...titlePart(docx, { podcastName: show }, guest, ['Your data']),
      ...picturePart(docx, picture),
      ...part(docx, 'About you', profile(copy, dateFormat)),
      ...part(docx, 'Recording', recording(copy, dateFormat)),
      ...part(docx, 'Your answers', guest.answers.flatMap(answerLines)),
      ...part(
        docx,
        'How your host words your answers',
        guest.wordings.map(({ question, wording }) => ({ label: question, text: wording })),
      ),
      ...copy.texts
        .filter(({ deletedAt }) => deletedAt === null)
        .flatMap(({ type, text, createdAt }) =>
          part(docx, contentTypeLabels[type], [
            { label: `Written ${dayText(createdAt, { dateFormat })}` },
            { text },
          ]),
        ),
      ...part(
        docx,
        'Your checks of the introduction',
        copy.factChecks.flatMap((check) => checkLines(check, dateFormat)),
      ),
      ...part(
        docx,
        'Your consent',
        copy.consents.flatMap((consent) => consentLines(consent, dateFormat)),
      ),
      ...part(
        docx,
        'Questionnaires sent to you',
        copy.questionnairesSent.map(({ sentAt }) => ({ label: dayText(sentAt, { dateFormat }) })),
      ),
      quietPart(docx, { text: moreInFile, size: 18 }, { spacing: { before: 360 } }),
    ],
  })
  return { name: fileName([guest.name, 'data'], 'docx'), type: docxType, bytes }
}

const moreInFile =
  'The JSON file of your data also has earlier versions of these texts, posts about you, and answers you have since changed. Ask your host for it.'

/** A quiet label, a text, or both. */
interface Line {
  label?: string
  text?: string
}

/** Nothing if there is nothing under the heading. */
function part(docx: Docx, title: string, lines: Line[]): Paragraph[] {
  if (lines.length === 0) return []
  return [
    headingPart(docx, 1, title, { spacing: { before: 360 } }),
    ...lines.flatMap(({ label, text }) => [
      ...(label
        ? [quietPart(docx, { text: label }, { spacing: { before: 120 }, keepNext: text !== undefined })]
        : []),
      ...textLines(text ?? '').map(
        (line) => new docx.Paragraph({ text: line, spacing: { after: 80, line: 300 }, widowControl: true }),
      ),
    ]),
  ]
}

/** Pixels of a photo's longer side on the page. */
const pictureSide = 160

function picturePart({ Paragraph, ImageRun }: Docx, picture: WordPicture | undefined): Paragraph[] {
  if (!picture) return []
  const { bytes, width, height } = picture
  const scale = pictureSide / Math.max(width, height)
  const transformation = { width: Math.round(width * scale), height: Math.round(height * scale) }
  return [new Paragraph({ children: [new ImageRun({ type: 'jpg', data: bytes, transformation })] })]
}

function profile({ guest }: GuestCopy, dateFormat: Written): Line[] {
  const { linkedin, website } = guest
  const fields: [label: string, text: string | null][] = [
    ...(['pronunciation', 'title', 'company'] as const).map((field): [string, string | null] => [
      guestLabels[field],
      guest[field],
    ]),
    ...guestFacts({ ...guest, socialLinks: { linkedin, website } }),
    [guestLabels.bio, guest.bio],
    ['Photo', guest.photo],
    ['Added', dayText(guest.createdAt, { dateFormat })],
  ]
  return fields.flatMap(([label, text]) => (text ? [{ label, text }] : []))
}

/** A zone that this server doesn't know may come with a restored show. */
const momentIn = (at: string, timeZone: string | null, dateFormat: Written) =>
  dateText(at, 'moment', { timeZone: timeZone && isTimeZone(timeZone) ? timeZone : 'UTC', dateFormat })

function recording({ guest, offeredTimes }: GuestCopy, dateFormat: Written): Line[] {
  const { interviewDate, interviewTimeZone, episodeStatus } = guest
  const date = interviewDate ? momentIn(interviewDate, interviewTimeZone, dateFormat) : 'No date'
  const offered = offeredTimes.map(({ startsAt, timeZone }) => momentIn(startsAt, timeZone, dateFormat))
  return [
    { label: statusLabels[episodeStatus], text: date },
    ...(offered.length > 0 ? [{ label: 'Times offered to you', text: offered.join('\n') }] : []),
  ]
}

const answerLines = ({ question, answer }: CopiedAnswer): Line[] => [
  { label: question, text: typeof answer === 'string' ? answer : answer.join('\n') },
]

const checkWords: Record<GuestCopy['factChecks'][number]['state'], string> = {
  approved: 'You approved it',
  proposed: 'You suggested a correction',
  accepted: 'You suggested a correction, and it was accepted',
  rejected: 'You suggested a correction, and it was rejected',
}

function checkLines(
  { state, proposed, original, createdAt, decidedAt }: GuestCopy['factChecks'][number],
  dateFormat: Written,
): Line[] {
  const line = (words: string, at: string, text: string) => ({
    label: `${words} on ${dayText(at, { dateFormat })}`,
    text,
  })
  // Approving withdraws a correction that the host hasn't decided
  if (state === 'approved' && proposed !== null)
    return [
      line(checkWords.proposed, createdAt, proposed),
      line(checkWords.approved, decidedAt ?? createdAt, original),
    ]
  return [line(checkWords[state], createdAt, proposed ?? original)]
}

const consentLines = (
  { name, text, givenAt }: GuestCopy['consents'][number],
  dateFormat: Written,
): Line[] => [{ label: `Given on ${dayText(givenAt, { dateFormat })} as ${name}`, text }]
