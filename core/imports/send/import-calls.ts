import type * as z from 'zod'
import { importBytes, importCallGuests } from '../../contract/body-limits.ts'
import type { TidiedGuest } from '../../guests/guest.ts'
import type {
  DuplicateReason,
  ImportedGuest,
  ImportGuests,
  LeftOutRow,
  MergeWay,
} from '../imports.contract.ts'
import type { ImportPlan, PlannedGuest } from '../plan/import-plan.ts'
import { changesOf, type KnownGuests } from './known-guests.ts'
import type { DuplicateChoice } from './merge-guest.ts'

/** What the host decided about the people of a plan. */
export interface PeopleChoices {
  /** What becomes of rows about guests the show has. */
  onDuplicate: DuplicateChoice
  /**
   * The host's word on single rows, by `rowKey`; it beats the choice for all. `skip` leaves out new people, too, and `create`
   * takes in who is cancelled.
   */
  rows?: Record<string, DuplicateChoice>
}

export const rowKey = ({ sheet, row }: { sheet: string; row: number }) => `${row} ${sheet}`

export interface PlannedMerge {
  planned: PlannedGuest
  id: number
  way: MergeWay
  by: DuplicateReason
}

/** What an import does with every guest of a plan. */
export interface PlannedWork {
  create: PlannedGuest[]
  merge: PlannedMerge[]
  /** Rows that the host left out, and those about guests who stay as they are. */
  left: PlannedGuest[]
}

export function choiceFor(planned: PlannedGuest, { onDuplicate, rows = {} }: PeopleChoices): DuplicateChoice {
  const own = rows[rowKey(planned)] ?? (planned.cancelled ? 'skip' : undefined)
  if (planned.duplicateOf) return own ?? onDuplicate
  return own === 'skip' ? 'skip' : 'create'
}

/** Rows that would change nothing about a guest in `known` are left. */
export function workOf(guests: PlannedGuest[], choices: PeopleChoices, known?: KnownGuests): PlannedWork {
  const work: PlannedWork = { create: [], merge: [], left: [] }
  for (const planned of guests) {
    const choice = choiceFor(planned, choices)
    if (choice === 'create') work.create.push(planned)
    else if (choice === 'skip' || !planned.duplicateOf) work.left.push(planned)
    else {
      const merge = { planned, id: planned.duplicateOf.id, way: choice, by: planned.duplicateOf.by }
      const changes = known && changesOf(merge, known)
      if (changes && Object.keys(changes).length === 0) work.left.push(planned)
      else work.merge.push(merge)
    }
  }
  return work
}

/** One call of an import. What it holds happens together or not at all. */
export type ImportCall = Pick<z.input<typeof ImportGuests>, 'guests' | 'merges'>

/** How many guests a call is about. */
export const guestsIn = ({ guests, merges = [] }: ImportCall) => guests.length + merges.length

/** Room in a call for what surrounds the guests: the file's name, the rows that are left out. */
const aroundBytes = 512 * 1024
const callBytes = importBytes - aroundBytes

const withoutPhoto = ({ questionnaire: _, ...guest }: TidiedGuest): ImportedGuest => guest

/** Everything an import sends, in its order, in calls that stay below both limits of the server. */
export function callsOf({ create, merge }: Pick<PlannedWork, 'create' | 'merge'>): ImportCall[] {
  const encoder = new TextEncoder()
  const calls: ImportCall[] = []
  let bytes = Infinity
  const callFor = (entry: unknown) => {
    const more = encoder.encode(JSON.stringify(entry)).length + 1
    const last = calls.at(-1)
    if (last && guestsIn(last) < importCallGuests && bytes + more <= callBytes) {
      bytes += more
      return last
    }
    bytes = more
    const call: ImportCall = { guests: [] }
    calls.push(call)
    return call
  }
  for (const { guest } of create) {
    const sent = withoutPhoto(guest)
    callFor(sent).guests.push(sent)
  }
  for (const { planned, id, way, by } of merge) {
    const { guest, interviewDay } = planned
    const sent = { id, way, by, guest: withoutPhoto(guest), ...(interviewDay && { interviewDay }) }
    const call = callFor(sent)
    call.merges = [...(call.merges ?? []), sent]
  }
  return calls
}

/** So many rows, cut so short, stay within the room around the guests. */
const leftOutKept = 500

const sameBy = { email: 'same email', linkedin: 'same LinkedIn profile', name: 'same name' }

/** Rows of a plan that do not become guests, in the order of the file. */
export function rowsLeftOut({ skipped }: Pick<ImportPlan, 'skipped'>, left: PlannedGuest[]): LeftOutRow[] {
  const rows = [
    ...skipped.map(({ sheet, row, reason, text }) => ({ sheet, row, reason, text })),
    ...left.map((planned) => ({
      sheet: planned.sheet,
      row: planned.row,
      reason: whyLeft(planned),
      text: planned.guest.name,
    })),
  ]
  const sheets = [...new Set(rows.map(({ sheet }) => sheet))]
  return rows.sort((a, b) => sheets.indexOf(a.sheet) - sheets.indexOf(b.sheet) || a.row - b.row)
}

function whyLeft({ cancelled, duplicateOf }: PlannedGuest): string {
  if (cancelled) return duplicateOf ? `${cancelled}; ${duplicateOf.name} stays as they are` : cancelled
  return duplicateOf ? `Already here as ${duplicateOf.name} (${sameBy[duplicateOf.by]})` : 'Left out by you'
}

/** What the first call of an import reports about left-out rows: how many, and the first of them. */
export const leftOutSummary = (rows: readonly LeftOutRow[]) => ({
  count: rows.length,
  rows: rows.slice(0, leftOutKept).map(({ sheet, row, reason, text }) => ({
    sheet: sheet.slice(0, 60),
    row,
    reason: reason.slice(0, 160),
    text: text.slice(0, 80),
  })),
})
