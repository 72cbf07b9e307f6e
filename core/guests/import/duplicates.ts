import type { DuplicateBy, KnownGuest, PlannedGuest, SkippedRow } from './plan-shapes.ts'
import { findLinkedin, words } from './looks-like.ts'
import { fold } from './text.ts'

type Person = { name: string; email: string; company: string; linkedin: string }
type Match<T> = { entry: T; by: DuplicateBy }

const WORDS: Record<DuplicateBy, string> = {
  email: 'Same e-mail',
  linkedin: 'Same LinkedIn profile',
  name: 'Same name',
}

/**
 * People by e-mail, then LinkedIn profile, then name and company where e-mails do not differ. A missing company
 * equals any, but only for a name of two words or more.
 */
class PeopleIndex<T> {
  readonly #byEmail = new Map<string, T>()
  readonly #byLinkedin = new Map<string, T>()
  readonly #byName = new Map<string, { person: Person; entry: T }[]>()

  add(person: Person, entry: T) {
    if (person.email && !this.#byEmail.has(person.email)) this.#byEmail.set(person.email, entry)
    if (person.linkedin && !this.#byLinkedin.has(person.linkedin))
      this.#byLinkedin.set(person.linkedin, entry)
    const namesakes = this.#byName.get(person.name)
    if (namesakes) namesakes.push({ person, entry })
    else this.#byName.set(person.name, [{ person, entry }])
  }

  find(person: Person): Match<T> | null {
    const byEmail = person.email && this.#byEmail.get(person.email)
    if (byEmail) return { entry: byEmail, by: 'email' }
    const byLinkedin = person.linkedin && this.#byLinkedin.get(person.linkedin)
    if (byLinkedin) return { entry: byLinkedin, by: 'linkedin' }
    const namesake = this.#byName.get(person.name)?.find((other) => compatible(person, other.person))
    return namesake ? { entry: namesake.entry, by: 'name' } : null
  }
}

function compatible(a: Person, b: Person): boolean {
  if (a.email && b.email && a.email !== b.email) return false
  if (a.linkedin && b.linkedin && a.linkedin !== b.linkedin) return false
  if (a.company && b.company) return a.company === b.company
  return words(a.name) > 1
}

const toPerson = (guest: KnownGuest | PlannedGuest['guest']): Person => ({
  name: fold(guest.name),
  email: guest.email?.trim().toLowerCase() ?? '',
  company: fold(guest.company ?? ''),
  linkedin: linkedinKey(guest.socialLinks?.linkedin ?? ''),
})

const linkedinKey = (address: string) =>
  findLinkedin(address)
    ?.toLowerCase()
    .replace(/^.*linkedin\.com\//, '')
    .replace(/[?#].*$/, '')
    .replace(/\/+$/, '') ?? ''

/** Folds rows about one person into the first of them, whose blanks they fill; marks people the show already has. */
export function foldDuplicates(
  planned: PlannedGuest[],
  existing: KnownGuest[] = [],
): { guests: PlannedGuest[]; skipped: SkippedRow[] } {
  const known = new PeopleIndex<KnownGuest>()
  for (const guest of existing) known.add(toPerson(guest), guest)
  const seen = new PeopleIndex<PlannedGuest>()
  const guests: PlannedGuest[] = []
  const skipped: SkippedRow[] = []
  for (const entry of planned) {
    const person = toPerson(entry.guest)
    const repeated = seen.find(person)
    if (repeated) {
      fillBlanks(repeated.entry.guest, entry.guest)
      seen.add(toPerson(repeated.entry.guest), repeated.entry)
      skipped.push(report(entry, repeated))
      continue
    }
    seen.add(person, entry)
    const here = known.find(person)
    guests.push(
      here ? { ...entry, duplicateOf: { id: here.entry.id, name: here.entry.name, by: here.by } } : entry,
    )
  }
  return { guests, skipped }
}

function report(entry: PlannedGuest, { entry: first, by }: Match<PlannedGuest>): SkippedRow {
  const where = first.sheet === entry.sheet ? `row ${first.row}` : `row ${first.row} of ${first.sheet}`
  return {
    sheet: entry.sheet,
    row: entry.row,
    code: 'duplicate',
    reason: `${WORDS[by]} as ${where}`,
    text: entry.guest.name,
  }
}

function fillBlanks(into: object, from: object) {
  const target = into as Record<string, unknown>
  for (const [key, value] of Object.entries(from)) {
    const here = target[key]
    if (here === undefined || here === null) target[key] = value
    else if (typeof here === 'object' && !Array.isArray(here)) fillBlanks(here, value as object)
  }
}
