import type { Brief } from '../../content/brief.ts'
import { ownSentences, textsOf } from './own-sentences.ts'

/** "a, b, c, d and e": more than can be followed by ear. */
const five = /(?:[^,.;:]{1,30}, ){3}[^,.;:]{1,30} (?:and|or) \p{L}/u

/** A list of five that nobody wrote as a sentence. */
export function lists(content: string, { guest, show, type }: Brief): string[] {
  // Show notes are read, not heard
  if (type === 'show_notes') return []
  const written = textsOf([guest, show]).join('\n')
  return ownSentences(content)
    .filter((sentence) => five.test(sentence) && !sentence.includes(guest.name))
    .filter((sentence) => !written.includes(sentence.slice(-30, -1)))
    .map((sentence) => `a list of five: ${sentence}`)
}
