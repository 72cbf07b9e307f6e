import { sentenceParts } from '../text/sentences.ts'

/** A sentence with its UTF-16 offsets, and its words for comparison. */
export interface PlacedSentence {
  start: number
  end: number
  words: string
}

/** Words without punctuation, and without the mark of a list. */
export const wordsOf = (text: string) =>
  text
    .toLowerCase()
    .replace(/^\s*(\d{1,3}[.)]|[-•*–])\s+/u, '')
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

/** Sentences of a text with their offsets; a number or mark in front of a list item belongs to its first sentence. */
export function sentencesOf(content: string): PlacedSentence[] {
  let offset = 0
  return content.split('\n').flatMap((line) => {
    const lineStart = offset
    offset += line.length + 1
    const parts = sentenceParts(line)
    const isNumber = /^(\d{1,3}[.)]|[-•*–])$/u.test(parts[0]?.text ?? '')
    const [first, ...rest] = parts
    const whole =
      isNumber && rest.length > 0
        ? [
            {
              ...rest[0]!,
              start: first!.start,
              text: line.slice(first!.start, rest[0]!.start + rest[0]!.text.length),
            },
            ...rest.slice(1),
          ]
        : parts
    return whole.map(({ text, start }) => ({
      start: lineStart + start,
      end: lineStart + start + text.length,
      words: wordsOf(text),
    }))
  })
}
