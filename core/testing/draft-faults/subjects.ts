import type { Brief } from '../../content/brief.ts'
import { ownSentences, textsOf } from './own-sentences.ts'

const leads = String.raw`\b(?:talk|talking|hear|ask \S{1,30}|talk with \S{1,30}) about `
const ofOne = new RegExp(String.raw`${leads}[^.:“]{0,80}\b(?:my(?! guest)|our|I(?! can’t))\b`, 'u')
const list = new RegExp(String.raw`${leads}(?:[^,.:;“]{1,40}, ){2}[^,.:;“]{1,40}\.$`, 'u')
const dateSplit =
  /\b(?:January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2},? and \d{4}\b/u

/** What the conversation is about: the guest's "my" in the host's mouth, a list without "and", a date cut in two. */
export function subjects(content: string, { guest, show, type }: Brief): string[] {
  if (type !== 'introduction') return []
  const written = textsOf(show).join('\n')
  const names = guest.name.split(' ').filter((word) => /^\p{Lu}\p{Ll}/u.test(word))
  const isSmall = (sentence: string) => names.some((name) => sentence.includes(` ${name.toLowerCase()}’s `))
  return ownSentences(content)
    .filter((sentence) => !written.includes(sentence))
    .filter(
      (sentence) =>
        ofOne.test(sentence) ||
        (list.test(sentence) && !/\band\b/u.test(sentence)) ||
        dateSplit.test(sentence) ||
        isSmall(sentence),
    )
    .map((sentence) => `subjects that can’t be said: ${sentence}`)
}
