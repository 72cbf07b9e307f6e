import { sentenceParts } from '../text/sentences.ts'

/** Binary search for the greatest of `0 … count` for which a monotonic condition holds. */
function most(count: number, holds: (count: number) => boolean): number {
  let low = 0
  let high = count
  while (low < high) {
    const middle = Math.ceil((low + high) / 2)
    if (holds(middle)) low = middle
    else high = middle - 1
  }
  return low
}

/** Where each sentence of a text ends, as UTF-16 offsets. */
function sentenceEnds(text: string): number[] {
  let start = 0
  return text.split('\n').flatMap((line) => {
    const ends = sentenceParts(line).map((part) => start + part.start + part.text.length)
    start += line.length + 1
    return ends
  })
}

/**
 * The start of a text that `fits`: as many whole sentences as possible, or, if the first one is too long, as
 * many words, with an ellipsis.
 */
export function cutAtSentence(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const ends = sentenceEnds(text)
  const upTo = (count: number) => text.slice(0, ends[count - 1] ?? 0).trim()
  const whole = most(ends.length, (count) => fits(upTo(count)))
  return whole > 0 ? upTo(whole) : cutAtWord(text, fits)
}

function cutAtWord(text: string, fits: (text: string) => boolean): string {
  const words = text.split(/\s+/u).filter(Boolean)
  const inWords = (count: number) => `${words.slice(0, count).join(' ')} …`
  const kept = most(words.length, (count) => fits(inWords(count)))
  if (kept > 0) return inWords(kept)
  const characters = [...text.trim()]
  const inCharacters = (count: number) => `${characters.slice(0, count).join('')}…`
  return inCharacters(most(characters.length, (count) => fits(inCharacters(count))))
}
