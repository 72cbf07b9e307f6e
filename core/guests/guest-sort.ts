// Without zod, so that the guest list doesn't load it
export const guestSortKeys = ['added', 'name', 'company', 'date', 'answered', 'texts'] as const
export type GuestSortKey = (typeof guestSortKeys)[number]

/** An order of guests; with a minus it is descending. */
export type GuestSort = GuestSortKey | `-${GuestSortKey}`

export const guestSorts: readonly GuestSort[] = guestSortKeys.flatMap((key) => [key, `-${key}` as const])

export interface GuestOrder {
  by: GuestSortKey
  descending: boolean
}

/** A sort in requests and URLs: `name`, or `-name` for descending. */
export function parseSort(text: string | null | undefined, otherwise: GuestOrder): GuestOrder {
  const by = guestSortKeys.find((key) => key === text?.replace(/^-/, ''))
  return by ? { by, descending: text?.startsWith('-') === true } : otherwise
}

export const sortText = ({ by, descending }: GuestOrder): GuestSort => (descending ? `-${by}` : by)

/** The order of the list unless another is chosen. */
export const newestFirst: GuestOrder = { by: 'added', descending: true }
