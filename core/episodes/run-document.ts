import type * as Docx from 'docx'
import type { Paragraph } from 'docx'
import { docxType, type ExportedFile } from '../contract/file.ts'
import { fileName } from '../exports/file-name.ts'
import { wordFile } from '../exports/word-file.ts'
import { titleBlock } from '../exports/word-parts.ts'
import { muted, serif } from '../exports/word-styles.ts'
import { xmlSafe } from '../exports/xml-text.ts'
import type { Segment } from './run-of-show.ts'
import { runFacts, segmentTimes, segmentTitle, type WrittenRun } from './run-text.ts'
import { withStarts } from './segments.ts'

type Docx = typeof Docx

export interface RunDocument extends WrittenRun {
  podcastName: string
}

function segmentPart(docx: Docx, segment: Segment & { start: number }, written: RunDocument): Paragraph[] {
  const { Paragraph, TextRun, HeadingLevel } = docx
  const paragraphs = segment.text.split(/\n{2,}/u).filter((text) => text.trim() !== '')
  return [
    new Paragraph({
      children: [new TextRun({ text: segmentTimes(segment, written), color: muted, size: 20 })],
      spacing: { before: 280, after: 20 },
      keepNext: true,
    }),
    new Paragraph({
      text: segmentTitle(segment),
      heading: HeadingLevel.HEADING_2,
      keepNext: paragraphs.length > 0,
    }),
    ...paragraphs.map(
      (text) =>
        new Paragraph({
          // A line feed in a run would not show in Word
          children: text
            .split('\n')
            .map(
              (line, at) => new TextRun({ text: line, font: serif, size: 26, ...(at > 0 && { break: 1 }) }),
            ),
          spacing: { after: 160, line: 340 },
          widowControl: true,
        }),
    ),
  ]
}

/** A Word document of a run of show. Loads the writer only when it is called. */
export async function runDocument(given: RunDocument): Promise<ExportedFile> {
  const docx = await import('docx')
  const written = xmlSafe(given)
  const { episode, podcastName, run } = written
  const bytes = await wordFile(docx, {
    ...{ title: `${episode.title}: run of show`, podcastName, description: 'Run of show' },
    footer: [episode.title],
    children: [
      ...titleBlock(docx, { show: written, title: written.episode.title, below: runFacts(written) }),
      ...withStarts(run.segments).flatMap((segment) => segmentPart(docx, segment, written)),
    ],
  })
  return { name: fileName([episode.title, 'run of show'], 'docx'), type: docxType, bytes }
}
