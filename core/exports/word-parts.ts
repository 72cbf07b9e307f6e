import type * as Docx from 'docx'
import type { IParagraphOptions, IRunOptions, Paragraph } from 'docx'
import type { Guest } from '../guests/guest.ts'
import type { ShowSettings } from '../show/show-settings.ts'
import { personLine } from '../guests/person-line.ts'
import { ink, muted } from './word-styles.ts'

type Docx = typeof Docx

/** A heading that stays on the page of what follows it. */
export const headingPart = (
  docx: Docx,
  level: 1 | 2,
  text: string,
  more: IParagraphOptions = {},
): Paragraph =>
  new docx.Paragraph({ text, heading: docx.HeadingLevel[`HEADING_${level}`], keepNext: true, ...more })

/** A paragraph in the quiet colour. */
export const quietPart = (docx: Docx, look: IRunOptions, more: IParagraphOptions = {}): Paragraph =>
  new docx.Paragraph({ children: [new docx.TextRun({ color: muted, ...look })], ...more })

/** Text with its line breaks: a line feed in a run would not show in Word. */
export const runs = ({ TextRun }: Docx, lines: string[], look: IRunOptions) =>
  lines.map((text, index) => new TextRun({ text, ...look, ...(index > 0 && { break: 1 }) }))

interface TitleBlock {
  /** Null before the show's settings are saved. */
  show: Pick<ShowSettings, 'podcastName'> | null
  title: string
  below: string
  newPage?: boolean
}

/** The show, a title, and what it is about above a line. */
export function titleBlock(docx: Docx, { show, title, below, newPage = false }: TitleBlock): Paragraph[] {
  const { Paragraph, TextRun, HeadingLevel, BorderStyle } = docx
  const showLine = new Paragraph({
    children: [new TextRun({ text: show?.podcastName ?? '', color: ink, bold: true, size: 20 })],
    spacing: { after: 60 },
  })
  return [
    ...(show ? [showLine] : []),
    new Paragraph({ text: title, heading: HeadingLevel.TITLE, pageBreakBefore: newPage }),
    quietPart(
      docx,
      { text: below, size: 22 },
      {
        spacing: { after: 320 },
        border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'D9D3C7', space: 12 } },
      },
    ),
  ]
}

/** Show, name and role of the guest above a line; `under` follows the role. */
export const titlePart = (
  docx: Docx,
  show: TitleBlock['show'],
  guest: Pick<Guest, 'name' | 'title' | 'company'>,
  under: string[] = [],
  newPage = false,
) =>
  titleBlock(docx, {
    show,
    title: guest.name,
    newPage,
    below: [personLine(guest), ...under].filter(Boolean).join('  ·  '),
  })

/** The lines of a text that aren't empty. */
export const textLines = (text: string) =>
  text
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
