import type { Sourced } from './sourced.ts'
import type { Whom } from './retold.ts'
import { persons } from './person-phrase.ts'
import { person } from './named-person.ts'

/** "She was a lawyer in Manila.": nothing says when. */
const once =
  /^(\S+(?: and \S+)?) was (an?) ([\p{Ll} -]{3,40}?)((?: (?:at|for|in|with) (?:the )?\p{Lu}[\p{L}’'-]{1,20}(?: \p{Lu}[\p{L}’'-]{1,20}){0,3})?)\.$/u
/** Honours one still has. */
const honour =
  /\b(?:candidate|child|finalist|fellow|graduate|member|nominee|recipient|runner-up|student|winner)$/u

const isCalling = (phrase: string) => {
  const last = phrase.split(' ').at(-1)!
  return !honour.test(phrase) && (persons.has(last) || person.test(last))
}

/** "She runs a farm. She was a lawyer in Manila." is said with "used to be", as the ear has no dates to put in order. */
export const usedToBe = (told: string[], { name }: Whom): string[] =>
  told.map((sentence, at) => {
    const [, who = '', article = '', phrase = '', place = ''] = once.exec(sentence) ?? []
    const isOfGuest = /^(?:She|He)$/u.test(who) || who === name
    return at > 0 && isOfGuest && isCalling(phrase)
      ? `${who} used to be ${article} ${phrase}${place}.`
      : sentence
  })

/** The first sentence about the guest means nothing before it: neither what they have retired from nor what was before “now”. */
export function withoutEarlier([first = '', ...others]: string[], role: Sourced | null): string[] {
  const said =
    role === null ? first.replace(/^(\S+) retired (?:in \d{4} )?and (?=\p{Ll}+s\b)/u, '$1 ') : first
  return [said.replace(/^(\S+ \p{Ll}+s(?: \p{Ll}+){0,3}?) now(?=[,.])/u, '$1'), ...others]
}
