import { counted, listed } from '../../text/format.ts'
import type { DuplicateReason } from '../imports.contract.ts'
import type { ImportWarning, KnownGuest, PlannedGuest, SkippedRow } from './import-plan.ts'
import { givenNames } from '../recognize/given-names.ts'
import { fieldNames } from './questions.ts'
import { bareName, hasGivenName } from '../recognize/looks-like.ts'
import { normalizeWords } from '../recognize/normalize.ts'
import { departmentWords } from '../recognize/word-lists.ts'

interface Person {
  name: string
  email: string
  company: string
  title: string
  linkedin: string
}
type Match<T> = { entry: T; by: DuplicateReason }

const reasonTexts: Record<DuplicateReason, string> = {
  email: 'Same email',
  linkedin: 'Same LinkedIn profile',
  name: 'Same name',
}

/**
 * People by email, then LinkedIn profile, then name where neither emails nor profiles nor companies differ. A name
 * of one word is shared by many, so everything must be the same.
 */
class PeopleIndex<T> {
  readonly #byEmail = new Map<string, { person: Person; entry: T }[]>()
  readonly #byLinkedin = new Map<string, T>()
  readonly #byName = new Map<string, { person: Person; entry: T }[]>()

  add(person: Person, entry: T) {
    if (person.email) addTo(this.#byEmail, person.email, { person, entry })
    if (person.linkedin && !this.#byLinkedin.has(person.linkedin))
      this.#byLinkedin.set(person.linkedin, entry)
    addTo(this.#byName, person.name, { person, entry })
  }

  find(person: Person): Match<T> | null {
    const sharing = this.#byEmail.get(person.email) ?? []
    const byEmail =
      sharing.find((other) => other.person.name === person.name) ??
      sharing.find((other) => !areTwo(person.name, other.person.name))
    if (byEmail) return { entry: byEmail.entry, by: 'email' }
    const byLinkedin = person.linkedin && this.#byLinkedin.get(person.linkedin)
    if (byLinkedin) return { entry: byLinkedin, by: 'linkedin' }
    const namesake = this.#byName.get(person.name)?.find((other) => compatible(person, other.person))
    return namesake ? { entry: namesake.entry, by: 'name' } : null
  }

  /** Who has the same whole name but other details, or the same email but another name, where `find` finds nobody. */
  findAlike(person: Person): { entry: T; same: string; apart: string } | null {
    const [namesake] = isWholeName(person.name) ? (this.#byName.get(person.name) ?? []) : []
    if (namesake) return { entry: namesake.entry, same: 'name', apart: setsApart(person, namesake.person) }
    const [other] = this.#byEmail.get(person.email) ?? []
    return other ? { entry: other.entry, same: 'email', apart: 'name' } : null
  }
}

/** Of an address that a whole file has, the first of its people are enough. */
const mostOfOne = 100

function addTo<T extends { entry: unknown }>(index: Map<string, T[]>, key: string, one: T) {
  const known = index.get(key)
  if (!known) index.set(key, [one])
  else if (known.length < mostOfOne && known.at(-1)!.entry !== one.entry) known.push(one)
}

/**
 * A family, an office and a publicist share an address: one person is who has all words of the shorter name, or the same first
 * name, and isn't the other's son. Names in two scripts can't be compared.
 */
function areTwo(one: string, other: string): boolean {
  if (one === other || isUnspaced(one) || isUnspaced(other)) return false
  if (/^\p{Script=Latin}/u.test(one) !== /^\p{Script=Latin}/u.test(other)) return false
  const [short, long] = [one, other].map((name) => name.split(' ')).sort((a, b) => a.length - b.length)
  // "Susi" may be short for anybody
  if (short!.length === 1 && long!.length > 1) return false
  if (generations.has(short!.at(-1)!) !== generations.has(long!.at(-1)!)) return true
  return short![0] !== long![0] && !short!.every((word) => long!.some((known) => areAlike(word, known)))
}

/** "A" and "Ana", "Ruis" and "Ruiz"; "Paul" and "Paula" are two. */
function areAlike(one: string, other: string): boolean {
  const [short, long] = one.length < other.length ? [one, other] : [other, one]
  if (short === long || short.length === 1) return short[0] === long[0]
  return !(givenNames.has(short) && givenNames.has(long)) && (long.startsWith(short) || isOneOff(short, long))
}

/** Whether a letter more, less or another makes the one word the other. */
function isOneOff(short: string, long: string): boolean {
  if (long.length - short.length > 1) return false
  const at = [...short].findIndex((letter, index) => letter !== long[index])
  return short.slice(short.length < long.length ? at : at + 1) === long.slice(at + 1)
}

function compatible(a: Person, b: Person): boolean {
  if (!isWholeName(a.name))
    return a.email === b.email && a.linkedin === b.linkedin && a.company === b.company && !areApart(a, b)
  if (a.email && b.email && a.email !== b.email) return false
  if (a.linkedin && b.linkedin && a.linkedin !== b.linkedin) return false
  return !a.company || !b.company || sameCompany(a.company, b.company)
}

/** How two people of one name differ, as in `compatible`. */
function setsApart(a: Person, b: Person): string {
  if (a.email && b.email && a.email !== b.email) return 'email'
  return a.linkedin && b.linkedin && a.linkedin !== b.linkedin ? 'LinkedIn profile' : 'company'
}

const isWholeName = (name: string) => name.includes(' ') || isUnspaced(name)

/** Two called Mike are two where they do different things. "Lord Mandelson" is one in all his offices. */
const areApart = (a: Person, b: Person) => a.title !== b.title && hasGivenName(a.name)

/** Names of Chinese, Japanese and Korean people are whole without a space. */
const isUnspaced = (name: string) => /^[\u3040-\u30ff\u3400-\u9fff\uac00-\ud7af]{2,}$/.test(name)

/** "Acme", "ACME Inc." and "Acme Labs" may be one, and so may two departments of one university; "Acme" and "Bolt" are two. */
const sameCompany = (a: string, b: string) =>
  ` ${a} `.includes(` ${b} `) || ` ${b} `.includes(` ${a} `) || wordsShared(a, b) >= leastShared

const leastShared = 3

/** "University of Graz, Department of Law" is the "Department of Law, University of Graz". */
function departmentFirst(company: string): string {
  const words = company.split(' ')
  const at = words.findIndex((word, index) => departmentWords.has(word) && linkWords.has(words[index + 1]!))
  return at > 0 ? [...words.slice(at), ...words.slice(0, at)].join(' ') : company
}
const linkWords = new Set('of for de d di da des der fur'.split(' '))

/** With how many words both end. */
function wordsShared(a: string, b: string): number {
  const [one, other] = [a, b].map((name) => name.split(' ').toReversed()) as [string[], string[]]
  const apart = one.findIndex((word, at) => word !== other[at])
  return apart === -1 ? one.length : apart
}

const toPerson = (guest: KnownGuest | PlannedGuest['guest']): Person => ({
  name: withGeneration(normalizeWords(bareName(guest.name)) || guest.name, guest.name),
  email: guest.email?.trim().toLowerCase() ?? '',
  company: departmentFirst(normalizeWords(guest.company ?? '')),
  title: normalizeWords(('title' in guest && guest.title) || ''),
  linkedin: linkedinKey(guest.socialLinks?.linkedin ?? ''),
})

/** "Franz Huber jun." is neither his father nor anybody else of that name. */
function withGeneration(bare: string, name: string): string {
  const last = normalizeWords(name.slice(-generationLength)).split(' ').at(-1)!
  const words = bare.split(' ')
  return generations.has(last) && words.at(-1) !== last && words.length > 1 ? `${bare} ${last}` : bare
}
const generationLength = 12
const generations = new Set(
  'jun jr junior jnr sen sr senior snr ii iii iv fils pere hijo filho figlio ml'.split(' '),
)

/** The path of a profile alone: its site is written in many ways. */
const linkedinKey = (address: string) =>
  /linkedin\.com\/([^\s?#]*)/i
    .exec(address)?.[1]!
    .replace(/(?<![/),;])[/),;]+$/, '')
    .toLowerCase() ?? ''

/**
 * Folds rows about one person into the first of them, whose blanks they fill; marks people the show already has, and
 * warns of those who only might be.
 */
export function mergeDuplicates(
  planned: PlannedGuest[],
  existing: KnownGuest[] = [],
): { guests: PlannedGuest[]; skipped: SkippedRow[]; warnings: ImportWarning[] } {
  const known = new PeopleIndex<KnownGuest>()
  for (const guest of existing) known.add(toPerson(guest), guest)
  const seen = new PeopleIndex<PlannedGuest>()
  const guests: PlannedGuest[] = []
  const skipped: SkippedRow[] = []
  const warnings: ImportWarning[] = []
  let filling = 0
  for (const entry of planned) {
    const person = toPerson(entry.guest)
    const repeated = seen.find(person)
    if (repeated) {
      // A time zone is that of its own row's date
      const { interviewTimeZone: _, ...others } = entry.guest
      const { guest } = repeated.entry
      const before = Object.keys(guest)
      fillBlanks(guest, guest.interviewDate ? others : entry.guest)
      const added = Object.keys(guest).filter((key) => !before.includes(key))
      // Cancelled once and booked again
      if (!entry.cancelled) delete repeated.entry.cancelled
      seen.add(toPerson(repeated.entry.guest), repeated.entry)
      const fields = added.flatMap((key) => addedNames[key] ?? [])
      if (fields.length > 0) filling++
      skipped.push(report(entry, repeated, fields))
      continue
    }
    const here = existing.length > 0 ? known.find(person) : null
    if (!here) warnings.push(...alikeWarnings(entry, known.findAlike(person), seen.findAlike(person)))
    seen.add(person, entry)
    guests.push(
      here ? { ...entry, duplicateOf: { id: here.entry.id, name: here.entry.name, by: here.by } } : entry,
    )
  }
  return { guests, skipped, warnings: [...warnings, ...mergedRows(filling)] }
}

/** A host should know that what one row says goes into another. */
function mergedRows(rows: number): ImportWarning[] {
  if (rows === 0) return []
  const one = rows === 1
  const message = `${counted(rows, 'row')} ${one ? 'repeats' : 'repeat'} a person above, whose blanks ${one ? 'it fills' : 'they fill'}`
  return [{ sheet: '', row: null, field: null, message }]
}

type Alike<T> = ReturnType<PeopleIndex<T>['findAlike']>

/** A second guest may be a slip or somebody else: only the host knows. */
function alikeWarnings(
  { sheet, row }: PlannedGuest,
  here: Alike<KnownGuest>,
  above: Alike<PlannedGuest>,
): ImportWarning[] {
  const warn = (who: string, { same, apart }: { same: string; apart: string }): ImportWarning[] => {
    const message = `May be a duplicate: ${who} has the same ${same}, but a different ${apart}`
    return [{ sheet, row, field: null, message, code: 'namesake' }]
  }
  if (here) return warn(`${here.entry.name} in your show`, here)
  return above ? warn(`${above.entry.guest.name} in ${rowName(above.entry, sheet)}`, above) : []
}

const rowName = ({ sheet, row }: PlannedGuest, from: string) =>
  sheet === from ? `row ${row}` : `row ${row} of ${sheet}`

/** What a row brings to the first one about its person, as a host calls it. */
function report(
  entry: PlannedGuest,
  { entry: first, by }: Match<PlannedGuest>,
  fields: string[],
): SkippedRow {
  return {
    sheet: entry.sheet,
    row: entry.row,
    code: 'duplicate',
    reason: `${reasonTexts[by]} as ${rowName(first, entry.sheet)}${fields.length > 0 ? `, which gets its ${listed(fields)}` : ''}`,
    text: entry.guest.name,
  }
}

const addedNames: Record<string, string> = { ...fieldNames, socialLinks: 'links', questionnaire: 'photo' }

function fillBlanks(into: object, from: object) {
  const target = into as Record<string, unknown>
  for (const [key, value] of Object.entries(from)) {
    const here = target[key]
    if (here === undefined || here === null) target[key] = value
    else if (Array.isArray(here)) target[key] = [...new Set([...here, ...(value as unknown[])])]
    else if (typeof here === 'object') fillBlanks(here, value as object)
  }
}
