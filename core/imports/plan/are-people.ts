import { listed } from '../../text/format.ts'
import type { ImportColumn } from '../recognize/import-column.ts'
import {
  bareName,
  hasGivenName,
  hasJobWord,
  hasOrganisationWord,
  isPersonName,
} from '../recognize/looks-like.ts'
import { isCalledAfterFirms } from '../recognize/sheets-of-firms.ts'
import { peopleWords } from '../recognize/header-kinds.ts'
import { normalize } from '../recognize/normalize.ts'
import type { ImportQuestion, PlannedGuest, PlannedSheet } from './import-plan.ts'

const guestsLookedAt = 400
/** Below this the host is asked; below the other nothing is imported unless the host says so. */
const sureScore = 0.55
const likelyScore = 0.2

interface SheetWithGuests {
  sheet: PlannedSheet
  guests: PlannedGuest[]
  columns: ImportColumn[]
}

/** Whether what was read is people at all: a price list and a program's source have a first column, too. */
export function judgeSheets<T extends SheetWithGuests>(plans: T[], arePeople: boolean | undefined) {
  if (arePeople !== undefined) return { kept: arePeople ? plans : plans.map(withoutGuests), question: null }
  const guests = plans.flatMap((plan) => plan.guests)
  const firms = plans.length === 1 && isCalledAfterFirms(plans[0]!.sheet.name)
  const score = scorePeople(
    guests,
    plans.flatMap(({ columns }) => columns),
  )
  const [titles] = plans
    .flatMap(({ columns }) => columns)
    .filter(({ frame }) => frame)
    .toSorted((a, b) => b.confidence - a.confidence)
  if (guests.length === 0 || (score >= sureScore && !titles && !firms)) return { kept: plans, question: null }
  const likely = score >= likelyScore
  const names = [...new Set(guests.map(({ guest }) => guest.name))]
  const examples = listed(names.slice(0, 2).map((name) => `“${name.slice(0, 40)}”`))
  const choices = [
    { label: 'Yes, import them', options: likely ? {} : { arePeople: true } },
    { label: 'No, leave them out', options: likely ? { arePeople: false } : {} },
  ]
  const question: ImportQuestion = {
    code: 'people',
    sheet: guests[0]!.sheet,
    text: firms
      ? `“${guests[0]!.sheet}” seems to list sponsors, companies or customers. Are ${examples} guests?`
      : titles
        ? `“${titles.header}” seems to name the guests, such as ${examples}. Are these people?`
        : `Are ${examples} people?`,
    choices: likely ? choices : choices.toReversed(),
  }
  return { kept: likely ? plans : plans.map(withoutGuests), question }
}

const withoutGuests = <T extends SheetWithGuests>(plan: T): T => ({
  ...plan,
  guests: [],
  skipped: [],
  warnings: [],
})

/** By the form of the names, by given names, and by what only people have: addresses, jobs, accounts, and names in parts. */
function scorePeople(guests: PlannedGuest[], columns: ImportColumn[]): number {
  const looked = guests.slice(0, guestsLookedAt).map(({ guest }) => guest)
  const share = (test: (guest: PlannedGuest['guest']) => boolean) =>
    looked.filter(test).length / (looked.length || 1)
  const form = share(({ name }) => isPersonName(name))
  const given = share(({ name }) => hasGivenName(name))
  const other = share(({ name }) => hasOrganisationWord(bareName(name)) || hasJobWord(bareName(name)))
  const reached = share(({ email, phone, socialLinks }) => Boolean(email || phone || socialLinks?.linkedin))
  const parts =
    columns.some(({ field }) => field === 'firstName') && columns.some(({ field }) => field === 'lastName')
  const chosen = columns.some(
    ({ field, code }) => field === 'name' && (code === 'chosen' || code === 'remembered'),
  )
  const said = columns.some(({ field, header }) => field === 'name' && isOfPeople(header))
  // Titles whose form was clear enough to read names from them
  const framed = columns.some(({ frame }) => frame !== undefined)
  const described = columns.some(
    ({ field, code }) => code === 'header' && (field === 'title' || field === 'social'),
  )
  return (
    0.4 * form +
    0.6 * Math.min(1, given * 1.5) +
    0.5 * reached -
    0.6 * other +
    (parts ? 0.4 : 0) +
    (said ? 0.3 : 0) +
    (described ? 0.25 : 0) +
    (framed ? likelyScore : 0) +
    (chosen ? 1 : 0)
  )
}

/** "Guest", "Speakers" */
export const isOfPeople = (header: string) =>
  normalize(header)
    .split(' ')
    .some((word) => peopleWords.has(word))
