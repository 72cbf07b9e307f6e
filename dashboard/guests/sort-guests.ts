import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { locale } from '@cueroom/core/text/format.ts'

export const sortKeys = ['added', 'name', 'company', 'date', 'answered', 'texts'] as const
export type SortKey = (typeof sortKeys)[number]

export interface GuestSort {
  by: SortKey
  descending: boolean
}

export const sortLabels: Record<SortKey, string> = {
  added: 'Added',
  name: 'Name',
  company: 'Company',
  date: 'Next date',
  answered: 'Answered',
  texts: 'Texts',
}

/** The newest guests, and those who answered or have most texts, come first; everything else starts at A or today. */
export const startsDescending = (by: SortKey) => by === 'added' || by === 'answered' || by === 'texts'

/** A sort as it appears in the address: `name`, or `-name` for descending. */
export function parseSort(text: string | null, otherwise: GuestSort): GuestSort {
  const by = sortKeys.find((key) => key === text?.replace(/^-/, ''))
  return by ? { by, descending: text?.startsWith('-') === true } : otherwise
}

export const sortText = ({ by, descending }: GuestSort) => (descending ? '-' : '') + by

const collator = new Intl.Collator(locale, { sensitivity: 'base', numeric: true })

type Compare = (a: GuestCard, b: GuestCard) => number

const byText =
  (key: 'name' | 'company'): Compare =>
  (a, b) =>
    collator.compare(a[key] ?? '', b[key] ?? '')

/** Coming dates first, then past ones. */
const byDate = (now: number): Compare => {
  const at = ({ interviewDate }: GuestCard) => Date.parse(interviewDate ?? '')
  return (a, b) => Number(at(a) < now) - Number(at(b) < now) || at(a) - at(b)
}

/** Guests without a value come last in either order. */
const lacks: Partial<Record<SortKey, (guest: GuestCard) => boolean>> = {
  company: ({ company }) => !company,
  date: ({ interviewDate }) => !interviewDate,
}

interface OrderedBy {
  /** Milliseconds since 1970: coming dates are after it. */
  now: number
  /** How many texts each guest has, once that is known. */
  texts: ReadonlyMap<number, number> | undefined
}

/** The guests in order; equal ones stay newest first, as the server lists them. */
export function sortGuests(
  guests: readonly GuestCard[],
  { by, descending }: GuestSort,
  { now, texts }: OrderedBy,
): readonly GuestCard[] {
  if (by === 'added') return descending ? guests : guests.toReversed()
  const compare: Record<Exclude<SortKey, 'added'>, Compare> = {
    name: byText('name'),
    company: byText('company'),
    date: byDate(now),
    answered: (a, b) => Number(a.hasResponses) - Number(b.hasResponses),
    texts: (a, b) => (texts?.get(a.id) ?? 0) - (texts?.get(b.id) ?? 0),
  }
  const isLacking = lacks[by] ?? (() => false)
  const sign = descending ? -1 : 1
  return guests.toSorted((a, b) => Number(isLacking(a)) - Number(isLacking(b)) || sign * compare[by](a, b))
}
