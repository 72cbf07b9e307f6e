import type { Brief } from '../../content/brief.ts'
import { wordCount } from '../../text/word-count.ts'

const fewestWords = 15
/** Answers that are quoted to their end, or as far as they can be said; a face or “lol” behind them is no loss. */
const ofMind = /story|advice|misconception|takeaway|fact/u
const fewestLeft = 3
const plain = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

/** "Ask first.", of an answer that goes on: what is quoted of one says something alone, and is never half a story. */
export function cutAnswers(content: string, { type, guest }: Brief): string[] {
  if (type !== 'introduction') return []
  const given = Object.entries(guest.responses)
    .filter(([id]) => ofMind.test(id))
    .map(([id, text]) => ({ id, text: plain(String(text)) }))
  return [...content.matchAll(/“([^“”]+)”/gu)]
    .map(([, said]) => said!)
    .filter((said) => {
      const from = given.find(({ text }) => text.startsWith(plain(said)))
      const isCut = from !== undefined && wordCount(from.text) >= wordCount(plain(said)) + fewestLeft
      return isCut && (from.id.endsWith('story') || wordCount(said) < fewestWords)
    })
    .map((said) => `cut off: ${said}`)
}
