import type * as Docx from 'docx'
import type { Paragraph } from 'docx'
import type { Guest } from '../guests/guest.ts'
import type { ShowSettings } from '../show/show-settings.ts'
import { personLine } from '../guests/person-line.ts'
import { ink, muted } from './word-styles.ts'

type Docx = typeof Docx

interface TitleBlock {
  /** Null before the show's settings are saved. */
  show: Pick<ShowSettings, 'podcastName'> | null
  title: string
  below: string
  newPage?: boolean
}

/** The show, a title, and what it is about above a line. */
export function titleBlock(
  { Paragraph, TextRun, HeadingLevel, BorderStyle }: Docx,
  { show, title, below, newPage = false }: TitleBlock,
): Paragraph[] {
  const showLine = new Paragraph({
    children: [new TextRun({ text: show?.podcastName ?? '', color: ink, bold: true, size: 20 })],
    spacing: { after: 60 },
  })
  return [
    ...(show ? [showLine] : []),
    new Paragraph({ text: title, heading: HeadingLevel.TITLE, pageBreakBefore: newPage }),
    new Paragraph({
      children: [new TextRun({ text: below, color: muted, size: 22 })],
      spacing: { after: 320 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'D9D3C7', space: 12 } },
    }),
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
    below: [personLine(guest) || 'Podcast guest', ...under].join('  ·  '),
  })

/** The lines of a text that aren't empty. */
export const textLines = (text: string) =>
  text
    .split(/\r\n?|\n/u)
    .map((line) => line.trim())
    .filter((line) => line !== '')
