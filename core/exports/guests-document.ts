import { type DateFormat, dateText } from '../text/dates.ts'
import type * as Docx from 'docx'
import type { Paragraph } from 'docx'
import { statusLabels } from '../guests/episode-status.ts'
import { guestFacts, guestLabels } from '../guests/guest-fields.ts'
import type { Guest } from '../guests/guest.ts'
import { personLine } from '../guests/person-line.ts'
import { pronunciationOf } from '../questionnaires/pronunciation.ts'
import { docxType, type ExportedFile } from '../contract/file.ts'
import { fileName } from './file-name.ts'
import type { GuestsExport } from './guests-sheet.ts'
import { wordFile } from './word-file.ts'
import { headingPart, quietPart, textLines } from './word-parts.ts'
import { ink, muted } from './word-styles.ts'
import { xmlSafe } from './xml-text.ts'

type Docx = typeof Docx

function interview(
  { interviewDate, interviewTimeZone }: Guest,
  dateFormat: DateFormat | undefined,
): string | null {
  if (interviewDate === null) return null
  const timeZone = interviewTimeZone ?? 'UTC'
  return `${dateText(interviewDate, 'fullTime', { timeZone, dateFormat })} (${timeZone})`
}

const fields = (guest: Guest, dateFormat: DateFormat | undefined): [label: string, text: string | null][] => [
  [guestLabels.pronunciation, pronunciationOf(guest)],
  ['Interview', interview(guest, dateFormat)],
  ...guestFacts(guest),
]

function guestPart(docx: Docx, guest: Guest, dateFormat: DateFormat | undefined): Paragraph[] {
  const { Paragraph, TextRun, TabStopType } = docx
  const under = [personLine(guest), statusLabels[guest.episodeStatus]].filter(Boolean).join('  ·  ')
  const facts = fields(guest, dateFormat).flatMap(([label, text]) =>
    text
      ? [
          new Paragraph({
            children: [
              new TextRun({ text: label, color: muted }),
              new TextRun({ text: `\t${textLines(text).join(' ')}` }),
            ],
            tabStops: [{ type: TabStopType.LEFT, position: 1500 }],
            indent: { left: 1500, hanging: 1500 },
            spacing: { after: 40 },
          }),
        ]
      : [],
  )
  const bio = textLines(guest.bio ?? '').map(
    (text) => new Paragraph({ text, spacing: { before: 80, after: 80, line: 300 }, widowControl: true }),
  )
  return [
    headingPart(docx, 1, guest.name, { spacing: { before: 360 } }),
    quietPart(docx, { text: under }, { spacing: { after: 100 }, keepNext: true }),
    ...facts,
    ...bio,
  ]
}

/** A Word document of the guests with their details and dates. Loads the writer on demand. */
export async function guestsDocument(given: GuestsExport): Promise<ExportedFile> {
  const docx = await import('docx')
  const { show, guests } = xmlSafe(given)
  const { Paragraph, TextRun, HeadingLevel } = docx
  const name = show?.podcastName
  const heading = name
    ? [new Paragraph({ children: [new TextRun({ text: name, color: ink, bold: true, size: 20 })] })]
    : []
  const bytes = await wordFile(docx, {
    title: [name, 'Guests'].filter(Boolean).join(': '),
    podcastName: name,
    footer: ['Guests'],
    texts: guests.map(({ bio }) => bio ?? ''),
    children: [
      ...heading,
      new Paragraph({ text: 'Guests', heading: HeadingLevel.TITLE }),
      ...guests.flatMap((guest) => guestPart(docx, guest, show?.dateFormat)),
    ],
  })
  return { name: fileName([name ?? '', 'guests'], 'docx'), type: docxType, bytes }
}
