import { bareName } from '../recognize/looks-like.ts'
import { normalizeWords } from '../recognize/normalize.ts'
import { isNoGuest } from '../recognize/word-lists.ts'
import type { PlannedGuest, SkippedRow } from './import-plan.ts'

interface TableOfGuests {
  guests: PlannedGuest[]
  skipped: SkippedRow[]
}

const leastCalled = 2
const mostCalled = 0.6
const longestName = 200

/** A whole name, by each of its words. */
interface WholeName {
  name: string
  words: string[]
  table: TableOfGuests
}
type Whole = Map<string, WholeName[]>

/**
 * A calendar has "Marta I." and "Lou + Kim" in place of people whose whole names another table has. Where nearly all of a table's
 * names are such, they are these people.
 */
export function nameInFull<T extends TableOfGuests>(plans: T[]): T[] {
  if (plans.length < 2) return plans
  const whole: Whole = new Map()
  for (const table of plans)
    for (const { guest } of table.guests) {
      const words = wordsOf(guest.name)
      if (words.length < 2 || words.some(({ length }) => length < 2)) continue
      for (const word of words) add(whole, word, { name: guest.name, words, table })
    }
  return plans.map((plan) => (plan.guests.length < leastCalled ? plan : withWholeNames(plan, whole)))
}

function add(whole: Whole, word: string, one: WholeName) {
  const known = whole.get(word)
  if (known) known.push(one)
  else whole.set(word, [one])
}

function withWholeNames<T extends TableOfGuests>(plan: T, whole: Whole): T {
  const meant = plan.guests.map(({ guest }) => meantBy(guest.name, whole, plan))
  const called = meant.filter((names) => names !== null)
  const isShort = ({ guest }: PlannedGuest, at: number) => meant[at] && meant[at][0] !== guest.name
  if (called.length < leastCalled || called.length < meant.length * mostCalled || !plan.guests.some(isShort))
    return plan
  const isOpen = ({ guest }: PlannedGuest, at: number) =>
    meant[at] === null && (isNoGuest(guest.name) || !/\p{Lu}|\p{Lo}/u.test(guest.name))
  const open = plan.guests.filter(isOpen)
  return {
    ...plan,
    guests: plan.guests.flatMap((planned, at) =>
      open.includes(planned) ? [] : asCalled(planned, meant[at]!),
    ),
    skipped: [
      ...plan.skipped,
      ...open.map(({ sheet, row, guest }): SkippedRow => ({
        sheet,
        row,
        code: 'placeholder',
        reason: 'No guest',
        text: guest.name,
      })),
    ],
  }
}

/** Whom a name means, or the names of a cell do; null if that is nobody, or might be two. */
function meantBy(text: string, whole: Whole, plan: TableOfGuests): string[] | null {
  if (text.length > longestName) return null
  const names = text.split(/[+&/,;]/).map((part) => {
    const own = wordsOf(part)
    const known = whole.get(own.find(({ length }) => length > 1) ?? '') ?? []
    const found = known.filter(({ words, table }) => table !== plan && isShortOf(own, words))
    return new Set(found.map(({ name }) => name)).size === 1 ? found[0]!.name : null
  })
  return names.includes(null) ? null : (names as string[])
}

const wordsOf = (name: string) => normalizeWords(bareName(name)).split(' ')

/** "Marta", "Marta I", "M Iribarren" and "Iribarren" are short for "Marta Iribarren". */
function isShortOf(own: string[], words: string[]): boolean {
  let at = 0
  for (const word of words) {
    const short = own[at]
    if (
      short !== undefined &&
      (short === word || (short.length === 1 && own.length > 1 && word.startsWith(short)))
    )
      at++
  }
  return at === own.length
}

/** One row about each whom it means: several share the day, and nothing else is known to be theirs. */
function asCalled(planned: PlannedGuest, names: string[] | null): PlannedGuest[] {
  if (names === null) return [planned]
  const { interviewDate, interviewTimeZone, episodeStatus } = planned.guest
  const shared = {
    ...(interviewDate && { interviewDate }),
    ...(interviewTimeZone && { interviewTimeZone }),
    ...(episodeStatus && { episodeStatus }),
  }
  return names.map((name) => ({
    ...planned,
    guest: { ...(names.length > 1 ? shared : planned.guest), name },
  }))
}
