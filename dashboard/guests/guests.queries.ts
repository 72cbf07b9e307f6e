import type { Client } from '@cueroom/core/contract.ts'
import { type Page, readAll, readPage } from '@cueroom/core/contract/pages.ts'
import { asCard } from '@cueroom/core/guests/guest-card.ts'
import type { EpisodeStatus, Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import type { GuestListQuery } from '@cueroom/core/guests/guests.contract.ts'
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { type Loaded, useApi, useRead } from '../app/api.tsx'
import { takenBack } from './taken-back.ts'

/** Filters and order of a guest list. */
export type GuestQuery = Partial<Pick<GuestListQuery, 'search' | 'status' | 'answered' | 'texts' | 'sort'>>

type CardQuery = GuestQuery & { view: 'card'; limit: number; after?: number | string }
type Cards = Page<GuestCard, CardQuery>

/** Cards on the first page, kept small to render soon, and on later pages. */
const [firstCards, moreCards] = [100, 1_000]
/** Maximum guests per bulk action. */
export const selectable = 10_000
const listKey = ['guests', 'list']

const firstPageOf = (query: GuestQuery): CardQuery => ({ ...query, view: 'card', limit: firstCards })

const nextOf = ({ next }: Cards): CardQuery | undefined => next && { ...next, limit: moreCards }

const readCards = (api: Client, query: CardQuery, signal?: AbortSignal): Promise<Cards> =>
  readPage((call) => api.guests.list(call), { query, signal })

/** Which guests have which texts, and whose are out of date or have to be checked. */
export const useGuestsByTexts = (enabled: boolean) =>
  useRead(['texts', 'guests'], ({ content }, signal) => content.guests({ signal }), { enabled, staleTime: 0 })

/** The guests matching a query, as cards; further pages load on demand. */
export function useGuests(query: GuestQuery) {
  const api = useApi()
  const readRest = useReadRest()
  const pages = useInfiniteQuery({
    queryKey: [...listKey, query],
    queryFn: ({ pageParam, signal }) => readCards(api, pageParam, signal),
    initialPageParam: firstPageOf(query),
    getNextPageParam: nextOf,
    placeholderData: keepPreviousData,
  })
  const { data, hasNextPage, isFetching, isError, isPlaceholderData, fetchNextPage } = pages
  const guests = useMemo(() => data?.pages.flatMap(({ rows }) => rows) ?? [], [data])
  const hasMore = hasNextPage && !isPlaceholderData
  const loadMore = () => {
    if (hasMore && !isFetching && !isError) void fetchNextPage()
  }
  // All guests of a page may have been deleted
  const isBlank = hasMore && guests.length === 0
  useEffect(() => {
    if (isBlank) loadMore()
  })
  return {
    query,
    guests,
    /** Guests that match; undefined when the server doesn't count them. */
    total: hasMore ? data?.pages[0]?.total : guests.length,
    loaded: data !== undefined && !isBlank,
    /** The guests of another query, until those of this one have loaded. */
    isPrevious: isPlaceholderData,
    failed: isError && !data,
    /** A later page failed to load; the list is incomplete. */
    stalled: isError && data !== undefined && hasNextPage,
    refetch: () => void (data ? fetchNextPage() : pages.refetch()),
    isFetching,
    isLoadingMore: pages.isFetchingNextPage,
    loadMore,
    /** Loads the remaining pages, up to the selection limit. */
    loadAll: () => readRest(query),
  }
}
export type GuestList = ReturnType<typeof useGuests>

/** Loads the rest of a list, up to the selection limit; the list is drawn once, when all of it is there. */
function useReadRest() {
  const api = useApi()
  const queries = useQueryClient()
  return async (query: GuestQuery): Promise<GuestCard[]> => {
    const queryKey = [...listKey, query]
    const pages = [...(queries.getQueryData<Lists>(queryKey)?.pages ?? [])]
    const params: CardQuery[] = []
    const following = () => (pages.length > 0 ? nextOf(pages.at(-1)!) : firstPageOf(query))
    const count = () => pages.reduce((sum, { rows }) => sum + rows.length, 0)
    for (let next = following(); next && count() < selectable; next = following()) {
      params.push(next)
      pages.push(await readCards(api, next))
    }
    if (params.length > 0) {
      // A page that is on its way would replace them
      await queries.cancelQueries({ queryKey, exact: true })
      queries.setQueryData<Lists>(queryKey, (list) => withPages(list, pages, params))
    }
    return pages.flatMap(({ rows }) => rows).slice(0, selectable)
  }
}

/** A list with the pages that it doesn't have yet: scrolling may have loaded some of them. */
function withPages(list: Lists | undefined, pages: Cards[], params: CardQuery[]): Lists {
  const more = pages.slice(list?.pages.length ?? 0)
  return {
    pages: [...(list?.pages ?? []), ...more],
    pageParams: [...(list?.pageParams ?? []), ...params.slice(params.length - more.length)],
  }
}

/** How many guests there are of each status, all of them or those that a search finds. */
export const useGuestCounts = (search = '') =>
  useRead(
    ['guests', 'counts', search],
    ({ guests }, signal) => guests.counts({ query: search ? { search } : {}, signal }),
    { placeholderData: keepPreviousData },
  )

/** Who is recorded next. */
export const useAgenda = () =>
  useRead(['guests', 'agenda'], ({ guests }, signal) => guests.agenda({ signal }))

export const interviewsKey = ['guests', 'interviews'] as const

/** The guests who are interviewed between two moments, soonest first. */
export const useInterviews = (from: string, to?: string) =>
  useRead([...interviewsKey, from, to], ({ guests }, signal) =>
    guests.interviews({ query: { from, ...(to && { to }) }, signal }),
  )

/** Options of a list to choose from; a search finds the others. */
const guestOptions = 60

/** Delay before typed text is searched for, in milliseconds. */
export const searchDelay = 150

/** The newest guests, or those that a search finds. */
export function useFoundGuests(search = '', { limit = guestOptions, enabled = true } = {}) {
  const found = useRead(
    ['guests', 'found', search.trim(), limit],
    ({ guests }, signal) =>
      readPage((call) => guests.list(call), {
        query: { ...(search.trim() && { search: search.trim() }), view: 'card' as const, limit },
        signal,
      }),
    { enabled, placeholderData: keepPreviousData },
  )
  const guests: readonly GuestCard[] = found.data?.rows ?? []
  return { ...found, guests, total: found.data?.total, loaded: found.isSuccess, failed: found.isError }
}

const namesAtOnce = 100

/** The names of some guests by their id; those that are unknown or still to load are missing. */
export function useGuestNames(ids: readonly number[]): ReadonlyMap<number, string> {
  const distinct = [...new Set(ids)].toSorted((a, b) => a - b)
  const { data } = useRead(
    ['guests', 'found', 'names', distinct],
    async ({ guests }, signal) => {
      const names = new Map<number, string>()
      for (let at = 0; at < distinct.length; at += namesAtOnce) {
        const query = { ids: distinct.slice(at, at + namesAtOnce).join(','), view: 'card' as const }
        for (const { id, name } of await guests.list({ query, signal })) names.set(id, name)
      }
      return names
    },
    { enabled: distinct.length > 0, placeholderData: keepPreviousData },
  )
  return data ?? new Map()
}

/** Reads every guest of the show whole, a thousand at a time. */
export function useReadAllGuests() {
  const api = useApi()
  return async (): Promise<(Guest | GuestCard)[]> => {
    const query = { view: 'whole' as const, limit: 1_000 }
    return (await readAll<Guest | GuestCard, typeof query>((call) => api.guests.list(call), { query })).rows
  }
}

/** One whole guest, always refetched: another tab may have changed it since the list was loaded. */
export const useGuest = (id: number) =>
  useRead(['guests', id], ({ guests }, signal) => guests.get({ params: { id }, signal }), { gcTime: 0 })

const cardKey = (id: number): [Loaded, ...unknown[]] => ['guests', 'found', 'card', id]

/** One guest of the address or of a form, as a card; undefined while it loads, null if no such guest exists. */
export function useGuestCard(id: number): GuestCard | null | undefined {
  const isId = Number.isSafeInteger(id) && id > 0
  const { data } = useRead(
    cardKey(id),
    async ({ guests }, signal) => {
      const [card] = await guests.list({ query: { ids: String(id), view: 'card' }, signal })
      return card ?? null
    },
    { enabled: isId },
  )
  return isId ? data : null
}

/** A guest's card from a list that has loaded; undefined if none has it. */
export function useListedCard(id: number): GuestCard | undefined {
  const lists = useQueryClient().getQueriesData<Lists>({ queryKey: listKey })
  for (const [, list] of lists)
    for (const { rows } of list?.pages ?? []) {
      const card = rows.find((row) => row.id === id)
      if (card) return card
    }
  return undefined
}

const useOneGuest = (sort: 'added' | '-added') =>
  useRead(['guests', 'found', 'one', sort], async ({ guests }, signal) => {
    const [card] = await guests.list({ query: { sort, limit: 1, view: 'card' }, signal })
    return card ?? null
  })

/** The guest who was added first; null in a show without guests. */
export const useFirstGuest = () => useOneGuest('added')

/** The guest who was added last; null in a show without guests. */
export const useNewestGuest = () => useOneGuest('-added')

/** Caches a guest chosen from a list for useGuestCard. */
export function useKnowCard() {
  const queries = useQueryClient()
  return (card: GuestCard) => void queries.setQueryData(cardKey(card.id), card)
}

type Lists = InfiniteData<Cards>

type ChangeRows = (rows: GuestCard[], page: number) => GuestCard[]

/** The pages with replaced rows; the first one has the total. */
function changedPages(pages: Cards[], change: ChangeRows): Cards[] {
  const changed = pages.map((page, nth) => ({ ...page, rows: change(page.rows, nth) }))
  const added = changed.reduce((sum, { rows }, nth) => sum + rows.length - pages[nth]!.rows.length, 0)
  return changed.map((page, nth) =>
    nth === 0 && page.total !== undefined ? { ...page, total: page.total + added } : page,
  )
}

/** Whether a changed guest still belongs into a list. */
const fits = (key: readonly unknown[], { episodeStatus }: GuestCard) => {
  const { status } = key[listKey.length] as { status?: EpisodeStatus }
  return !status || status === episodeStatus
}

/** Optimistic update of the cards of all loaded lists; returns a rollback of just this change. */
export function useUpdateCards() {
  const queries = useQueryClient()
  const write = (key: readonly unknown[], change: ChangeRows) =>
    queries.setQueryData<Lists>(key, (data) => data && { ...data, pages: changedPages(data.pages, change) })
  const lists = () => queries.getQueriesData<Lists>({ queryKey: listKey })
  const rowsOf = (data: Lists | undefined) => data?.pages.map(({ rows }) => rows) ?? []
  return (change: (guests: GuestCard[]) => GuestCard[]) => {
    const before = lists()
    for (const [key] of before)
      write(key, (guests) => {
        const known = new Set(guests)
        return change(guests).filter((guest) => known.has(guest) || fits(key, guest))
      })
    const after = new Map(lists().map(([key, data]) => [JSON.stringify(key), rowsOf(data)]))
    return () => {
      for (const [key, data] of before) {
        const [old, changed] = [rowsOf(data), after.get(JSON.stringify(key))]
        write(key, (guests, page) => takenBack(guests, old[page] ?? [], changed?.[page] ?? []))
      }
    }
  }
}

/** Invalidates counts, and lists whose order may have changed. */
export function useRefreshLists() {
  const queries = useQueryClient()
  return () => {
    for (const part of ['counts', 'agenda', 'interviews', 'found'])
      void queries.invalidateQueries({ queryKey: ['guests', part] })
    // The visible list already has the change; refetching would move it under the reader
    void queries.invalidateQueries({ queryKey: listKey, refetchType: 'none' })
  }
}

/** Replaces a cached guest with the server's reply. */
export function useUpdateGuest() {
  const updateCards = useUpdateCards()
  const refreshLists = useRefreshLists()
  const queries = useQueryClient()
  return (guest: Guest) => {
    queries.setQueryData(['guests', guest.id], (loaded: Guest | undefined) => loaded && guest)
    updateCards((guests) => guests.map((card) => (card.id === guest.id ? asCard(guest) : card)))
    refreshLists()
    return guest
  }
}
