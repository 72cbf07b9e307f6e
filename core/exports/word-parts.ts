import type * as Docx from 'docx'
import type { Paragraph } from 'docx'
import type { Guest } from '../guests/guest.ts'
import type { ShowSettings } from '../show/show-settings.ts'
import { ink, muted } from './word-styles.ts'

type Docx = typeof Docx

/** Show, name and role of the guest above a line; `under` follows the role. */
export function titlePart(
  { Paragraph, TextRun, HeadingLevel, BorderStyle }: Docx,
  show: Pick<ShowSettings, 'podcastName'> | null,
  guest: Pick<Guest, 'name' | 'title' | 'company'>,
  under: string[] = [],
  newPage = false,
): Paragraph[] {
  const role = [guest.title, guest.company].filter(Boolean).join(' at ')
  const showLine = new Paragraph({
    children: [new TextRun({ text: show?.podcastName ?? '', color: ink, bold: true, size: 20 })],
    spacing: { after: 60 },
  })
  return [
    ...(show ? [showLine] : []),
    new Paragraph({ text: guest.name, heading: HeadingLevel.TITLE, pageBreakBefore: newPage }),
    new Paragraph({
      children: [
        new TextRun({ text: [role || 'Podcast guest', ...under].join('  ·  '), color: muted, size: 22 }),
      ],
      spacing: { after: 320 },
      border: { bottom: { style: BorderStyle.SINGLE, size: 6, color: 'D9D3C7', space: 12 } },
    }),
  ]
}
