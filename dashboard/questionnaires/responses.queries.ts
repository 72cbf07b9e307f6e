import { readPage } from '@cueroom/core/contract/pages.ts'
import type { WhichResponses } from '@cueroom/core/questionnaires/questionnaires.contract.ts'
import type { ResponseFormat } from '@cueroom/core/questionnaires/response-formats.ts'
import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { type Loaded, useApi, useChange, useRead } from '../app/api.tsx'
import { saveDownload } from '../ui/download.ts'

const pageSize = 50

/** Matching answers to a questionnaire, newest first, page by page; always refetched. */
export function useResponses(id: string, which: WhichResponses) {
  const api = useApi()
  const pages = useInfiniteQuery({
    queryKey: ['questionnaires', id, 'responses', which],
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

/** The sets of answers of a guest, with what they were before changes. */
export const useAnswersOfGuest = (guestId: number) =>
  useRead(['questionnaires', 'of', guestId], ({ questionnaires }, signal) =>
    questionnaires.answersOfGuest({ params: { id: guestId }, signal }),
  )

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

const refresh: Loaded[] = ['questionnaires', 'guests']
const paramsOf = ({ id, questionnaireId }: QuestionnaireResponse) => ({
  params: { id: questionnaireId, responseId: id },
})

/** Accepts unverified answers for the guest with their email address. */
export const useAccept = () =>
  useChange((api, response: QuestionnaireResponse) => api.questionnaires.acceptResponse(paramsOf(response)), {
    refresh,
    success: ({ guestName }) => ({ title: `Answers accepted for ${guestName ?? 'the guest'}` }),
    failure: { title: 'Answers not accepted', message: 'Couldn’t accept the answers. Please try again.' },
  })

export const useKeepAsGuest = () =>
  useChange(
    (api, response: QuestionnaireResponse) => api.questionnaires.keepResponseAsGuest(paramsOf(response)),
    {
      refresh,
      success: ({ guestName }) => ({ title: `${guestName ?? 'New guest'} added` }),
      failure: { title: 'Guest not added', message: 'Couldn’t add the guest. Please try again.' },
    },
  )

export const useRemoveResponse = () =>
  useChange((api, response: QuestionnaireResponse) => api.questionnaires.removeResponse(paramsOf(response)), {
    refresh,
    success: { title: 'Answers deleted' },
    failure: { title: 'Answers not deleted', message: 'Couldn’t delete the answers. Please try again.' },
  })

/** Locks answers, or lets their guest change them again. */
export const useLock = () =>
  useChange(
    (api, { response, locked }: { response: QuestionnaireResponse; locked: boolean }) =>
      api.questionnaires.lockResponse({ ...paramsOf(response), body: { locked } }),
    {
      refresh,
      success: ({ lockedAt }) => ({ title: lockedAt ? 'Answers locked' : 'Answers unlocked' }),
      failure: {
        title: 'Answers not changed',
        message: 'Couldn’t lock or unlock the answers. Please try again.',
      },
    },
  )
