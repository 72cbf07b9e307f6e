import { normalizeWords } from './normalize.ts'
import {
  bareName,
  longestName,
  hasGivenName,
  hasJobWord,
  hasOrganisationWord,
  isPersonName,
  looksLikeJob,
  words,
} from './looks-like.ts'
import { findEmail } from '../read/addresses.ts'
import type { ImportColumn } from './import-column.ts'
import type { Sheet } from '../read/sheet.ts'
import { isPerson, splitName, withoutContacts } from './name-lines.ts'
import { lastFirstParts, withoutYears } from './name-notes.ts'
import { areColleagues } from './row-evidence.ts'
import { howTitlesSplit, strongPattern } from './split-role.ts'
import { readTitle } from './title-frames.ts'
import { judgePeople, peopleInLines, type PeopleJudgement, splitPeople } from './split-people.ts'
import { isNoGuest } from './word-lists.ts'
import { isPlaceholder } from '../read/cell-text.ts'

/** How the cells of a sheet's columns are taken apart: decided on the whole column, since one comma may be anything. */
export interface Splits {
  /** Names are "Last, First". */
  lastFirst: boolean
  people: PeopleJudgement
  /** Nearly all names begin with a capital letter. */
  capitals: boolean
  /** Most are not written in capitals throughout. */
  mixedCase: boolean
  /** Most have the form of a person's name. */
  form: boolean
  /** Most are of several words. */
  whole: boolean
  /** Names are followed by a role: "Ana Ruiz, CEO, Acme". */
  nameRole: boolean
  /** Titles are followed by an organisation, "CEO, Acme, Spain" or "CEO at Acme": all of them, or those of which it is plain. */
  titleCompany: ReturnType<typeof howTitlesSplit>
  /** What the brackets behind names hold where all of them hold the same: a mark. */
  mark: string | null
  /** The capital letters behind most names, which are no part of them: "Ana Ruiz OHP". */
  code: string | null
  /** Brackets behind names are about the row: behind several people there is only one. */
  rowBrackets: boolean
  /** Brackets behind names hold jobs rather than firms. */
  bracketTitle: boolean
  /** What is behind names is where people work, with or without a word for it. */
  firmBehind: boolean
  /** The other way round, as a header says it: "Acme, CEO" under "Company and role". */
  companyTitle: boolean
}

const maxValues = 400
export function decideSplits(sheet: Sheet, firstRow: number, columns: ImportColumn[]): Splits {
  const [name] = columns
    .filter(({ field }) => field === 'name')
    .toSorted((a, b) => b.confidence - a.confidence)
  const title = columns.find(({ field }) => field === 'title')
  const company = columns.find(({ field }) => field === 'company')
  const names = name ? [...new Set(namesOf(valuesOf(sheet, firstRow, name.index), name))] : []
  const email = columns.find(({ field }) => field === 'email')
  const rowBrackets = areOfRows(names)
  const people = judgePeople(rowBrackets ? names.map(withoutBracket) : names)
  const lastFirst =
    !people.byComma &&
    (isLastFirst(names) || (name !== undefined && isTurnedElsewhere(sheet, firstRow, name.index)))
  return {
    lastFirst,
    people: lastFirst ? { byForm: true } : people,
    capitals: areMost(names, (name) => /^\p{Lu}/u.test(name)),
    mixedCase: areMost(names, (name) => /\p{Ll}/u.test(name)),
    form: areMost(names, isPersonName, 0.5),
    whole: areMost(names, (name) => words(name) > 1, 0.5),
    nameRole: !lastFirst && isNameRole(names, name?.also !== undefined, people),
    titleCompany:
      company === undefined &&
      title !== undefined &&
      !(email && areColleagues(valuesOf(sheet, firstRow, email.index)))
        ? howTitlesSplit(valuesOf(sheet, firstRow, title.index), title.also !== undefined)
        : null,
    mark: markOf(names),
    code: codeOf(names),
    rowBrackets,
    bracketTitle:
      holdsJobs(names) || (name?.also?.includes('title') && !name.also.includes('company')) === true,
    firmBehind: holdsFirms(names),
    companyTitle: title === undefined && company?.also?.includes('title') === true,
  }
}

const namesOf = (values: string[], { frame }: ImportColumn) =>
  values.flatMap((value) =>
    frame ? (readTitle(value, frame)?.people ?? []) : (peopleInLines(value) ?? value),
  )

const areMost = (names: string[], test: (name: string) => boolean, most = 0.6) =>
  names.filter(test).length > names.length * most

function valuesOf(sheet: Sheet, firstRow: number, column: number): string[] {
  const step = Math.max(1, Math.floor((sheet.rows.length - firstRow) / (maxValues * 2)))
  const values: string[] = []
  for (let row = firstRow; row < sheet.rows.length && values.length < maxValues; row += step) {
    const value = sheet.rows[row]![column]
    if (value && !isPlaceholder(value)) values.push(value.slice(0, 300))
  }
  return values
}

const leastAddresses = 2

