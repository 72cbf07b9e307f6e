import type * as Docx from 'docx'
import type { Paragraph } from 'docx'
import { docxType, type ExportedFile } from '../contract/file.ts'
import { fileName } from '../exports/file-name.ts'
import { wordFile } from '../exports/word-file.ts'
import { headingPart, quietPart, runs, titleBlock } from '../exports/word-parts.ts'
import { serif } from '../exports/word-styles.ts'
import { xmlSafe } from '../exports/xml-text.ts'
import type { Segment } from './run-of-show.ts'
import { runFacts, segmentTimes, segmentTitle, type WrittenRun } from './run-text.ts'
import { withStarts } from './segments.ts'

type Docx = typeof Docx

export interface RunDocument extends WrittenRun {
  podcastName: string
}

function segmentPart(docx: Docx, segment: Segment & { start: number }, written: RunDocument): Paragraph[] {
  const paragraphs = segment.text.split(/\n{2,}/u).filter((text) => text.trim() !== '')
  return [
    quietPart(
      docx,
      { text: segmentTimes(segment, written), size: 20 },
      { spacing: { before: 280, after: 20 }, keepNext: true },
    ),
    headingPart(docx, 2, segmentTitle(segment), { keepNext: paragraphs.length > 0 }),
    ...paragraphs.map(
      (text) =>
        new docx.Paragraph({
          children: runs(docx, text.split('\n'), { font: serif, size: 26 }),
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
    texts: run.segments.map(({ text }) => text),
    children: [
      ...titleBlock(docx, { show: written, title: written.episode.title, below: runFacts(written) }),
      ...withStarts(run.segments).flatMap((segment) => segmentPart(docx, segment, written)),
    ],
  })
  return { name: fileName([episode.title, 'run of show'], 'docx'), type: docxType, bytes }
}
