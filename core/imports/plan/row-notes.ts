import { isEmail } from '../read/addresses.ts'
import { isPlaceholder } from '../read/cell-text.ts'
import { dashedPattern } from '../recognize/column-profile.ts'
import type { ImportField } from '../recognize/import-column.ts'
import { hasGivenName, hasOrganisationWord, isDate, isPersonName, words } from '../recognize/looks-like.ts'
import { matchHeader } from '../recognize/match-header.ts'
import { withoutMarks, withoutNotes } from '../recognize/name-notes.ts'
import { normalizeWords } from '../recognize/normalize.ts'
import { statusIn } from '../recognize/status-words.ts'
import { splitPeople } from '../recognize/split-people.ts'
import { type Splits } from '../recognize/splits.ts'
import { lastPhone, splitName, withoutContacts } from '../recognize/name-lines.ts'
import { hasTopicWord } from '../recognize/topic-words.ts'
import { breakWords, footerWords } from '../recognize/word-lists.ts'
import type { RowValues } from './guest-values.ts'
import type { PersonColumns } from './row-values.ts'

/** What a row says about one person. */
export interface PersonValues {
  values: RowValues
  name: string
  person: PersonColumns
}

/** Why a row is a note rather than a guest: a total, a break, a heading over some rows, a remark below them. */
export function noteIn(cells: string[], person: PersonValues, width: number): string | null {
  const {
    name,
    values,
    person: { splits },
  } = person
  const filled = cells.filter((cell) => cell && !isPlaceholder(cell))
  const first = name || filled[0]!
  if (name && !values.email && isPartOfProgramme(name)) return 'Not a guest: part of a programme'
  // "f,j,c" above first names, jobs and companies
  if (filled.length > 1 && filled.every((cell) => /^[a-z]{1,2}$/i.test(cell)))
    return 'Not a guest: a heading or a note'
  if (filled.length === 1 && isOfOthers(filled[0]!)) return 'Not a guest: a heading or a note'
  if (sumsUp(name, filled, splits.capitals) || isCount(name, filled, width))
    return 'Not a guest: a total or a note'
  if (filled.length > 2) return null
  if (filled.some((cell) => dashedPattern.test(cell)) || isRemark(first, values, splits))
    return 'Not a guest: a heading or a note'
  // "Total" under the numbers of episodes, "8 episodes" under the names
  const told = footerWords.has(normalizeWords(filled[0]!.slice(0, 100)))
  if (told || isFooter(first, filled.length, width)) return 'Not a guest: a total or a note'
  const shouts = splits.mixedCase && isCapitals(first) && !hasGivenName(first)
  if (filled.length > 1 || width < 3 || values.email?.some(isEmail)) return null
  if (isPersonName(first) && !shouts) return null
  const heading =
    isCapitals(first) ||
    words(first) > 4 ||
    /[:.!?\d]/.test(first) ||
    matchHeader(first) !== null ||
    isDate(first)
  return heading ? 'Not a guest: a heading or a note' : null
}

/** "Host: Ana Ruiz" alone below the guests. */
const isOfOthers = (cell: string) =>
  cell.includes(':') && matchHeader(cell.split(':', 1)[0]!)?.kind === 'other'

