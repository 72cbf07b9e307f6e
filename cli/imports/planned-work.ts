import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { type PlannedWork, type PlannedMerge, workOf } from '@cueroom/core/imports/send/import-calls.ts'
import { changesTo, type DuplicateChoice } from '@cueroom/core/imports/send/merge-guest.ts'
import type { ImportPlan } from '@cueroom/core/imports/plan/import-plan.ts'

type Known = Map<number, Guest | GuestCard>
type Dates = Pick<ImportPlan, 'timeZone'>

const byId = (existing: (Guest | GuestCard)[]): Known => new Map(existing.map((guest) => [guest.id, guest]))

function changesOf({ planned, id, way, by }: PlannedMerge, known: Known, { timeZone }: Dates) {
  const here = known.get(id)
  const { guest, interviewDay } = planned
  return here && 'expertise' in here ? changesTo(here, guest, { way, by, interviewDay, timeZone }) : {}
}

/**
 * The action for every guest of a plan; rows without changes count as skipped. `existing` has the full guests
 * if some are changed.
 */
export function workFor(
  plan: ImportPlan,
  onDuplicate: DuplicateChoice,
  existing: (Guest | GuestCard)[],
): PlannedWork {
  const { create, merge, left } = workOf(plan.guests, { onDuplicate })
  const known = byId(existing)
  const [news, nothing] = [[] as PlannedMerge[], [] as PlannedMerge[]]
  for (const each of merge) (Object.keys(changesOf(each, known, plan)).length > 0 ? news : nothing).push(each)
  return { create, merge: news, left: [...left, ...nothing.map(({ planned }) => planned)] }
}

/** The changes of an import's merges, for programs. */
export function plannedChanges({ merge }: PlannedWork, existing: (Guest | GuestCard)[], dates: Dates) {
  const known = byId(existing)
  return merge.map((each) => ({
    sheet: each.planned.sheet,
    row: each.planned.row,
    id: each.id,
    name: known.get(each.id)!.name,
    changes: changesOf(each, known, dates),
  }))
}
