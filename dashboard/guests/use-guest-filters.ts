import type { GuestsByTexts } from '@cueroom/core/content/content.contract.ts'
import { textCounts } from '@cueroom/core/content/text-counts.ts'
import { type TextsFilter, textsFilters } from '@cueroom/core/guests/texts-filters.ts'
import { type GuestOrder, newestFirst, parseSort, sortText } from '@cueroom/core/guests/guest-sort.ts'
import { useDebouncedCallback, useDebouncedValue, useWindowEvent } from '@mantine/hooks'
import { useMemo, useState } from 'react'
import { useSearchParams } from '../routing/routing.tsx'
import { type GuestFilter, statusFilters } from './filter-guests.ts'
import { type GuestQuery, searchDelay, useGuestCounts, useGuestsByTexts } from './guests.queries.ts'

/** Delay before typed text appears in the address, in milliseconds; browsers limit how often it may change. */
const addressDelay = 300
/**
 * Above this number of guests, text states are fetched only if the list is sorted by them, because that
 * compares every text.
 */
const countedGuests = 1_000
/** Upcoming guests: the next recording first. */
const nextFirst: GuestOrder = { by: 'date', descending: false }

/** Search, filters and order of the guest list, kept in the address. */
export function useGuestFilters() {
  const address = useAddress()
  const { params } = address
  const { search, setSearch, showInAddress, change } = useSearch(address)
  const [sought] = useDebouncedValue(search.trim(), searchDelay)
  const status = statusFilters.find(({ value }) => value === params.get('status'))?.value ?? 'all'
  const unanswered = params.get('answered') === 'no'
  const texts = textsFilters.find((value) => value === params.get('texts')) ?? null
  const usual = status === 'upcoming' ? nextFirst : newestFirst
  const { by, descending } = parseSort(params.get('sort'), usual)
  const sort = useMemo(() => ({ by, descending }), [by, descending])
  const query = useMemo(
    (): GuestQuery => ({
      ...(sought && { search: sought }),
      ...(status !== 'all' && { status }),
      ...(unanswered && { answered: 'no' as const }),
      ...(texts && { texts }),
      sort: sortText(sort),
    }),
    [sought, status, unanswered, texts, sort],
  )
  return {
    filter: { search, status, unanswered, texts },
    query,
    isFiltered: Boolean(sought || search.trim() || status !== 'all' || unanswered || texts),
    ...useCounts(sought, by === 'texts'),
    /** The list doesn't reflect the latest keystrokes yet. */
    isTyping: sought !== search.trim(),
    sort,
    setSearch,
    showInAddress,
    setFilter: (next: Partial<Omit<GuestFilter, 'search'>>) =>
      change({
        ...(next.status && { status: next.status === 'all' ? null : next.status }),
        ...(next.unanswered !== undefined && { answered: next.unanswered ? 'no' : null }),
        ...(next.texts !== undefined && { texts: next.texts }),
      }),
    setSort: (next: GuestOrder) =>
      change({ sort: sortText(next) === sortText(usual) ? null : sortText(next) }),
    reset: () => {
      setSearch('')
      change({ search: null, status: null, answered: null, texts: null })
    },
  }
}
export type GuestFilters = ReturnType<typeof useGuestFilters>

/** The counts: guests per filter, and texts per guest. */
function useCounts(sought: string, needsTexts: boolean) {
  const counts = useGuestCounts(sought).data
  const everyone = useGuestCounts().data?.all ?? undefined
  const isCounted = everyone !== undefined && everyone <= countedGuests
  const byTexts = useGuestsByTexts(needsTexts || isCounted).data
  return {
    /** Guests of the show. */
    everyone,
    counts: {
      ...counts,
      // A search would have to be compared with them
      ...(byTexts && everyone !== undefined && !sought && countTexts(everyone, byTexts)),
    },
    /** How many texts each guest has, once that is known. */
    amounts: useMemo(() => byTexts && textCounts(byTexts), [byTexts]),
    /** Guests with a text to check because of the host's note. */
    noteCheck: useMemo(() => new Set(byTexts?.noteCheck), [byTexts]),
  }
}

/** The number of guests for each filter by texts. */
const countTexts = (
  everyone: number,
  { introductions, outOfDate, noteCheck }: GuestsByTexts,
): Record<TextsFilter, number> => ({
  'no-introduction': Math.max(everyone - introductions.length, 0),
  'out-of-date': outOfDate.length,
  'note-check': noteCheck.length,
})

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
  // Changing the URL would cancel a back navigation while the other screen loads
  useWindowEvent('popstate', () => write.cancel())
  const type = (text: string) => {
    setSearch(text)
    write(text)
  }
  return {
    search,
    setSearch: type,
    /** Puts the typed text into the address before a link is followed; afterwards it would navigate back to the list. */
    showInAddress: () => write.flush(),
    /** Changes other parts, together with the search as typed: the address may not have it yet. */
    change: (parts: Record<string, string | null>) => {
      setWritten(search)
      change({ search: search || null, ...parts })
    },
  }
}
