import { readPage } from '@cueroom/core/contract/pages.ts'
import type { WhichResponses } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import type { ResponseFormat } from '@cueroom/core/questionnaires/responses-file.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useApi, useChange } from '../app/api.tsx'
import { saveDownload } from '../ui/download.ts'

const pageSize = 50

/** Matching answers to a questionnaire, newest first, page by page; always refetched. */
export function useResponses(id: string, which: WhichResponses) {
  const api = useApi()
  const pages = useInfiniteQuery({
    queryKey: ['/api/questionnaires', id, 'responses', which],
    queryFn: ({ pageParam: query, signal }) =>
      readPage((page) => api.questionnaires.responses({ params: { id }, ...page }), { query, signal }),
    initialPageParam: { ...which, limit: pageSize },
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return {
    ...pages,
    responses: pages.data?.pages.flatMap(({ rows }) => rows) ?? [],
    total: Math.max(pages.data?.pages[0]?.total ?? 0, pages.data?.pages[0]?.rows.length ?? 0),
  }
}

interface Export {
  id: string
  which: WhichResponses
  format: ResponseFormat
}

export const useExportAnswers = () =>
  useChange(
    async (api, { id, which, format }: Export) =>
      saveDownload(await api.questionnaires.exportResponses({ params: { id }, query: { ...which, format } })),
    {
      success: { title: 'Export successful' },
      failure: { title: 'Export failed', message: 'Failed to export questionnaire responses' },
    },
  )