/** "ATHLETES" alone in a row, over some of them. */
const isCapitals = (text: string) => /^[\p{Lu}\p{M} &/,'’-]{3,}$/u.test(text)

/** A sentence among lines such as "Ana Ruiz - baker". */
const isRemark = (text: string, { email, phone }: RowValues, { nameRole, people }: Splits) =>
  nameRole && !email && !phone && words(text) > 3 && !isPersonName(text) && splitPeople(text, people) === null

/** "Lunch" and "Panel: the future of bees", but not "Keynote: Ana Ruiz". */
function isPartOfProgramme(name: string): boolean {
  if (!name.includes(':')) return breakWords.has(normalizeWords(name))
  const [kind = '', ...about] = name.split(':')
  return breakWords.has(normalizeWords(kind)) && !isPersonName(about.join(':').trim())
}

/** "TOTAL", "Total recorded", "Recorded" or "slots left", and numbers under all other columns. */
function sumsUp(name: string, [, ...others]: string[], capitals: boolean): boolean {
  if (others.length === 0 || !others.every((cell) => /^\d/.test(cell))) return false
  const folded = normalizeWords(name.slice(0, 100))
  if (footerWords.has(folded)) return true
  return (
    others.every((cell) => /^\d{1,4}$/.test(cell)) &&
    !isPersonName(name) &&
    (footerWords.has(folded.split(' ', 1)[0]!) ||
      statusIn(name) !== undefined ||
      (capitals && /^\p{Ll}/u.test(name)))
  )
}

/** "Gäste gesamt:" next to "5", "جمع" next to "۵ نفر" in a row that leaves most cells blank. */
const isCount = (name: string, filled: string[], width: number) =>
  filled.length === 2 && width > 2 && /:$|^\p{Nd}+ \p{L}+$/u.test(name) && /^\p{Nd}/u.test(filled[1]!)

function withoutNumbers(folded: string): string {
  const parts = folded.split(' ')
  const last = parts.findLastIndex((part) => !/^\d*$/.test(part))
  return parts.slice(0, Math.max(1, last + 1)).join(' ')
}

function isFooter(text: string, filled: number, width: number): boolean {
  const folded = normalizeWords(text.slice(0, 200))
  if (footerWords.has(withoutNumbers(folded))) return true
  const start = folded.split(' ').slice(0, 2)
  const begins = footerWords.has(start[0]!) || footerWords.has(start.join(' '))
  if (begins && /^[^\s]+(?:\s\S+)?\s*[:：=]|\d|\b(?:by|on|at|of|from|am|vom|le|du|el|em|il)\b/i.test(text))
    return true
  return filled === 1 && (words(text) > 12 || (width > 1 && /^(?:\*|©|†|\()/.test(text) && words(text) > 3))
}

const aboutPeople = new Set<ImportField>([
  'title',
  'company',
  'email',
  'phone',
  'bio',
  'social',
  'linkedin',
  'photo',
])

/**
 * "ej klart", "SAID NO", "Listener Q&A", "Kite Labs": what does not look like the names above and below it, in a row that says
 * nothing else about a person.
 */
export function isAside(
  cells: string[],
  { name, person: { columns, splits, usual } }: PersonValues,
): boolean {
  const { index: at, frame } = columns.find(({ field }) => field === 'name') ?? {}
  const text = withoutMarks(withoutNotes((at === undefined || frame ? name : cells[at]) || name))
  const saysMore = columns.some(
    ({ field, index }) =>
      field && index !== at && aboutPeople.has(field) && cells[index] && !isPlaceholder(cells[index]),
  )
  const areDescribed = columns.some(({ field }) => field && aboutPeople.has(field))
  if (areDescribed && isShout(name, splits) && !(saysMore && isReached(cells, columns, usual))) return true
  if (isOfCall(text)) return true
  if (saysMore || hasGivenName(text)) return false
  const isBare = usual.length > 0 && usual.every((column) => !cells[column])
  if (isBare && !splitName(text) && (isOfThings(text) || isStrange(text) || isSentenceCase(text))) return true
  // "Holiday" in the column of family names
  if (isBare && words(text) === 1 && at === undefined) return true
  if (areDescribed && splits.mixedCase && isCapitals(name) && words(name) > 1) return true
  if (areDescribed && splits.form && isOfEvent(text)) return true
  if (isPersonName(text) || splitName(text) || splitPeople(text)) return false
  if (splits.form && hasOrganisationWord(text)) return true
  const isUsual = usual.length > 0 && usual.every((column) => cells[column])
  // "sauramaia" with a talk is called so
  if (splits.capitals && /^\p{Ll}/u.test(text)) return !(isUsual && /^[\p{L}\p{N}_.-]+$/u.test(text))
  return splits.form && words(text) > 1 && (isStrange(text) || isSentenceCase(text))
}

/** "Missed call +44 7700 900104": what programs call somebody of whom they know the number. */
function isOfCall(text: string): boolean {
  const rest = /[@\n]/.test(text) || !lastPhone(text) ? '' : withoutContacts(text)
  return words(rest) > 1 && !hasGivenName(rest) && (isSentenceCase(rest) || hasTopicWord(rest))
}

/** "VAKANZ" among whole names that are not in capitals. */
const isShout = (name: string, { mixedCase, whole }: Splits) =>
  mixedCase && whole && words(name) === 1 && isCapitals(name) && !hasGivenName(name)

/** Whether a row says how to reach somebody, or hardly any does. */
function isReached(cells: string[], columns: PersonColumns['columns'], usual: number[]): boolean {
  const contacts = columns.filter(({ field }) => field && reachedBy.has(field)).map(({ index }) => index)
  return !contacts.some((at) => usual.includes(at)) || contacts.some((at) => cells[at])
}
const reachedBy = new Set<ImportField>(['email', 'phone', 'social', 'linkedin', 'website'])

/** "Spring Break", "Data Workshop": what is written where guests are, and is held without one. */
const isOfEvent = (text: string) => {
  const parts = normalizeWords(text).split(' ')
  return parts.length > 1 && parts.some((part) => part.length > 3 && breakWords.has(part))
}

/** "Grad Program Overview": in the form of a name, with a word for what a programme holds. */
const isOfThings = (text: string) => text.split(' ').some((word) => matchHeader(word)?.kind === 'thing')

/** Written with what names are not; "Cher (singer)" is one. */
const isStrange = (text: string) =>
  /[&?!:()[\]/+=]|\d{2}|\s[-–—]\s/.test(text) && !/^\p{Lu}\p{Ll}+ \(/u.test(text)

/** "Listener mailbag": only the first of several words begins with a capital. */
const isSentenceCase = (text: string) => /^\p{Lu}[\p{Ll}’']+(?: \p{Ll}[\p{Ll}’'-]*)+$/u.test(text)
