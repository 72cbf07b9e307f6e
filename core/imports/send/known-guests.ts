import { statusLabels } from '../../guests/episode-status.ts'
import { fieldText, type GuestField, guestFields } from '../../guests/guest-fields.ts'
import { TidiedGuest } from '../../guests/guest.ts'
import type { DuplicateReason, MergeWay } from '../imports.contract.ts'
import type { PlannedGuest } from '../plan/import-plan.ts'
import { changesTo, type MergeChanges, type MergedFields } from './merge-guest.ts'

/** The guests of a show as far as they were read whole, by id, and the time zone in which dates of the file were read. */
export interface KnownGuests {
  whole: ReadonlyMap<number, MergedFields>
  timeZone: string
}

export const knownGuests = (guests: readonly object[], timeZone: string): KnownGuests => ({
  whole: new Map(guests.filter(isWhole).map((guest) => [guest.id, guest])),
  timeZone,
})

/** Cards lack what guests can speak about. */
const isWhole = (guest: object): guest is MergedFields & { id: number } => 'expertise' in guest

interface Merge {
  planned: PlannedGuest
  id: number
  way: MergeWay
  by: DuplicateReason
}

/** What a merge would change; undefined if the guest wasn't read whole. */
export function changesOf(
  { planned: { guest, interviewDay }, id, way, by }: Merge,
  { whole, timeZone }: KnownGuests,
): MergeChanges | undefined {
  const here = whole.get(id)
  if (!here) return undefined
  const context = { way, by, interviewDay, timeZone }
  const changes = changesTo(here, guest, context)
  if (Object.keys(changes).length === 0) return changes
  // Spaces and line breaks that the server tidies are no difference
  const tidied = TidiedGuest.safeParse(guest).data
  return tidied ? changesTo(here, tidied, context) : changes
}

/** A field of which the file says something else. `now` is null if the guest has nothing there; dates are in ISO 8601. */
export interface FieldChange {
  field: GuestField | 'interviewDate' | 'episodeStatus' | 'notes'
  now: string | null
  file: string
}

/** A guest of the show of whom a row says something else. */
export interface Difference {
  sheet: string
  row: number
  name: string
  changes: FieldChange[]
}

/** The guests of the show whose rows would change them, in the order of the file; not of rows that say cancelled. */
export function differencesIn(guests: PlannedGuest[], known: KnownGuests): Difference[] {
  return guests.flatMap((planned) => {
    const { sheet, row, duplicateOf, cancelled } = planned
    const here = !cancelled && duplicateOf && known.whole.get(duplicateOf.id)
    if (!here) return []
    const changes = changesOf({ planned, ...duplicateOf, way: 'update' }, known)
    const fields = changes ? fieldChanges(here, changes, planned.guest.notes) : []
    return fields.length > 0 ? [{ sheet, row, name: here.name, changes: fields }] : []
  })
}

function fieldChanges(here: MergedFields, changes: MergeChanges, notes: string | null | undefined) {
  const found: FieldChange[] = guestFields.flatMap((field) => {
    const file = fieldText({ ...changes, socialLinks: changes.socialLinks ?? {} } as MergedFields, field)
    return file ? [{ field, now: fieldText(here, field), file }] : []
  })
  if (changes.interviewDate)
    found.push({ field: 'interviewDate', now: here.interviewDate, file: changes.interviewDate })
  const { episodeStatus } = changes
  if (episodeStatus && episodeStatus !== here.episodeStatus)
    found.push({
      field: 'episodeStatus',
      now: statusLabels[here.episodeStatus],
      file: statusLabels[episodeStatus],
    })
  if (changes.notes && notes) found.push({ field: 'notes', now: here.notes, file: notes })
  return found
}
