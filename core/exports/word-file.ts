import type * as Docx from 'docx'
import type { Footer, IStylesOptions, Paragraph } from 'docx'
import { isBritishText } from '../drafting/spelling.ts'
import { type Language, languageOf } from '../text/language.ts'
import { ink, muted, serif } from './word-styles.ts'

type Docx = typeof Docx

/** The parts of a Word document. */
interface WordFile {
  title: string
  podcastName: string | undefined
  description?: string
  /** The footer of each page, after the name of the show. */
  footer: string[]
  children: Paragraph[]
  /** What people wrote in it: it says which language the document is in. */
  texts: string[]
}

/** A Word document in our common style. */
export async function wordFile(docx: Docx, wanted: WordFile): Promise<Uint8Array<ArrayBuffer>> {
  const { podcastName, footer, children, texts, ...properties } = wanted
  const foot = [podcastName, ...footer].filter(Boolean).join('  ·  ')
  const writer = podcastName ?? 'Cueroom'
  const file = new docx.Document({
    ...properties,
    creator: writer,
    lastModifiedBy: writer,
    styles: wordStyles(languageTag(texts.join('\n'))),
    numbering: { config: lists(docx) },
    sections: [
      {
        properties: { page: { margin: pageMargin } },
        footers: { default: pageFooter(docx, foot) },
        children,
      },
    ],
  })
  return new Uint8Array(await docx.Packer.toArrayBuffer(file))
}

/** Around the text of a page, in twentieths of a point. */
const pageMargin = { top: 1200, right: 1300, bottom: 1200, left: 1300 }

const sans = 'Calibri'

const languageTags: Record<Exclude<Language, 'en'>, string> = {
  ...{ de: 'de-DE', fr: 'fr-FR', es: 'es-ES', it: 'it-IT', pt: 'pt-PT' },
  ...{ nl: 'nl-NL', sv: 'sv-SE', da: 'da-DK', pl: 'pl-PL' },
}

/** Without a language Word and screen readers take the computer's. English where the texts show no other. */
function languageTag(text: string): string {
  const language = languageOf(text) ?? 'en'
  if (language !== 'en') return languageTags[language]
  return isBritishText(text) ? 'en-GB' : 'en-US'
}

/** The look of every Word document: ink headings, plenty of space. Sizes in half points, spacing in twentieths. */
const wordStyles = (language: string): IStylesOptions => ({
  default: {
    document: { run: { font: sans, size: 22, color: '222222', language: { value: language } } },
    title: { run: { font: serif, size: 52, color: ink }, paragraph: { spacing: { after: 60 } } },
    heading1: {
      run: { font: sans, size: 32, bold: true, color: ink },
      paragraph: { spacing: { before: 120, after: 60 } },
    },
    heading2: {
      run: { font: sans, size: 24, bold: true, color: ink },
      paragraph: { spacing: { before: 200, after: 80 } },
    },
  },
})

/** What the document is on the left, "Page 2 of 5" on the right. */
const pageFooter = (docx: Docx, text: string): Footer => {
  const { Footer, Paragraph, TextRun, PageNumber, TabStopType } = docx
  const look = { size: 16, color: muted }
  return new Footer({
    children: [
      new Paragraph({
        tabStops: [{ type: TabStopType.RIGHT, position: 9300 }],
        children: [
          new TextRun({ ...look, text }),
          new TextRun({ ...look, children: ['\tPage ', PageNumber.CURRENT, ' of ', PageNumber.TOTAL_PAGES] }),
        ],
      }),
    ],
  })
}

/** Numbered questions are a real list, so the numbers update when a co-host moves one; the same goes for bullets. */
const lists = ({ AlignmentType, LevelFormat }: Docx) =>
  [
    { reference: 'questions', format: LevelFormat.DECIMAL, text: '%1.' },
    { reference: 'points', format: LevelFormat.BULLET, text: '•' },
  ].map(({ reference, format, text }) => ({
    reference,
    levels: [
      {
        level: 0,
        format,
        text,
        alignment: AlignmentType.START,
        style: { paragraph: { indent: { left: 480, hanging: 480 } } },
      },
    ],
  }))
