import {
  bareName,
  hasGivenName,
  hasJobWord,
  hasOrganisationWord,
  isParticle,
  isPersonName,
  words,
} from './looks-like.ts'
import { oneLine } from '../read/cell-text.ts'
import { normalizeWords } from './normalize.ts'
import { withoutNotes } from './name-notes.ts'

/** What several people of one cell are separated by. */
const betweenPeoplePattern =
  /(?:(?<!\s)\s+)?(?::{2,3}|[|;；\n•、，،])\s*|(?<!\s)\s+(?:[&+/|]|and|und|et|y|e|och|og|ja|en|i|a|és|si|și|ve|và|dan|и|та|και|with|mit|avec|con|com|met|med|x)\s+|(?:(?<!\s)\s+)?,\s*(?:(?:and|und|et|y|e|och|og|en|i)\s+|&\s*)?/iu
const separatorPattern = /::|[;；,，،、&+/|#\n•]/
const maxPeople = 12
const listShare = 0.6
const valuesNeeded = 3

/** How the names of a column are read where a comma could precede another person or a role. */
export interface PeopleJudgement {
  /** Anything with the form of a name counts as a person; else only what holds a known given name. */
  byForm: boolean
  /** Most cells name people with nothing but a slash between them: "Ana Ruiz/Bo Lee/The Waves". */
  bySlash?: boolean
  /** Cells with commas are lists of people, in whatever form: "Ana Ruiz, Bo", "ana ruiz, bo lee". */
  byComma?: boolean
}

/** The parts of a cell that could be people, with "PhD" and the like left at their names. */
export function partsOf(text: string): string[] {
  const parts: string[] = []
  for (const raw of withoutNotes(text).split(betweenPeoplePattern)) {
    const part = raw.trim()
    const last = parts.at(-1)
    if (!part) continue
    if (last !== undefined && bareName(`${last}, ${part}`) === bareName(last))
      parts[parts.length - 1] = `${last}, ${part}`
    else parts.push(part)
  }
  return parts
}

/** The people of one cell, when every part of it looks like a whole name; else null. */
export function splitPeople(
  text: string,
  { byForm, bySlash, byComma }: PeopleJudgement = { byForm: true },
): string[] | null {
  if (text.length > 500 || (!separatorPattern.test(text) && words(text) < 3)) return null
  const lines = peopleInLines(text)
  if (lines) return lines
  if (bySlash && text.includes('/'))
    return slashParts(text).flatMap((part) => splitPeople(part, { byForm }) ?? [part])
  if (areJoined(slashParts(text))) return slashParts(text)
  const described = splitDescribed(text)
  if (described) return described
  const couple = splitCouple(text) ?? splitShort(text) ?? splitArabic(text) ?? splitAtWord(text)
  if (couple) return couple
  const parts = partsOf(text).map(withoutOrigin)
  if (parts.length < 2 || parts.length > maxPeople) return null
  // What follows a comma may be a role that has the form of a name
  const isOne = byForm || !isJudged(text) ? isPersonName : isKnownPerson
  if (parts.every((part, index) => isOne(part) || (index === 0 && isPersonName(part)))) return parts
  // Of a longer list most people are known
  const known = parts.filter(isKnownPerson).length
  const isLong = parts.length > 2 && known >= parts.length * listShare && parts.every(isPersonName)
  return isLong || (byComma && text.includes(',') && parts.every(mayBeCalled)) ? parts : null
}

/** One to four words without a job or a firm. */
const mayBeCalled = (part: string) =>
  calledPattern.test(part) && words(part) <= 4 && !hasJobWord(part) && !hasOrganisationWord(part)
const calledPattern = /^[\p{L}\p{M}.'’ -]+$/u

/** Whether most cells of a column that have commas are people who are known, perhaps in small letters. */
function areListed(names: string[]): boolean {
  const cells = names.filter((name) => name.includes(',')).map(partsOf)
  const lists = cells.filter(([first = '', ...others]) => {
    const known = others.filter((part) => words(part) > 1 && hasGivenName(part)).length
    return known > 0 && known >= others.length / 2 && [first, ...others].every(mayBeCalled)
  })
  // Not "Ruiz Lopez, Ana"
  const given = lists.filter(([first = '']) => hasGivenName(first)).length
  return lists.length > 1 && lists.length >= cells.length * listShare && given >= lists.length / 4
}

/** "Ana Ruiz, Kelp Works" in a line, "Bo Lee, baker" in the next. */
export function peopleInLines(text: string): string[] | null {
  if (!text.includes('\n')) return null
  const lines = text.split('\n').map(oneLine).filter(Boolean)
  const arePeople = lines.every((line) => isPersonName(line.split(behindNamePattern, 1)[0]!))
  const sayMore = lines.some((line) => behindNamePattern.test(line))
  return lines.length > 1 && lines.length <= maxPeople && sayMore && arePeople ? lines : null
}
const behindNamePattern = /, | [-–—(|]/

/** "Bo Lee of Acme" next to others */
const withoutOrigin = (part: string) => {
  const [, name] = ofPattern.exec(part) ?? []
  return name && isKnownPerson(name) ? name : part
}
const ofPattern = /^(.{3,60}?) (?:of|from) \p{Lu}/u

/** "Ana Ruiz/Bo Lee", "Ana Ruiz#Bo Lee": names, of which half are known. */
const areJoined = (parts: string[]) =>
  parts.length > 1 &&
  parts.length <= maxPeople &&
  parts.every(isPersonName) &&
  parts.filter(isKnownPerson).length >= parts.length / 2

/** In Arabic "and" is written together with the next name: where this is a known one, or both have one family name. */
function splitArabic(text: string): string[] | null {
  const [, one, other] = /^(\S+ [^،,]{2,50}) و(\S+ [^،,]{2,50})$/u.exec(text) ?? []
  if (!one || !other || !/\p{Script=Arabic}/u.test(one)) return null
  const sameFamily = one.split(' ').at(-1) === other.split(' ').at(-1)
  return sameFamily || hasGivenName(other.split(' ', 1)[0]!) ? [one, other] : null
}

/** "Ana Ruiz (chef), Bo Lee (author) and Peter Quill": people, of whom half are known, or say what they do. */
function splitDescribed(text: string): string[] | null {
  if (!/\)[^)]*\(/.test(text)) return null
  const parts = text.split(behindBracketPattern)
  const names = parts.map((part) => part.replace(/ ?\([^()]*\)$/, ''))
  const areDescribed = names.length > 1 && names.every(isPersonName) && parts.every(hasJobWord)
  return areDescribed || areJoined(names) ? parts : null
}
const behindBracketPattern = /(?<=\)),? (?:and|und|et|y|e|och|og|en|i|&) |(?<=\))[,;/+] ?/iu

