import type { Client } from '@cueroom/core/contract/contract.ts'
import type { WhichResponses } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import type { ResponseFormat } from '@cueroom/core/questionnaires/responses-file.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useApi, useChange } from '../app/api.tsx'
import { saveDownload } from '../ui/download.ts'

interface Page {
  responses: QuestionnaireResponse[]
  /** Total number of matches. */
  total: number
  /** Cursor of the next page; undefined on the last. */
  next: number | undefined
}

const pageSize = 50

async function readPage(
  api: Client,
  id: string,
  query: WhichResponses & { after?: string },
  signal: AbortSignal,
): Promise<Page> {
  let total = 0
  const responses = await api.questionnaires.responses({
    params: { id },
    query: { ...query, limit: pageSize },
    signal,
    onHeaders: (headers) => {
      total = Number(headers.get('x-total-count'))
    },
  })
  const next = responses.length === pageSize ? responses.at(-1)?.id : undefined
  return { responses, total: Math.max(total, responses.length), next }
}

/** Matching answers to a questionnaire, newest first, page by page; always refetched. */
export function useResponses(id: string, which: WhichResponses) {
  const api = useApi()
  const pages = useInfiniteQuery({
    queryKey: ['/api/questionnaires', id, 'responses', which],
    queryFn: ({ pageParam, signal }) =>
      readPage(api, id, { ...which, ...(pageParam && { after: String(pageParam) }) }, signal),
    initialPageParam: undefined as number | undefined,
    getNextPageParam: ({ next }) => next,
    placeholderData: keepPreviousData,
    gcTime: 0,
  })
  return {
    ...pages,
    responses: pages.data?.pages.flatMap((page) => page.responses) ?? [],
    total: pages.data?.pages[0]?.total ?? 0,
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
