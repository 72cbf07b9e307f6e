import type { GuestsByTexts } from '@cueroom/core/content/content.contract.ts'
import {
  textCounts,
  type TextsFilter,
  textsFilter,
  textsFilters,
} from '@cueroom/core/content/texts-filter.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { useDebouncedCallback, useWindowEvent } from '@mantine/hooks'
import { useDeferredValue, useMemo, useState } from 'react'
import { useSearchParams } from 'react-router'
import { countGuests, filterGuests, type GuestFilter, statusFilters } from './filter-guests.ts'
import { useGuestsByTexts } from './guests.queries.ts'
import { type GuestSort, parseSort, sortGuests, sortText } from './sort-guests.ts'

/** Delay before typed text appears in the address, in milliseconds; browsers limit how often it may change. */
const addressDelay = 300
/** Above this many guests, who has which texts is asked only when the filter is used: it compares every text. */
const countedGuests = 1_000
const newestFirst: GuestSort = { by: 'added', descending: true }
/** Upcoming guests: the next recording first. */
const nextFirst: GuestSort = { by: 'date', descending: false }

/**
 * Search, filters and order of the guest list, kept in the address.
 * @param complete whether all guests have loaded
 */
export function useGuestFilters(guests: readonly GuestCard[], complete: boolean, now: Date) {
  const address = useAddress()
  const { params } = address
  const { search, setSearch, showInAddress, change } = useSearch(address)
  const status = statusFilters.find(({ value }) => value === params.get('status'))?.value ?? 'all'
  const unanswered = params.get('answered') === 'no'
  const texts = textsFilters.find((value) => value === params.get('texts')) ?? null
  const usual = status === 'upcoming' ? nextFirst : newestFirst
  const sort = parseSort(params.get('sort'), usual)
  const { by, descending } = sort
  const needsTexts = texts !== null || by === 'texts'
  const byTexts = useGuestsByTexts(needsTexts || (complete && guests.length <= countedGuests))
  const amounts = useMemo(() => byTexts.data && textCounts(byTexts.data), [byTexts.data])

  const sought = useDeferredValue(search)
  const matching = useMemo(() => filterGuests(guests, { search: sought }), [guests, sought])
  // A minute more or less changes no order that anyone notices
  const [sortedAt] = useState(() => now.getTime())
  const shown = useMemo(() => {
    const left = filterGuests(matching, { status, unanswered })
    const orderedBy = { now: sortedAt, texts: amounts }
    if (!texts) return sortGuests(left, { by, descending }, orderedBy)
    const named = byTexts.data ? left.filter(textsFilter(texts, byTexts.data)) : []
    return sortGuests(named, { by, descending }, orderedBy)
  }, [matching, status, unanswered, texts, byTexts.data, amounts, by, descending, sortedAt])
  return {
    filter: { search, status, unanswered, texts },
    /** The filter by text or that order is on, and could not be loaded. */
    textsFailed: needsTexts && byTexts.isError ? byTexts : undefined,
    /** How many texts each guest has, once that is known. */
    amounts,
    shown,
    counts: useMemo(
      () => ({ ...countGuests(matching), ...(byTexts.data && countTexts(matching, byTexts.data)) }),
      [matching, byTexts.data],
    ),
    /** The list doesn't reflect the latest keystrokes yet. */
    filtering: sought !== search || (needsTexts && byTexts.isPending),
    sort,
    setSearch,
    showInAddress,
    setFilter: (next: Partial<Omit<GuestFilter, 'search'>>) =>
      change({
        ...(next.status && { status: next.status === 'all' ? null : next.status }),
        ...(next.unanswered !== undefined && { answered: next.unanswered ? 'no' : null }),
        ...(next.texts !== undefined && { texts: next.texts }),
      }),
    setSort: (next: GuestSort) =>
      change({ sort: sortText(next) === sortText(usual) ? null : sortText(next) }),
    reset: () => {
      setSearch('')
      change({ search: null, status: null, answered: null, texts: null })
    },
  }
}

/** The number of guests for each filter by texts. */
const countTexts = (
  guests: readonly GuestCard[],
  byTexts: GuestsByTexts,
): Partial<Record<TextsFilter, number>> =>
  Object.fromEntries(
    textsFilters.map((filter) => [filter, guests.filter(textsFilter(filter, byTexts)).length]),
  )

/** Parts of the address; a null removes one. */
function useAddress() {
  const [params, setParams] = useSearchParams()
  const change = (parts: Record<string, string | null>) =>
    setParams(
      (current) => {
        for (const [name, value] of Object.entries(parts)) {
          if (value === null) current.delete(name)
          else current.set(name, value)
        }
        return current
      },
      { replace: true, preventScrollReset: true },
    )
  return { params, change }
}

/** The search as typed; the address follows it, and it follows an address that another screen opened. */
function useSearch({ params, change }: ReturnType<typeof useAddress>) {
  const inAddress = params.get('search') ?? ''
  const [search, setSearch] = useState(inAddress)
  const [known, setKnown] = useState(inAddress)
  const [written, setWritten] = useState(inAddress)
  if (inAddress !== known) {
    setKnown(inAddress)
    if (inAddress !== written) setSearch(inAddress)
  }
  const write = useDebouncedCallback((text: string) => {
    setWritten(text)
    change({ search: text || null })
  }, addressDelay)
  // A change of the address would cancel going back while the other screen loads
  useWindowEvent('popstate', () => write.cancel())
  const type = (text: string) => {
    setSearch(text)
    write(text)
  }
  return {
    search,
    setSearch: type,
    /** Puts the typed text into the address without delay, before a link is followed: later it would lead back. */
    showInAddress: () => write.flush(),
    /** Changes other parts, together with the search as typed: the address may not have it yet. */
    change: (parts: Record<string, string | null>) => {
      setWritten(search)
      change({ search: search || null, ...parts })
    },
  }
}
