import { fileName } from './file-name.ts'
import { contentTypeLabels, contentTypes } from '../content/content-labels.ts'
import type { GeneratedContent } from '../content/content.ts'
import { minutesText, readingTime } from '../show/reading-time.ts'
import { hostsWordings, type Worded } from '../content/wording-notes.ts'
import { isHeading, listMark } from '../content/text-blocks.ts'

const textFormatNames = ['text', 'markdown', 'teleprompter'] as const
export type TextFormat = (typeof textFormatNames)[number]

export const textFormatLabels: Record<TextFormat, string> = {
  text: 'Plain text',
  markdown: 'Markdown',
  teleprompter: 'Teleprompter',
}

/** The text's guest and the host's reading pace. */
interface TextFacts {
  guestName: string
  /** How the guest says the name is pronounced. */
  pronunciation: string | null
  /** The host's words per minute; undefined for the default pace. */
  pace?: number | undefined
  /** The guest's answers that are in the host's wording. */
  worded?: Worded | undefined
}

type ContentText = Pick<GeneratedContent, 'contentType' | 'content' | 'wordCount'> &
  Partial<Pick<GeneratedContent, 'sources'>>

/** The text with the pronunciation after the first mention of the name. */
export function withPronunciation(text: string, { guestName, pronunciation }: TextFacts): string {
  const at = pronunciation ? text.indexOf(guestName) : -1
  if (at < 0) return text
  const end = at + guestName.length
  return `${text.slice(0, end)} [${pronunciation}]${text.slice(end)}`
}

const timeOf = ({ wordCount }: ContentText, { pace }: TextFacts) =>
  `${minutesText(readingTime(wordCount, pace))} min read aloud`

const factsOf = (text: ContentText, facts: TextFacts) => [
  ...(facts.pronunciation ? [`${facts.guestName} is pronounced ${facts.pronunciation}`] : []),
  ...(text.contentType === 'introduction' ? [timeOf(text, facts)] : []),
  ...(facts.worded ? hostsWordings(facts.worded, text.sources) : []),
]

const paragraphsOf = (content: string) => content.split(/\n{2,}/u).filter((part) => part.trim() !== '')

function plainText(text: ContentText, facts: TextFacts): string {
  const title = `${contentTypeLabels[text.contentType]}: ${facts.guestName}`
  return [[title, ...factsOf(text, facts)].join('\n'), text.content].join('\n\n')
}

/** Escapes Markdown syntax. */
export const marked = (text: string) => text.replace(/[\\`*_[\]<>#|~]/gu, '\\$&')

function markdownLine(line: string): string {
  const mark = listMark(line)
  if (!mark) return marked(line)
  const sign = mark.kind === 'pointed' ? '- ' : line.slice(0, mark.length)
  return `${sign}${marked(line.slice(mark.length))}`
}

function markdown(text: ContentText, facts: TextFacts): string {
  const body = paragraphsOf(text.content).map((paragraph) => {
    const lines = paragraph.split('\n')
    return text.contentType === 'show_notes' && isHeading(lines)
      ? `## ${marked(lines[0]!)}`
      : lines.map(markdownLine).join('\n')
  })
  const about = factsOf(text, facts).map((fact) => `*${marked(fact)}*`)
  const title = `# ${marked(`${contentTypeLabels[text.contentType]}: ${facts.guestName}`)}`
  return [title, ...about, ...body].join('\n\n')
}

/** Maximum characters per line, to be read at a glance. */
const prompterLine = 36
const pauseMark = '[pause]'

/** Breaks words into short lines; a longer word gets its own line. */
function glances(sentence: string): string[] {
  const lines: string[] = []
  for (const word of sentence.split(/\s+/u)) {
    const longer = `${lines.at(-1) ?? ''} ${word}`
    if (lines.length > 0 && longer.length <= prompterLine) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/** Teleprompter text: short lines, gaps between paragraphs, and the pronunciation at the first mention. */
const teleprompter = (text: ContentText, facts: TextFacts) =>
  paragraphsOf(withPronunciation(text.content, facts))
    .map((paragraph) => paragraph.split('\n').flatMap(glances).join('\n'))
    .join(`\n\n${pauseMark}\n\n`)

const writers: Record<TextFormat, (text: ContentText, facts: TextFacts) => string> = {
  text: plainText,
  markdown,
  teleprompter,
}

/** A text in an export format. */
export const textIn = (format: TextFormat, text: ContentText, facts: TextFacts) =>
  writers[format](text, facts)

export const textExtensions: Record<TextFormat, string> = { text: 'txt', markdown: 'md', teleprompter: 'txt' }

interface TextFile {
  name: string
  type: string
  text: string
}

/** The file of a guest's texts, the newest of each type, in the order in which they are used. */
export function textFile(format: TextFormat, texts: readonly ContentText[], facts: TextFacts): TextFile {
  const inOrder = contentTypes.flatMap((type) => texts.find(({ contentType }) => contentType === type) ?? [])
  const only = inOrder.length === 1 ? contentTypeLabels[inOrder[0]!.contentType] : 'content'
  const parts = [facts.guestName, only, ...(format === 'teleprompter' ? ['teleprompter'] : [])]
  return {
    name: fileName(parts, textExtensions[format]),
    type: format === 'markdown' ? 'text/markdown;charset=utf-8' : 'text/plain;charset=utf-8',
    text: `${inOrder.map((text) => textIn(format, text, facts)).join('\n\n\n')}\n`,
  }
}
