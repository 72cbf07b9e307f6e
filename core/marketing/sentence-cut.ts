import { sentenceParts } from '../drafting/sentences.ts'

/**
 * The beginning of a text that `fits`: as many whole sentences as do; of a first sentence that is too long, as many
 * words, with an ellipsis.
 */
export function cutAtSentence(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) return text
  const ends = text.split('\n').reduce<{ ends: number[]; start: number }>(
    ({ ends, start }, line) => ({
      ends: [...ends, ...sentenceParts(line).map((part) => start + part.start + part.text.length)],
      start: start + line.length + 1,
    }),
    { ends: [], start: 0 },
  ).ends
  const whole = ends.toReversed().find((end) => fits(text.slice(0, end).trim()))
  return whole ? text.slice(0, whole).trim() : cutAtWord(text, fits)
}

function cutAtWord(text: string, fits: (text: string) => boolean): string {
  const words = text.slice(0, 10_000).toWellFormed().split(/\s+/u).filter(Boolean)
  let kept = 0
  while (kept < words.length && fits(`${words.slice(0, kept + 1).join(' ')} …`)) kept += 1
  if (kept > 0) return `${words.slice(0, kept).join(' ')} …`
  const characters = [...text.trim()]
  let count = 0
  while (count < characters.length && fits(`${characters.slice(0, count + 1).join('')}…`)) count += 1
  return `${characters.slice(0, count).join('')}…`
}