/** "Henry, Arlette" next to arlette.henry@… or …/arlette-henry: other cells of their rows have the first name in front. */
function isTurnedElsewhere(sheet: Sheet, firstRow: number, name: number): boolean {
  let lastFirst = 0
  let firstLast = 0
  for (const row of sheet.rows.slice(firstRow, firstRow + maxValues)) {
    const [last, first, more] = (row[name] ?? '').slice(0, longestName).split(',').map(compact)
    if (!last || !first || more !== undefined) continue
    for (const cell of row.toSpliced(name, 1)) {
      const text = compact(findEmail(cell)?.split('@')[0] ?? cell.slice(0, longestCell))
      if (text.includes(first + last)) lastFirst++
      else if (text.includes(last + first)) firstLast++
    }
  }
  return lastFirst >= leastAddresses && firstLast === 0
}
const longestCell = 300
const compact = (text: string) => normalizeWords(text).replaceAll(' ', '')

function isLastFirst(names: string[]): boolean {
  const pairs = names
    .flatMap(lastFirstParts)
    .map((name) =>
      bareName(withoutYears(name))
        .split(',')
        .map((part) => part.trim()),
    )
    .filter((parts) => parts.length === 2 && parts.every((part) => /\p{L}/u.test(part) && words(part) <= 3))
  if (names.length < 2 || pairs.length < 2) return false
  if (pairs.some(([, first]) => hasJobWord(first!) || hasOrganisationWord(first!)) && pairs.length < 5)
    return false
  const given = (place: 0 | 1) => pairs.filter((pair) => hasGivenName(pair[place]!)).length
  const wholeNames = pairs.filter(([last]) => isPersonName(last!)).length
  // A directory knows its own people so, and others as they call themselves
  if (pairs.length < names.length * 0.6)
    return (
      wholeNames === 0 &&
      given(1) > given(0) &&
      given(1) >= pairs.length * 0.5 &&
      pairs.length === names.filter((name) => name.includes(',')).length
    )
  // "García Lozano, María": where people have two family names, these have the form of a whole one
  const least = pairs.length < names.length ? mostGiven : someGiven
  if (given(1) > pairs.length * least && given(1) >= given(0) * muchMore) return true
  // Family names are given names, too: only where most are does "Ana, Ruiz" mean the first comes first
  return (given(1) >= given(0) || given(0) < pairs.length * 0.6) && wholeNames < pairs.length * 0.5
}

const muchMore = 2
const mostGiven = 0.5
/** Where all cells have that form. */
const someGiven = 0.15

function isNameRole(names: string[], told: boolean, people: PeopleJudgement): boolean {
  const lines = names.map(withoutContacts).filter((line) => !splitPeople(line, people) && !isNoGuest(line))
  const separable = lines.filter((line) => strongPattern.test(line) || /,|[([]|: /.test(line))
  const apart = separable.filter((line) => {
    const role = splitName(line)
    return role !== null && !isPerson(role.rest) && !/^(?:she|he|they)\b/i.test(role.rest)
  })
  if (apart.length === 0) return false
  if (told) return apart.length >= separable.length * 0.5
  return (
    apart.length >= separable.length * 0.6 &&
    apart.length >= Math.max(names.length < 4 ? 1 : 2, names.length * 0.1)
  )
}

const bracketsOf = (names: string[]) =>
  names.flatMap((name) => /[([]([^()[\]]{2,80})[)\]]$/.exec(name)?.[1] ?? [])

/** "(Alum)" behind some names of many says which they are, not where they work. */
function markOf(names: string[]): string | null {
  const brackets = bracketsOf(names)
  const [mark, ...others] = new Set(brackets.map((text) => text.toLowerCase()))
  return mark && others.length === 0 && brackets.length >= leastMarks ? mark : null
}
const leastMarks = 3

function codeOf(names: string[]): string | null {
  const codes = names.flatMap((name) => codePattern.exec(name)?.[1] ?? [])
  const [code] = codes
  return code &&
    codes.length >= names.length * mostCoded &&
    codes.every((other) => other === code) &&
    codes.length > leastMarks
    ? code
    : null
}
const codePattern = /\p{Ll} (\p{Lu}{2,6})$/u
const mostCoded = 0.6

/** "Ana Ruiz, Bo Lee and Kai Moss (the price of rain)" */
function areOfRows(names: string[]): boolean {
  const behind = names.filter((name) => bracketAtEndPattern.test(name))
  const several = behind.filter((name) => splitPeople(withoutBracket(name)) !== null)
  const own = behind.filter((name) => name.indexOf('(') !== name.lastIndexOf('('))
  const topics = behind.filter((name) => /\(\p{Ll}/u.test(name) && / \S+\)$/.test(name))
  return (
    several.length >= leastOfRows &&
    own.length === 0 &&
    several.length >= behind.length * someOfRows &&
    topics.length > behind.length * mostTopics
  )
}
const leastOfRows = 2
const someOfRows = 0.2
const mostTopics = 0.7
const bracketAtEndPattern = / \([^()]{2,80}\)$/

export const withoutBracket = (name: string) => name.replace(bracketAtEndPattern, '')

function holdsJobs(names: string[]): boolean {
  const brackets = bracketsOf(names)
  return brackets.filter(looksLikeJob).length > brackets.length / 2
}

/** "MTK" behind a name says where somebody works if universities are behind most of the others. */
function holdsFirms(names: string[]): boolean {
  const behind = names.flatMap((name) => splitName(withoutContacts(name))?.rest ?? [])
  const firms = behind.filter(hasOrganisationWord).length
  const jobs = behind.filter(hasJobWord).length
  return firms > behind.length * (jobs === 0 ? someFirms : mostFirms) && jobs <= behind.length * fewJobs
}
const mostFirms = 0.4
const someFirms = 0.2
const fewJobs = 0.15
