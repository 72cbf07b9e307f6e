import { findEmail } from '../read/addresses.ts'
import {
  bareName,
  hasGivenName,
  hasJobWord,
  isPersonName,
  isPhone,
  isSalutation,
  longestName,
  words,
} from './looks-like.ts'
import { withoutNotes, withoutYears } from './name-notes.ts'
import { commaPattern, strongPattern } from './split-role.ts'

const bracketPattern = /(?:(?<!\s)\s+)?\((?=[^()]*\)?$)/
const squareBracketPattern = /(?:(?<!\s)\s+)?\[(?=[^[\]]*\]?$)/
/** Separators between a name and what is said about it, the surest first. */
const separators = [strongPattern, commaPattern, bracketPattern, squareBracketPattern, /:\s+/]

const lastPhonePattern = /(?:\s|^)(\+?[\d(][\d ()./-]{6,20})$/

/** The phone number that a line ends with, or null. */
export function lastPhone(text: string): string | null {
  const [, phone = ''] = lastPhonePattern.exec(text.slice(-40)) ?? []
  return isPhone(phone) ? phone : null
}

/** An account behind a name: "Ana Ruiz @anaruiz", "Bo Lee (@bo-lee)"; "@Kelp Works" is where somebody works. */
export const accountPattern = /(?<!\s)\s+(?:\((@[\p{L}\p{N}_.-]{2,40})\)|(@[\p{Ll}\p{N}_.-]{2,40}))$/u

/** "Ana Ruiz — mail:" before an address. */
const labelPattern = /(?<![\p{L}\p{M}])\p{L}{2,9} ?: *$/u

const bulletPattern = /^(?:\d{1,3}[.)]|[•*·–-])\s+/

/** A text without its place in a list, its email address, its phone number and what is left of brackets; line breaks stay. */
export const withoutContacts = (text: string) => {
  const email = findEmail(text)
  const phone = lastPhone(text)
  const bare = [email, phone].reduce<string>((rest, found) => (found ? rest.replace(found, ' ') : rest), text)
  const line = bare.includes('@') ? bare.replace(accountPattern, '') : bare
  const own = email || phone ? line.replace(labelPattern, '') : line
  return withoutYears(withoutNotes(own.replace(bulletPattern, '')))
    .replace(/<\s*>|\(\s*\)|\[\s*\]|mailto:/g, ' ')
    .replace(/[^\S\n]+/g, ' ')
    .trim()
    .replace(/(?<![\s,;|–—-])[\s,;|–—-]+$/, '')
}

/** Whether a text names one person and then says more about them, be it only an address: "Ana Ruiz <ana@x.example>". */
export function isPersonLine(text: string): boolean {
  const line = withoutContacts(text).replace(/^["“](.*)["”]$/, '$1')
  return splitName(line) !== null || (line !== text && isPersonName(line))
}

/** `bracket`: what follows the name is in brackets; `at`: it is behind an @. */
export interface NameLine {
  name: string
  rest: string
  bracket: boolean
  at: boolean
}

/** A name, or a line that begins with one. */
export const beginsWithName = (text: string) => isPersonName(text) || isPersonLine(text)

const leastNames = 2

/** Two cells at least, and that share of them, begin with a name. */
export const areNames = (cells: string[], share = 0.6) => {
  const names = cells.filter(beginsWithName).length
  return names >= leastNames && names >= cells.length * share
}

/** A person's name and what follows it, or null when the text does not begin with a name. */
export function splitName(line: string, sure = false): NameLine | null {
  // "老马（面馆）"
  const text = line.replaceAll('（', '(').replaceAll('）', ')')
  const bare = bareName(text)
  for (const pattern of separators) {
    if (!pattern.test(text)) continue
    for (const match of text.matchAll(new RegExp(pattern, 'g'))) {
      if (match.index > longestName) break
      const name = text.slice(0, match.index).trim()
      const behind = text.slice(match.index + match[0].length).trim()
      const bracket = pattern === bracketPattern || pattern === squareBracketPattern
      const rest = bracket ? behind.replace(/[)\]]$/, '').trim() : behind
      if (!rest || bare === name || isPostNominal(name, rest) || isOpen(name)) continue
      // Only before the first @, or a line of commas would be split again and again
      const isFirst = match[0].includes('@') && name.includes(',') && !name.includes('@')
      const inside = isFirst ? splitName(name) : null
      // "Ana Ruiz, head chef @ Kelp Works", but not "Ruiz Prado, Ana @ Kelp Works"
      if (inside && (hasJobWord(inside.rest) || /^\p{Ll}/u.test(inside.rest)))
        return { ...inside, rest: `${inside.rest}${match[0]}${behind}` }
      if (isPersonName(name) || (sure && words(name) <= 5 && /^\p{Lu}/u.test(name) && !isPerson(rest)))
        return { name, rest, bracket, at: match[0].includes('@') }
    }
  }
  return null
}

/** Whether a bracket isn't closed: "Ana Ruiz (University of Marlow" before ", Oak Bay)". */
const isOpen = (text: string) =>
  text.lastIndexOf('(') > text.lastIndexOf(')') || text.lastIndexOf('[') > text.lastIndexOf(']')

/** "Peace Envoy" has the form of a name, too. */
export const isPerson = (text: string) => isPersonName(text) && hasGivenName(text)

/** "Ana Ruiz, PhD" and "Ana Ruiz (Dr.)" are a name as a whole. */
const isPostNominal = (name: string, rest: string) =>
  bareName(`${name}, ${rest}`) === bareName(name) || isSalutation(rest)
