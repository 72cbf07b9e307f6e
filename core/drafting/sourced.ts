import type { SentenceSource, TextSource } from '../content/sentence-source.ts'
import { wordCount } from '../text/word-count.ts'
import { sentenceParts } from '../text/sentences.ts'

/** A piece of text that remembers what it rests on. */
export interface Sourced {
  text: string
  from: TextSource[]
}

export const field = (text: string, ...keys: string[]): Sourced => ({
  text,
  from: keys.map((key) => ({ kind: 'field', key })),
})
export const answer = (text: string, key: string): Sourced => ({ text, from: [{ kind: 'answer', key }] })
export const setting = (text: string, key: string): Sourced => ({ text, from: [{ kind: 'setting', key }] })

const union = (all: TextSource[]) => [
  ...new Map(all.map((source) => [`${source.kind} ${source.key}`, source])).values(),
]

/** A template whose sentence has every sourced value in it as a source; plain strings are the template's own. */
export const say = (texts: TemplateStringsArray, ...values: (Sourced | string)[]): Sourced => ({
  text: texts.reduce((text, next, index) => {
    const value = values[index - 1]!
    return text + (typeof value === 'string' ? value : value.text) + next
  }),
  from: union(values.flatMap((value) => (typeof value === 'string' ? [] : value.from))),
})

/** Another wording of the same thing. */
export const reworded = ({ text, from }: Sourced, change: (text: string) => string): Sourced => ({
  text: change(text),
  from,
})

export const joined = (pieces: Sourced[], between = ' '): Sourced => ({
  text: pieces.map(({ text }) => text).join(between),
  from: union(pieces.flatMap(({ from }) => from)),
})

export const wordsIn = (pieces: Sourced[]) => wordCount(pieces.map(({ text }) => text).join(' '))

/** A page of paragraphs, each of sentences: its text, blank lines between paragraphs, and what each sentence rests on. */
export function page(paragraphs: Sourced[][]): { content: string; sources: SentenceSource[] } {
  const sources: SentenceSource[] = []
  let content = ''
  for (const paragraph of paragraphs) {
    if (content) content += '\n\n'
    paragraph.forEach(({ text, from }, index) => {
      if (index > 0) content += ' '
      for (const part of sentenceParts(text)) {
        const start = content.length + part.start
        sources.push({ start, end: start + part.text.length, from })
      }
      content += text
    })
  }
  return { content, sources }
}
