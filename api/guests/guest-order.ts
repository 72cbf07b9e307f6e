import type { GuestOrder, GuestSortKey } from '@cueroom/core/guests/guest-sort.ts'
import type { Part } from '../db/written-pages.ts'

/** A part of the list in ascending order. */
interface AscendingPart {
  where?: string
  by: readonly string[]
}

const added = ['createdAt', 'id']
const all = (column: string): AscendingPart[] => [{ by: [column, ...added] }]

const ascending: Record<GuestSortKey, AscendingPart[]> = {
  added: [{ by: added }],
  name: all('nameKey'),
  company: [{ where: 'company_key is not null', by: ['companyKey', ...added] }],
  // Coming dates first, then past ones
  date: [
    { where: 'interview_date >= now()', by: ['interviewDate', ...added] },
    { where: 'interview_date < now()', by: ['interviewDate', ...added] },
  ],
  answered: all('answered'),
  texts: all('texts'),
}

/** Guests without a value come last in either order, newest first. */
const lacking: Partial<Record<GuestSortKey, string>> = {
  company: 'company_key is null',
  date: 'interview_date is null',
}

/** The parts of the guest list in an order; each is read from an index. */
export function partsOf({ by, descending }: GuestOrder): Part[] {
  const parts = ascending[by].map((part): Part => ({ ...part, order: descending ? 'desc' : 'asc' }))
  const last = lacking[by]
  return [
    ...(descending ? parts.toReversed() : parts),
    ...(last === undefined ? [] : [{ where: last, by: added, order: 'desc' as const }]),
  ]
}
