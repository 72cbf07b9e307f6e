import { type DateFormat, dayText } from '../text/dates.ts'
import type * as Docx from 'docx'
import type { Paragraph } from 'docx'
import type { GeneratedContent } from '../content/content.ts'
import { contentTypeLabels, contentTypes } from '../content/content-labels.ts'
import { hostsWordings, type Worded } from '../content/wording-notes.ts'
import { isHeading, listMark } from '../content/text-blocks.ts'
import type { Guest } from '../guests/guest.ts'
import type { Show } from '../show/show-settings.ts'
import { docxType, type ExportedFile } from '../contract/file.ts'
import { fileName } from './file-name.ts'
import { wordFile } from './word-file.ts'
import { headingPart, quietPart, runs, titlePart } from './word-parts.ts'
import { serif } from './word-styles.ts'
import { xmlSafe } from './xml-text.ts'

/** What a guest's content document is made of. */
export interface ContentDocument {
  /** Null before the show's settings are saved. */
  show: Pick<Show, 'podcastName' | 'dateFormat'> | null
  guest: Pick<Guest, 'name' | 'title' | 'company'>
  /** How the guest says the name is pronounced. */
  pronunciation?: string | null
  /** The guest's answers that are in the host's wording. */
  worded?: Worded
  /** The newest text of each type, shown in the order of the types. */
  contents: (Pick<GeneratedContent, 'contentType' | 'content' | 'provider' | 'model' | 'createdAt'> &
    Partial<Pick<GeneratedContent, 'edited' | 'sources'>>)[]
}

type Text = ContentDocument['contents'][number]
type Docx = typeof Docx

const editors = { host: ', edited by hand', guest: ', corrected by the guest' }

const writer = ({ provider, model, edited }: Text) =>
  `${provider === 'drafter' ? 'Drafted by template' : `Written by ${model ?? 'a language model'}`}${edited ? editors[edited.by] : ''}`

const blocks = (content: string) =>
  content
    .replace(/\r\n?/gu, '\n')
    .split(/\n\s*\n/u)
    .map((block) =>
      block
        .split('\n')
        .map((line) => line.trimEnd())
        .filter((line) => line.trim() !== ''),
    )
    .filter((lines) => lines.length > 0)

/** Lists start on their own lines: an item ends the paragraph before it and takes the lines that follow it. */
const items = (lines: string[]) =>
  lines.reduce<string[][]>((groups, line) => {
    const last = groups.at(-1)
    if (last && !listMark(line)) last.push(line)
    else groups.push([line])
    return groups
  }, [])

/** The lists of the document's styles. */
const references = { numbered: 'questions', pointed: 'points' }

function paragraphs(docx: Docx, { content, contentType }: Text, index: number): Paragraph[] {
  const look = contentType === 'introduction' ? { font: serif, size: 26 } : {}
  const spacing = contentType === 'introduction' ? { after: 200, line: 360 } : { after: 140, line: 300 }
  return blocks(content).flatMap((lines) => {
    if (contentType === 'show_notes' && isHeading(lines)) return [headingPart(docx, 2, lines[0]!)]
    return items(lines).map((group) => {
      const [first = '', ...rest] = group
      const mark = listMark(first)
      const text = mark ? [first.slice(mark.length), ...rest] : group
      return new docx.Paragraph({
        children: runs(docx, text, look),
        spacing,
        widowControl: true,
        ...(mark && { numbering: { reference: references[mark.kind], level: 0, instance: index } }),
      })
    })
  })
}

interface SectionStyle {
  /** Lists with different indices are numbered on their own. */
  index: number
  newPage: boolean
  dateFormat: DateFormat | undefined
  worded: Worded | undefined
}

/** One text with its heading, without the notes to the host. */
export function section(docx: Docx, text: Text, style: SectionStyle): Paragraph[] {
  const { index, newPage, dateFormat, worded } = style
  const facts = [
    `${dayText(text.createdAt, { dateFormat })}  ·  ${writer(text)}`,
    ...(worded ? hostsWordings(worded, text.sources) : []),
  ]
  return [
    headingPart(docx, 1, contentTypeLabels[text.contentType], { pageBreakBefore: newPage }),
    ...facts.map((fact) =>
      quietPart(docx, { size: 18, text: fact }, { spacing: { after: 200 }, keepNext: true }),
    ),
    ...paragraphs(docx, text, index),
  ]
}

/** The line below a guest's name. */
export const pronounced = ({ pronunciation }: Pick<ContentDocument, 'pronunciation'>) =>
  pronunciation ? [`Pronounced ${pronunciation}`] : []

/** A Word document of a guest's texts, for a co-host. Loads the writer on demand. */
export async function contentDocument(given: ContentDocument): Promise<ExportedFile> {
  const docx = await import('docx')
  const wanted = xmlSafe(given)
  const { show, guest } = wanted
  const texts = contentTypes.flatMap((type) =>
    wanted.contents.filter(({ contentType }) => contentType === type).slice(0, 1),
  )
  const bytes = await wordFile(docx, {
    title: `${guest.name}: content`,
    podcastName: show?.podcastName,
    description: 'Texts for an episode',
    footer: [guest.name],
    texts: texts.map(({ content }) => content),
    children: [
      ...titlePart(docx, show, guest, pronounced(wanted)),
      ...texts.flatMap((text, index) =>
        section(docx, text, {
          index,
          newPage: index > 0,
          dateFormat: show?.dateFormat,
          worded: wanted.worded,
        }),
      ),
    ],
  })
  return { name: fileName([guest.name, 'content'], 'docx'), type: docxType, bytes }
}
