import type { InboxItem } from '@cueroom/core/inbox/inbox-item.ts'
import { type Page, readPage } from '@cueroom/core/contract/pages.ts'
import type { InquiryState } from '@cueroom/core/sponsorship/inquiry-states.ts'
import { type InfiniteData, keepPreviousData, useInfiniteQuery, useQueryClient } from '@tanstack/react-query'
import { useApi, useChange, useRead } from '../app/api.tsx'
import { unread } from '../app/unread.ts'

/** What the inbox shows; all of it by default. */
export interface InboxFilter {
  unread?: 'true'
  /** Only sponsor inquiries in this state. */
  inquiryState?: InquiryState
}

interface Query extends InboxFilter {
  limit: number
  after?: number
}
type Pages = InfiniteData<Page<InboxItem, Query>>

const listKey = ['inbox', 'list']
const pageSize = 50

/** The inbox, newest first, page by page. */
export function useInbox(filter: InboxFilter) {
  const api = useApi()
  const first: Query = { limit: pageSize, ...filter }
  const pages = useInfiniteQuery({
    queryKey: [...listKey, filter],
    queryFn: ({ pageParam, signal }) => readPage(api.inbox.list, { query: pageParam, signal }),
    initialPageParam: first,
    placeholderData: keepPreviousData,
    getNextPageParam: ({ next }) => next,
  })
  return { ...pages, items: pages.data?.pages.flatMap(({ rows }) => rows) ?? [] }
}

/** The newest unread items. */
export const useNewest = (limit: number) =>
  useRead(['inbox', 'newest', limit], (api, signal) =>
    api.inbox.list({ query: { unread: 'true', limit }, signal }),
  )

interface Mark {
  /** All items if omitted. */
  ids?: number[]
  read?: boolean
}

/** Marks as read or unread. */
export function useMark() {
  const queries = useQueryClient()
  return useChange(
    (api, { ids, read = true }: Mark) => api.inbox.mark({ body: { ...(ids && { ids }), read } }),
    {
      apply: ({ ids, read = true }) => {
        const before = queries.getQueriesData<Pages>({ queryKey: listKey })
        const readAt = read ? new Date().toISOString() : null
        const marked = (item: InboxItem) =>
          !ids || ids.includes(item.id) ? { ...item, readAt: read ? (item.readAt ?? readAt) : null } : item
        queries.setQueriesData<Pages>(
          { queryKey: listKey },
          (data) =>
            data && { ...data, pages: data.pages.map((page) => ({ ...page, rows: page.rows.map(marked) })) },
        )
        return () => before.forEach(([key, data]) => queries.setQueryData(key, data))
      },
      onSuccess: async (state) => {
        unread.set(state.unread)
        await queries.invalidateQueries({ queryKey: ['inbox', 'newest'] })
      },
      failure: { title: 'Inbox not updated', message: "Couldn't update the inbox. Please try again." },
    },
  )
}