const couplePattern =
  /^(\p{Lu}[\p{L}\p{M}’'-]+) ([&+]|\p{Ll}{1,3}) (\p{Lu}[\p{L}\p{M}’'-]+) ((?:\p{Ll}{1,4} )*\p{Lu}[\p{L}\p{M}’'-]+)$/u

/** "Marisol & Ernesto Prado": two given names and the family name of both. */
function splitCouple(text: string): string[] | null {
  const [, one, word, other, family] = couplePattern.exec(text) ?? []
  if (!one || !isBetween(word!, one, other!)) return null
  if (!isPersonName(`${one} ${family}`) || !isPersonName(`${other} ${family}`)) return null
  return hasOrganisationWord(text) || hasJobWord(text) ? null : [`${one} ${family}`, `${other} ${family}`]
}

/** "and", in whatever language between people who are known; "da" and "van" are parts of names. */
const isBetween = (word: string, one: string, other: string) =>
  betweenPeoplePattern.test(` ${word} `) || (!isParticle(word) && hasGivenName(one) && hasGivenName(other))

/** "Ana Kovač in Tine Zupan": whole names with a short word between them that is no part of names. */
function splitAtWord(text: string): string[] | null {
  const parts = text.split(/ (\p{Ll}{1,3}) /u)
  const [one = '', word = '', other = ''] = parts
  const arePeople = parts.length === 3 && !isJudged(text) && isKnownPerson(one) && isKnownPerson(other)
  return arePeople && isBetween(word, one, other) ? [one, other] : null
}

const joinedPattern = /^(.{2,60}?) (?:&|and|und|et|y|och|og) (\p{Lu}[\p{Ll}\p{M}’'-]{2,20})\.?$/u
const companyWords = new Set(
  'friends guests guest family sons daughters co others more team band crew'.split(' '),
)

/** "Divyan Hirasen & Verosha", "Alba & Berta": known by a given name alone. */
function splitShort(text: string): string[] | null {
  const [, one, other] = joinedPattern.exec(text) ?? []
  if (!one || !other || companyWords.has(other.toLowerCase())) return null
  const isOne = isPersonName(one) || (words(one) === 1 && hasGivenName(one))
  const isOther = hasGivenName(other) || (isPersonName(one) && text.includes('&'))
  return isOne && isOther && !hasOrganisationWord(text) && !hasJobWord(text) ? [one, other] : null
}

const isKnownPerson = (text: string) => isPersonName(text) && hasGivenName(text)

/**
 * Whether "Jane Doe, Blue Apron" in this column is two people: where what follows commas is mostly roles and companies,
 * a name's form says nothing; where it never is, the form is enough.
 */
export function judgePeople(names: string[]): PeopleJudgement {
  const cells = names.filter(isJudged).map(partsOf)
  const alone = new Set(cells.flatMap((parts) => parts[0] ?? []).map(normalizeWords))
  for (const name of names) if (!isJudged(name)) alone.add(normalizeWords(name))
  let roles = 0
  let people = 0
  for (const [, ...others] of cells) {
    if (others.length === 0) continue
    if (others.some(isRole)) roles++
    else if (others.every((other) => isKnownPerson(other) || alone.has(normalizeWords(other)))) people++
  }
  return {
    byForm: roles <= people || (roles < valuesNeeded && roles < names.length * 0.05),
    bySlash: areSlashed(names),
    byComma: areListed(names),
  }
}

/** What is behind these may be a role or a firm, too. */
const isJudged = (text: string) => /[,|\n]/.test(text)

/** "Governor Jeb Bush" and "Halsey" are people, too, where most between slashes are. */
function areSlashed(names: string[]): boolean {
  const cells = names.map(slashParts).filter((parts) => parts.length > 1)
  const parts = cells.flat()
  const people = parts.filter((part) => isPersonName(part) || splitPeople(part) !== null).length
  const least = cells.length > names.length / 2 ? mostOfMany : mostOfFew
  return cells.length >= valuesNeeded && people > parts.length * least
}

/** Where most cells have slashes, and where only a few do, which may part other things. */
const mostOfMany = 0.6
const mostOfFew = 0.9

const slashParts = (text: string) =>
  text
    .split(/[/#]/)
    .map((part) => part.trim())
    .filter(Boolean)

const isRole = (text: string) => hasJobWord(text) || hasOrganisationWord(text) || !isPersonName(text)

/** Whether something besides its form shows that a cell names several people. */
export const isSurelySeveral = (people: string[]) => people.slice(1).every(hasGivenName)
