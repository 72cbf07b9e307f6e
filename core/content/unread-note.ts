import { listed, shortenedAtWord } from '../text/format.ts'
import { isForeignWish } from './foreign-wishes.ts'
import { forbids } from './bans.ts'
import { barredIn, type Wishes } from './wishes.ts'

/** Instructions that a note names. */
const mostNamed = 4
/** Characters of each. */
const longestNamed = 80

export const namedWish = (sentence: string) => `“${shortenedAtWord(sentence, longestNamed)}”`

function named(sentences: string[]) {
  const first = sentences.slice(0, mostNamed).map(namedWish)
  return `${listed(first)}${sentences.length > mostNamed ? ' and more' : ''}`
}

/** Note for the host about instructions that a template can't follow; null if it follows them all. */
export function unreadNote({ unread }: Pick<Wishes, 'unread'>): string | null {
  const foreign = unread.filter((sentence) => isForeignWish(sentence))
  const barring = foreign.filter(forbids)
  const unknown = foreign.filter((sentence) => !barring.includes(sentence))
  const inWords = unread.filter((sentence) => !foreign.includes(sentence) && barredIn(sentence) !== null)
  const others = unread.filter((sentence) => !foreign.includes(sentence) && !inWords.includes(sentence))
  const notes = [
    ...(others.length > 0 ? [`A template can’t follow ${named(others)}. A language model can.`] : []),
    ...(unknown.length > 0
      ? [
          `A template can’t follow ${named(unknown)}, because it knows few instructions that aren’t in English. Type it in English, or use a language model.`,
        ]
      : []),
    ...(barring.length > 0
      ? [
          `Of ${named(barring)}, which isn’t in English, a template leaves out only what it can match with the answers.`,
        ]
      : []),
    ...(inWords.length > 0
      ? [`Of ${named(inWords)}, a template only leaves out what the guest says in those words.`]
      : []),
  ]
  return notes.join(' ') || null
}
