import { isDeepStrictEqual } from 'node:util'
import type { Guest, GuestCard, GuestChanges } from '@cueroom/core/guests/guest.ts'
import type { ImportPlan, PlannedGuest } from '@cueroom/core/guests/import/plan-shapes.ts'

/** What becomes of a row about a guest the show has: nothing, its blanks filled, its fields replaced, or a second guest. */
export const duplicateChoices = ['skip', 'fill', 'update', 'create'] as const
export type DuplicateChoice = (typeof duplicateChoices)[number]

export interface PlannedChange {
  sheet: string
  row: number
  id: number
  name: string
  /** The guest's version when the change was planned. */
  version: number
  changes: GuestChanges
}

export interface Work {
  create: PlannedGuest[]
  change: PlannedChange[]
  /** Rows about guests who are here, and who stay as they are. */
  left: PlannedGuest[]
}

/** What an import does with every guest of a plan. `existing` holds whole guests where some of them are changed. */
export function workOf(
  { guests }: ImportPlan,
  choice: DuplicateChoice,
  existing: (Guest | GuestCard)[],
): Work {
  const known = new Map(existing.map((guest) => [guest.id, guest]))
  const work: Work = { create: [], change: [], left: [] }
  for (const planned of guests) {
    const here = planned.duplicateOf && known.get(planned.duplicateOf.id)
    if (!here || choice === 'create') work.create.push(planned)
    else if (choice === 'skip' || !('expertise' in here)) work.left.push(planned)
    else {
      const changes = changesTo(here, planned, choice)
      const { sheet, row } = planned
      if (Object.keys(changes).length === 0) work.left.push(planned)
      else work.change.push({ sheet, row, id: here.id, name: here.name, version: here.version, changes })
    }
  }
  return work
}

const texts = ['title', 'company', 'email', 'phone', 'bio', 'social'] as const
const links = ['linkedin', 'website'] as const

function changesTo(
  here: Guest,
  { guest, duplicateOf }: PlannedGuest,
  choice: 'fill' | 'update',
): GuestChanges {
  const changes: GuestChanges = {}
  const takes = (now: string | null, read: string | null | undefined) =>
    Boolean(read) && (choice === 'fill' ? !now : now !== read)
  for (const field of texts) if (takes(here[field], guest[field])) changes[field] = guest[field]
  for (const field of links) {
    const read = guest.socialLinks?.[field]
    if (takes(here.socialLinks[field], read)) changes.socialLinks = { ...changes.socialLinks, [field]: read }
  }
  const expertise = guest.expertise ?? []
  const other =
    choice === 'fill' ? here.expertise.length === 0 : !isDeepStrictEqual(here.expertise, expertise)
  if (expertise.length > 0 && other) changes.expertise = expertise
  // Whoever was found by name has it already, in the spelling the host chose
  if (choice === 'update' && duplicateOf?.by !== 'name' && takes(here.name, guest.name))
    changes.name = guest.name
  return changes
}

/** Whether a guest has what the changes set, as after a change whose answer was lost. */
export const hasChanges = (guest: Guest, changes: GuestChanges): boolean =>
  Object.entries(changes).every(([key, value]) => {
    const now = guest[key as keyof GuestChanges]
    return key === 'socialLinks'
      ? isDeepStrictEqual({ ...(now as object), ...(value as object) }, now)
      : isDeepStrictEqual(now, value)
  })
