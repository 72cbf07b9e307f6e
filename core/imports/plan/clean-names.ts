import { isEmail } from '../read/addresses.ts'
import { oneLine } from '../read/cell-text.ts'
import { normalizeWords } from '../recognize/normalize.ts'
import {
  bareName,
  hasGivenName,
  isPersonName,
  isSalutation,
  words,
  wordsOf,
} from '../recognize/looks-like.ts'
import { accountPattern, lastPhone, withoutContacts } from '../recognize/name-lines.ts'
import {
  isShout,
  lastFirstParts,
  turnedAround,
  unsurePattern,
  withoutMarks,
  withoutNotes,
  withoutYears,
} from '../recognize/name-notes.ts'
import { peopleInLines, splitPeople } from '../recognize/split-people.ts'
import type { Splits } from '../recognize/splits.ts'
import type { RowValues } from './guest-values.ts'

export function nameOf(values: RowValues, { lastFirst, code }: Splits): string {
  const cell = values.name?.[0] ?? ''
  const parts = lastFirst ? lastFirstParts(cell) : []
  const own =
    parts.length > 1 && parts.every((part) => part.includes(','))
      ? parts.map(cleanName).join('\n')
      : cleanName(cell)
  const whole = code && own.endsWith(` ${code}`) ? own.slice(0, -code.length - 1) : own
  const given = [values.firstName?.[0], ...(values.middleName ?? []), values.lastName?.[0]].filter(Boolean)
  // What is shown for somebody may say more: "Ana Ruiz (office)"
  const isNoted = given.length > 1 && /[)）]$/.test(whole)
  if (whole && !isNoted && !(given.length > 1 && isShortFor(whole, given.join(' '))))
    return lastFirst || isTurned(whole, values.email?.[0]) ? turnedAround(whole) : withoutYears(whole)
  const isEastAsian = given.every((part) => eastAsianPattern.test(part!))
  const inOrder = isEastAsian ? given.toReversed() : given
  return withoutMarks(oneLine(inOrder.map((part) => cleanPart(part!)).join(' ')))
}

/** "ana_ruiz", "Ana R." */
function isShortFor(shown: string, name: string): boolean {
  const [parts, all] = [normalizeWords(shown).split(' '), normalizeWords(name).split(' ')]
  const isAccount = !shown.trim().includes(' ') || parts.some((part) => part.length === 1)
  return isAccount && parts.every((part) => all.some((word) => word.startsWith(part)))
}

/** "Ruiz, Ana" among other names, next to ana.ruiz@x.example. */
function isTurned(name: string, email = ''): boolean {
  if (!name.includes(',')) return false
  const [, first] = /^\p{Lu}[\p{L}’'-]+, (\p{Lu}[\p{L}’'-]+)$/u.exec(name) ?? []
  return first !== undefined && normalizeWords(email).startsWith(`${normalizeWords(first)} `)
}

/** "Ana (she/her)", "Ruiz (call first)", "Ruiz??" */
const cleanPart = (part: string) =>
  withoutNotes(part)
    .replace(unsurePattern, '')
    .replace(/ ?\((?:\p{Ll}|\p{Lu}{2})[^()]{2,60}\)$/u, '')

/** In Chinese, Japanese and Korean the family name comes first. */
const eastAsianPattern = /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]+$/

