import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import type { PlannedWork } from '@cueroom/core/imports/send/import-calls.ts'
import { changesOf, type KnownGuests } from '@cueroom/core/imports/send/known-guests.ts'

/** The changes of an import's merges, for programs. */
export function plannedChanges({ merge }: PlannedWork, existing: (Guest | GuestCard)[], known: KnownGuests) {
  const names = new Map(existing.map(({ id, name }) => [id, name]))
  return merge.map((each) => ({
    sheet: each.planned.sheet,
    row: each.planned.row,
    id: each.id,
    name: names.get(each.id)!,
    changes: changesOf(each, known) ?? {},
  }))
}
