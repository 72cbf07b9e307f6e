import type { Client } from '@cueroom/core/contract/contract.ts'
import type { Deletion } from '@cueroom/core/contract/shapes.ts'
import type { EpisodeStatus, GuestCard, NewGuest } from '@cueroom/core/guests/guest.ts'
import { type InfiniteData, useInfiniteQuery, useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useMemo } from 'react'
import { reason, serverMessage, useApi, useChange } from '../app/api.tsx'
import { type Toast, toast } from '../app/toasts.tsx'

interface Page {
  guests: GuestCard[]
  /** Where the next page begins; undefined on the last. */
  next: number | undefined
}

const guestsPath = '/api/guests'
const pageSize = 1_000
const cardsKey = [guestsPath, { view: 'card' }]

async function readPage(api: Client, after: number | undefined, signal: AbortSignal): Promise<Page> {
  let next: number | undefined
  const guests = await api.guests.list({
    query: { view: 'card', limit: pageSize, after },
    signal,
    onHeaders: (headers) => {
      const link = headers.get('link') ?? ''
      next = /rel="?next"?/.test(link) ? Number(/[?&]after=(\d+)/.exec(link)?.[1]) || undefined : undefined
    },
  })
  return { guests: guests as GuestCard[], next }
}

/** Every guest as a card shows it. Long lists arrive by pages; `complete` tells when the last one is there. */
export function useGuests() {
  const api = useApi()
  const pages = useInfiniteQuery({
    queryKey: cardsKey,
    queryFn: ({ pageParam, signal }) => readPage(api, pageParam, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
  })
  const { hasNextPage, isFetching, isError, fetchNextPage } = pages
  useEffect(() => {
    if (hasNextPage && !isFetching && !isError) void fetchNextPage()
  }, [hasNextPage, isFetching, isError, fetchNextPage])
  const guests = useMemo(() => pages.data?.pages.flatMap((page) => page.guests) ?? [], [pages.data])
  return {
    guests,
    loaded: pages.data !== undefined,
    complete: pages.data !== undefined && !hasNextPage,
    failed: isError && !pages.data,
    /** A later page did not come: what is there stands, the rest is missing. */
    stalled: isError && pages.data !== undefined && hasNextPage,
    retry: () => void (pages.data ? fetchNextPage() : pages.refetch()),
    retrying: isFetching,
  }
}

/** One guest, whole. */
export function useGuest(id: number) {
  const api = useApi()
  return useQuery({
    queryKey: [guestsPath, id],
    queryFn: ({ signal }) => api.guests.show({ params: { id }, signal }),
  })
}

/** Changes the loaded cards without asking the server; the answer takes the change back. */
function useCards() {
  const queries = useQueryClient()
  return (change: (guests: GuestCard[]) => GuestCard[]) => {
    const before = queries.getQueryData<InfiniteData<Page>>(cardsKey)
    queries.setQueryData<InfiniteData<Page>>(
      cardsKey,
      (data) =>
        data && { ...data, pages: data.pages.map((page) => ({ ...page, guests: change(page.guests) })) },
    )
    return () => void queries.setQueryData(cardsKey, before)
  }
}

export const useAddGuest = () =>
  useChange((api, guest: NewGuest) => api.guests.create({ body: guest }), {
    refresh: [guestsPath],
    success: { title: 'Guest added successfully!' },
    failure: { title: 'Error', message: 'Failed to add guest' },
  })

export function useSetStatus() {
  const cards = useCards()
  return useChange(
    (api, { id, episodeStatus }: { id: number; episodeStatus: EpisodeStatus }) =>
      api.guests.setStatus({ params: { id }, body: { episodeStatus } }),
    {
      apply: ({ id, episodeStatus }) =>
        cards((guests) => guests.map((guest) => (guest.id === id ? { ...guest, episodeStatus } : guest))),
      failure: { title: 'Error', message: 'Failed to update guest status' },
    },
  )
}

/** Brings back what one deletion took away; also from a toast that outlives the screen. */
function useUndo() {
  const api = useApi()
  const queries = useQueryClient()
  return async (deletionId: string) => {
    try {
      await api.guests.restore({ body: { deletionId } })
      toast.success({ title: 'Restored' })
      await queries.invalidateQueries({ queryKey: [guestsPath] })
    } catch (error) {
      toast.failure({
        title: 'Error',
        message: 'The guests could not be brought back.',
        reason: reason(error),
      })
    }
  }
}

function useDeleted() {
  const undo = useUndo()
  return (title: string, { deletionId }: Deletion): Toast => ({
    title,
    ...(deletionId && { action: { label: 'Undo', run: () => void undo(deletionId) } }),
  })
}

const deleteFailed = (error: Error): Toast => ({ title: 'Delete Failed', message: serverMessage(error) })

export function useDeleteGuest() {
  const cards = useCards()
  const deleted = useDeleted()
  return useChange((api, { id }: { id: number }) => api.guests.remove({ params: { id } }), {
    apply: ({ id }) => cards((guests) => guests.filter((guest) => guest.id !== id)),
    success: (deletion) => deleted('Guest Deleted', deletion),
    failure: deleteFailed,
  })
}

export function useDeleteAllGuests() {
  const deleted = useDeleted()
  return useChange((api) => api.guests.removeAll(), {
    refresh: [guestsPath],
    success: (deletion) => deleted('All Guests Deleted', deletion),
    failure: deleteFailed,
  })
}
