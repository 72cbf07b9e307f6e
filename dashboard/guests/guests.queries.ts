import type { Client } from '@cueroom/core/contract.ts'
import { type Page, readPage } from '@cueroom/core/contract/pages.ts'
import { asCard } from '@cueroom/core/guests/guest-card.ts'
import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { type InfiniteData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { useApi, useRead } from '../app/api.tsx'
import { takenBack } from './taken-back.ts'

interface CardQuery {
  view: 'card'
  limit: number
  after?: number
}
const firstPage: CardQuery = { view: 'card', limit: 1_000 }
type Cards = Page<GuestCard, CardQuery>

const cardsKey = ['guests', 'cards']

const readCards = (api: Client, query: CardQuery, signal: AbortSignal): Promise<Cards> =>
  readPage((call) => api.guests.list(call), { query, signal })

/** Which guests have an introduction, and which have texts that are out of date. */
export const useGuestsByTexts = (enabled: boolean) =>
  useRead(['texts', 'guests'], ({ content }, signal) => content.guests({ signal }), { enabled, staleTime: 0 })

/** Every guest as a card. Long lists load page by page; `complete` is true when the last page has loaded. */
export function useGuests() {
  const api = useApi()
  const pages = useInfiniteQuery({
    queryKey: cardsKey,
    queryFn: ({ pageParam, signal }) => readCards(api, pageParam, signal),
    initialPageParam: firstPage,
    getNextPageParam: ({ next }) => next,
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const guests = useMemo(() => pages.data?.pages.flatMap(({ rows }) => rows) ?? [], [pages.data])
  return {
    guests,
    /** Guests of the show, also those that are still to come. */
    total: Math.max(pages.data?.pages[0]?.total ?? 0, guests.length),
    loaded: pages.data !== undefined,
    complete: pages.data !== undefined && !hasNextPage,
    failed: isError && !pages.data,
    /** A later page failed to load; the list is incomplete. */
    stalled: isError && pages.data !== undefined && hasNextPage,
    refetch: () => void (pages.data ? fetchNextPage() : pages.refetch()),
    isFetching,
  }
}

/** One whole guest, always refetched: another tab may have changed it since the list was loaded. */
export const useGuest = (id: number) =>
  useRead(['guests', id], ({ guests }, signal) => guests.get({ params: { id }, signal }), { gcTime: 0 })

/** Optimistic update of the cached cards; returns a rollback of just this change. */
export function useUpdateCards() {
  const queries = useQueryClient()
  const cardsNow = () => queries.getQueryData<InfiniteData<Cards>>(cardsKey)?.pages.map(({ rows }) => rows)
  const write = (change: (guests: GuestCard[], page: number) => GuestCard[]) =>
    queries.setQueryData<InfiniteData<Cards>>(
      cardsKey,
      (data) =>
        data && {
          ...data,
          pages: data.pages.map((page, index) => ({ ...page, rows: change(page.rows, index) })),
        },
    )
  return (change: (guests: GuestCard[]) => GuestCard[]) => {
    const before = cardsNow() ?? []
    write(change)
    const after = cardsNow() ?? []
    return () => void write((guests, page) => takenBack(guests, before[page] ?? [], after[page] ?? []))
  }
}

/** Replaces a cached guest with the server's reply. */
export function useUpdateGuest() {
  const updateCards = useUpdateCards()
  const queries = useQueryClient()
  return (guest: Guest) => {
    queries.setQueryData(['guests', guest.id], (loaded: Guest | undefined) => loaded && guest)
    updateCards((guests) => guests.map((card) => (card.id === guest.id ? asCard(guest) : card)))
    return guest
  }
}
