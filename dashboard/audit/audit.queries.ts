import type { AuditAction } from '@cueroom/core/contract/audit-actions.ts'
import type { AuditEntry, PlatformAuditEntry } from '@cueroom/core/audit/audit-entry.ts'
import { type PageCall, readPage } from '@cueroom/core/contract/pages.ts'
import type { Client } from '@cueroom/core/contract.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useApi, useChange } from '../app/api.tsx'
import { saveDownload } from '../ui/download.ts'

/** Whose log: the host's own show, or the whole platform. */
export type Scope = 'show' | 'platform'

export interface Filters {
  action?: AuditAction
  search?: string
  since?: string
  /** Platform log only: filters by tenant. */
  show?: string
}
interface Query extends Filters {
  limit: number
  after?: number
}
export type Entry = AuditEntry & Partial<PlatformAuditEntry>

const pageSize = 50

const lister = ({ audit }: Client, scope: Scope) =>
  (scope === 'show' ? audit.list : audit.listAll) as (call: PageCall<Query>) => Promise<Entry[]>

/** The log, newest first, page by page. */
export function useAudit(scope: Scope, filters: Filters) {
  const api = useApi()
  const initialPageParam: Query = { ...filters, limit: pageSize }
  const pages = useInfiniteQuery({
    queryKey: ['audit', scope, filters],
    queryFn: ({ pageParam, signal }) => readPage(lister(api, scope), { query: pageParam, signal }),
    initialPageParam,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    gcTime: 0,
    meta: { admin: scope === 'platform' },
  })
  return { ...pages, entries: pages.data?.pages.flatMap(({ rows }) => rows) ?? [] }
}

export const useAuditDownload = (scope: Scope) =>
  useChange(
    ({ audit }, query: Filters) => (scope === 'show' ? audit.export({ query }) : audit.exportAll({ query })),
    {
      onSuccess: saveDownload,
      failure: { title: 'Export failed', message: "Couldn't download the audit log. Please try again." },
    },
  )
