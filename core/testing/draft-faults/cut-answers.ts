import type { Brief } from '../../content/brief.ts'
import { toBeTold } from '../../drafting/phrases/answer-leads.ts'
import { wordCount } from '../../text/word-count.ts'

const fewestWords = 15
/** … behind the question that it answers. */
const fewestAsked = 10
const fewestOfOwn = (id: string) => (id.startsWith('own') ? fewestAsked : fewestWords)
/** Answers that are quoted to their end, or as far as they can be said; a face or “lol” behind them is no loss. */
const ofMind = /story|advice|misconception|takeaway|fact/u
const fewestLeft = 3
/** Of a story little can be left: one says that there is more of it. */
const mostOfStory = 15
const plain = (text: string) =>
  text
    .toLowerCase()
    .match(/[\p{L}\p{N}]+/gu)
    ?.join(' ') ?? ''

const isLeftToGuest = (content: string) =>
  toBeTold.some((line) =>
    content.includes(line.split(/\{\w+\}/u).toSorted((a, b) => b.length - a.length)[0]!),
  )

/** "Ask first.", of an answer that goes on: what is quoted of one says something alone, and is never half a story without saying so. */
export function cutAnswers(content: string, { type, guest }: Brief): string[] {
  if (type !== 'introduction') return []
  const given = Object.entries(guest.responses)
    .filter(([id]) => ofMind.test(id))
    .map(([id, text]) => ({ id, text: plain(String(text)) }))
  return [...content.matchAll(/“([^“”]+)”/gu)]
    .map(([, said]) => said!)
    .filter((said) => {
      const from = given.find(({ text }) => text.startsWith(plain(said)))
      const left = from === undefined ? 0 : wordCount(from.text) - wordCount(plain(said))
      const isCut = from !== undefined && left >= (from.id.endsWith('story') ? mostOfStory : fewestLeft)
      return (
        isCut &&
        (from.id.endsWith('story') ? !isLeftToGuest(content) : wordCount(said) < fewestOfOwn(from.id))
      )
    })
    .map((said) => `cut off: ${said}`)
}