/** As mail programs write it: `"Ruiz, Ana" <ana@x.example>`. */
const quotedPattern = /^["“]([^"“”]{1,100})["”] ?<[^<>]*>$/

/** "小野寺 澄江様", "ルーカスさん" */
const politePattern = /(?<=[\u3040-\u30ff\u3400-\u9fff])(?:様|さま|さん)$/u

/** "Ana Ruiz??", "Ana Ruiz!!" */
function sureName(text: string): string {
  const sure = text.replace(unsurePattern, '')
  return isPersonName(sure) ? sure : text
}

/** A name without quotation marks around it. */
const unwrapped = (cell: string) =>
  /^["“‘']/.test(cell) ? cell.replace(/^["“‘']([^"“”‘']*)["”’']$/, '$1') : cell

const behindPattern = /^([^()[\]]{3,70})[([]([^()[\]]{2,160})[)\]]$/u
/** "(ana_22)" is an account, and "(Kora)" what somebody is called. */
const ownPattern = /^[^\s\d]{0,40}\d\S{0,40}$|^\p{Lu}[\p{Ll}!]{1,20}$/u
const signPattern = / [—–-]{1,3} |->|→| [/|+] (?=\p{Ll})|[;,:] (?=\p{Ll})|[,:] (?=\p{L}{2,6}\.? \d{1,2}$)/u

/** "Ana Ruiz (ill)", "Ana Ruiz - CALL MONDAY", "Ana Ruiz; needs parking": no part of a name is behind these. */
function withoutRemark(text: string): string {
  const [, before = '', bracket] = behindPattern.exec(text) ?? []
  const sign = bracket === undefined ? signPattern.exec(text) : null
  const name = sign ? text.slice(0, sign.index).trim() : before.trim()
  const rest = sign ? text.slice(sign.index + sign[0].length).trim() : (bracket ?? '')
  if (!rest || !isPersonName(name) || (!sign && ownPattern.test(rest))) return text
  const isPerson = isPersonName(rest) && !isShout(rest, name) && (sign !== null || hasGivenName(rest))
  const isTitle = bareName(`${name}, ${rest}`) === bareName(name) && !isSalutation(rest)
  return isPerson || isTitle || (sign && splitPeople(text)) ? text : name
}

/** "Fernanda Olmedo (Fer)" */
const shortPattern = /^([^()]{3,70}) \((\p{Lu}\p{Ll}{1,8})\)$/u

/** "Malte Brodersen / Kollege von Inga" */
const relationPattern =
  /^([^/|–—]{3,60}) [/|–—-] (\p{L}{3,20}) (?:of|von|de|del|da|do|di|van|af|av|od|от) (\p{Lu}\p{L}{1,20})$/u

const labelPattern = /^(\p{L}[\p{L}-]{2,19}(?: \p{L}{2,12})?) ?[:!] ?/u

/** "Keynote: Ana Ruiz", "Moderator: Bo Lee", "Mary Stone interview" */
function withoutLabel(text: string): string {
  if (/ interview$/i.test(text)) return text.slice(0, -' interview'.length)
  const [label = '', kind = ''] = labelPattern.exec(text) ?? []
  return label && !isPersonName(kind) && isPersonName(text.slice(label.length))
    ? text.slice(label.length)
    : text
}

/** "Ana’s iPad (Ana Ruiz)", "Ana R. (Ana Ruiz)", "moss (real name: Ana Ruiz)": behind what somebody is called is the whole name. */
export function originalName(cell: string): string {
  if (!cell.endsWith(')')) return cell
  const [, shown = '', bracket = ''] = /^([^()\n]{1,60}) \(([^()\n]{3,60})\)$/u.exec(cell) ?? []
  const whole = withoutLabel(bracket)
  if (!whole || !isPersonName(whole)) return cell
  if (whole !== bracket && !isPersonName(shown)) return whole
  const all = wordsOf(whole)
  const own = wordsOf(shown).filter((word) => word.length > 1)
  // "Orhan Bey (Orhan Tekin)"
  if (own.length === 2 && own[0] === all[0]) return whole
  const isShort = own.length < all.length && own.every((word) => all.includes(word))
  return isShort || (!isPersonName(shown) && own.includes(all[0]!)) ? whole : cell
}

/** "The Waves (Ana Ruiz, Bo Lee)": a group and its people; null for anything else. "Family Ruiz (Ana and Bo)" is no firm. */
export function groupIn(cell: string): { group?: string; people: string } | null {
  if (!cell.endsWith(')')) return null
  const [, kind, family, one, other] = familyPattern.exec(cell) ?? []
  if (kind && !hasGivenName(kind)) return { people: `${one} ${family} & ${other} ${family}` }
  const [, group = '', people = ''] = /^([^()\n]{2,60}) \(([^()\n]{5,200})\)$/u.exec(cell) ?? []
  const all = group && !splitPeople(group) ? splitPeople(people) : null
  return all && (!isPersonName(group) || (!hasGivenName(group) && all.every(hasGivenName)))
    ? { group, people: all.join(' & ') }
    : null
}

const familyPattern =
  /^(\p{Lu}\p{Ll}+) (\p{Lu}[\p{L}’'-]{1,30}) \((\p{Lu}\p{Ll}+) (?:[&+]|and|und|et|y|e|och|og|en|i|a|és|și|ve) (\p{Lu}\p{Ll}+)\)$/u

/** Whose name is in a line of a letter's end: "Best,", "Ana Ruiz", "Acme". */
export function signedName(text: string): string | undefined {
  if (!text.includes('\n')) return undefined
  const lines = text
    .split('\n')
    .map((line) => withoutNotes(oneLine(line)))
    .filter(Boolean)
  return lines.length > 2 ? lines.find(isPersonName) : undefined
}

/** A name without an address, pronouns, marks or a number in a list. */
function cleanName(cell: string): string {
  const quoted = quotedPattern.exec(cell.trim())
  if (quoted) return quoted[1]!.split(',').toReversed().map(oneLine).join(' ')
  const marked = withoutLabel(sureName(withoutMarks(unwrapped(cell)))).replace(politePattern, '')
  if (marked.includes('\n')) {
    const lines = marked.split('\n').map(oneLine).filter(Boolean)
    if (peopleInLines(marked) || (lines.length > 1 && lines.every(isPersonName))) return lines.join('\n')
    const signed = signedName(marked)
    if (signed) return signed
  }
  if (!/[^\p{L}\p{M} .,'’-]|\s\s|\s-|, \p{Ll}/u.test(marked)) return marked
  const text = withoutRemark(
    withoutNotes(oneLine(marked))
      .replace(/<[^<>]*>/g, '')
      .replace(/^\d{1,4}[.)]\s+/, '')
      .replace(accountPattern, '')
      .replace(shortPattern, (whole, name: string, short: string) =>
        isPersonName(name) && wordsOf(name).some((word) => word.startsWith(short.toLowerCase()))
          ? name
          : whole,
      )
      .replace(relationPattern, (whole, name: string, kind: string, other: string) =>
        isPersonName(name) && !hasGivenName(kind) && hasGivenName(other) ? name : whole,
      )
      .trim(),
  )
  return (isEmail(text) && words(text) > 1) || lastPhone(text) ? withoutContacts(text) : text
}
