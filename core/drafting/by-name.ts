import { withoutLabel } from './fragments.ts'
import { namesAnother } from './pronouns.ts'
import { capitalIf, type Whom } from './retold.ts'
import { isPast, presentVerbs, withS } from './verbs.ts'
import { lowered } from './words.ts'

/** "The Hon. Mrs Justice Gold was appointed", as Ana Gold: by her name. */
function withoutStyle(first: string, fullNames: string[]): string {
  const [whole = ''] = fullNames
  const styled =
    /^The Hon\.? (?:(?:Mr|Mrs|Ms|Lord|Lady) )?(?:Justice |Judge )?(\p{Lu}[\p{L}’'-]{1,40})(?= )/u.exec(first)
  return styled && whole.endsWith(` ${styled[1]!}`) ? whole + first.slice(styled[0].length) : first
}

/** Where the name begins in the text, as a word of its own: "Tunde Gold" isn't in "Babatunde Gold". */
function placeOf(name: string, text: string): number {
  const lower = text.toLocaleLowerCase('en')
  const wanted = name.toLocaleLowerCase('en')
  let at = lower.indexOf(wanted)
  while (at >= 0 && /\p{L}/u.test(`${lower[at - 1] ?? ''}${lower[at + wanted.length] ?? ''}`))
    at = lower.indexOf(wanted, at + 1)
  return at
}

/** "Saffron Vale is the stage name of Heather Gold.": the name is meant, as a whole */
const isStageName = / is (?:an? |the )?(?:pen name|pseudonym|stage name)\b/u

/** "Has travelled on every bus.", and no note on what somebody wants of the host. */
const hasDone = /^Has (?!(?:agreed|asked|offered|promised|recorded|requested)\b)\p{L}{2,}ed\b/u

/** "Rosalind Gold DBE FMedSci is …": letters for the page. */
const afterName = /^(?:,? \p{Lu}{2}\p{L}{0,8}){1,5},?(?= \p{Ll})/u

/** A biography in the third person: the full name becomes the one the host uses, and a bare beginning gets it. */
export function namedShort(said: string[], fullNames: string[], short: string): string[] {
  const [written = '', ...others] = said
  const first = withoutStyle(written, fullNames)
  const rest = others.map((sentence) => {
    const named = fullNames.find((one) => one.includes(' ') && placeOf(one, sentence) === 0)
    return named ? short + sentence.slice(named.length) : sentence
  })
  // "He and Mrs Gold run an inn.": she is another
  const isAnother = (one: string) =>
    /^(?:Mrs?|Ms|Mx)\b/u.test(one) && /\b(?:and|by|for|of|with) $/u.test(first.slice(0, placeOf(one, first)))
  const name = fullNames.find((one) => placeOf(one, first) >= 0 && !isAnother(one))
  if (name && isStageName.test(first)) return [first, ...rest]
  if (name) {
    const at = placeOf(name, first)
    const before = first.slice(0, at)
    // "Judge Maya Okafor presides": the office belongs to the whole name
    const isTitle = /^(?:\p{Lu}\p{L}{0,15}\.?\s){1,4}$/u.test(before)
    return [(isTitle ? '' : before) + short + first.slice(at + name.length).replace(afterName, ''), ...rest]
  }
  if (/^(Her|His) \p{Ll}/u.test(first)) return [first.replace(/^(Her|His)\b/u, `${short}’s`), ...rest]
  if (/^(?:Under|In|At|Since|During|Through|With) (?:her|his) \p{Ll}/u.test(first))
    return [first.replace(/\b(?:her|his)\b/u, `${short}’s`), ...rest]
  // "He’s drummed since 1994": he has, or he is
  const [whole, next = ''] = /^(?:She|He)[’']s (\p{Ll}+)/u.exec(first) ?? []
  if (whole)
    return [
      `${short} ${isPast(next) || next === 'been' ? 'has' : 'is'} ${next}${first.slice(whole.length)}`,
      ...rest,
    ]
  if (/^(She|He)\b/u.test(first)) return [first.replace(/^(She|He)\b/u, short), ...rest]
  const verb = /^\p{Lu}\p{Ll}+/u.exec(first)?.[0].toLowerCase() ?? ''
  const isVerb =
    (verb.endsWith('s') && [...presentVerbs].some((base) => withS(base) === verb)) || hasDone.test(first)
  return isVerb ? [`${short} ${lowered(withoutLabel(first))}`, ...rest] : [first, ...rest]
}

/** "The Lock Band is", and "They are" */
const plurals: Readonly<Record<string, string>> = { has: ' have', is: ' are', was: ' were' }

/** The same sentences next to one that names the guest: the name at their start becomes the pronoun. */
export function withPronoun([first = '', ...rest]: string[], { name, pronouns, isSeveral }: Whom): string[] {
  if (isStageName.test(first)) return [first, ...rest]
  // "Ana and Tom keep bees." and "They keep bees." have the same verb
  if (isSeveral && first.startsWith(`${name} `))
    return [
      `They${first.slice(name.length).replace(/^ (?:has|is|was)\b/u, (verb) => plurals[verb.trim()]!)}`,
      ...rest,
    ]
  if (!pronouns || pronouns.isPlural || !first.startsWith(name)) return [first, ...rest]
  const after = first.slice(name.length)
  const possessive = /^[’']s\b/u.exec(after)?.[0]
  if (possessive) return [capitalIf(true, pronouns.possessive) + after.slice(possessive.length), ...rest]
  return /^ \p{Ll}/u.test(after) ? [capitalIf(true, pronouns.subject) + after, ...rest] : [first, ...rest]
}

/** The same further on: a name that begins a sentence after one about the guest alone becomes the pronoun. */
export const withPronouns = (said: string[], whom: Whom): string[] =>
  said.map((sentence, at) => {
    const before = said[at - 1]
    const isKnown = before?.startsWith(whom.name) && !namesAnother(before, whom.name)
    return isKnown ? withPronoun([sentence], whom)[0]! : sentence
  })

/** "They spent ten years at sea.", of one person: behind a firm, “they” is heard as the firm. */
export function namedAgain(sentence: string, { name, isSeveral }: Whom): string {
  const [, verb = ''] = /^They (\p{Ll}+) /u.exec(sentence) ?? []
  return !isSeveral && verb !== 'were' && isPast(verb) ? sentence.replace('They', name) : sentence
}
