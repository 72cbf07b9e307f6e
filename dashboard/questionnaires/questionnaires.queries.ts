import { ApiError, NetworkError } from '@cueroom/core/contract/client.ts'
import type { NewQuestionnaire, Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { isConflict, reason, serverMessage, useApi, useChange } from '../app/api.tsx'
import { useLoaded } from '../app/query.ts'
import { useSession } from '../app/session.queries.ts'
import { toast } from '../ui/toasts.tsx'

const path = '/api/questionnaires'

export const useQuestionnaires = () => useLoaded(path)

/** Deleted questionnaires with unverified answers; `live` are those that are not deleted. */
export function useDeletedWaiting(live: readonly Questionnaire[], options: { enabled?: boolean } = {}) {
  const found = useLoaded(path, { deleted: 'unverified' }, options)
  return (found.data ?? []).filter(
    ({ id, unverifiedCount }) => unverifiedCount > 0 && live.every((each) => each.id !== id),
  )
}

/** The podcast name for a new questionnaire's title; undefined until loaded. */
export function usePodcastName(): string | undefined {
  const settings = useLoaded('/api/show-settings')
  const tenant = useSession().data?.tenant
  return settings.isPending ? undefined : (settings.data?.podcastName ?? tenant?.name ?? '')
}

interface Saving {
  /** Id of the questionnaire to update; none creates one. */
  id?: string | undefined
  /** The version that was read, sent as If-Match. */
  version?: number | undefined
  body: NewQuestionnaire
}

/** Creates or updates a questionnaire. A version conflict opens a choice instead of an error. */
export function useSave(onConflict: () => void) {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: ({ id, version, body }: Saving): Promise<Questionnaire> =>
      id
        ? api.questionnaires.update({
            params: { id },
            body,
            ...(version !== undefined && { ifMatch: version }),
          })
        : api.questionnaires.create({ body }),
    onSuccess: async (_saved, { id }) => {
      toast.success({
        title: 'Success',
        message: `Questionnaire ${id ? 'updated' : 'created'} successfully.`,
      })
      await queries.invalidateQueries({ queryKey: [path] })
    },
    onError: (error, { id }) => {
      if (isConflict(error)) return onConflict()
      tellFailure(error, `Failed to ${id ? 'update' : 'create'} questionnaire.`)
    },
  })
}

export function useDelete() {
  const api = useApi()
  const queries = useQueryClient()
  return useMutation({
    mutationFn: (id: string) => api.questionnaires.remove({ params: { id } }),
    onSuccess: async () => {
      toast.success({ title: 'Success', message: 'Questionnaire deleted successfully.' })
      await queries.invalidateQueries({ queryKey: [path] })
    },
    onError: (error) => tellFailure(error, 'Failed to delete questionnaire.'),
  })
}

/** The server's message, or what failed (specification 8). */
function tellFailure(error: Error, what: string) {
  if (error instanceof ApiError && error.status === 401) return
  const why = error instanceof NetworkError ? reason(error) : undefined
  toast.failure({ title: 'Error', message: serverMessage(error) || what, reason: why })
}

const byTemplate = 'Drafted by template from your settings, without a language model.'

export const useSuggest = () =>
  useChange((api) => api.questionnaires.suggest(), {
    success: ({ questions, provider }) => ({
      title: 'Questions Generated',
      message: `Generated ${questions.length} personalized questions based on your show settings.`,
      reason: provider === 'drafter' ? byTemplate : undefined,
    }),
    failure: { title: 'Error', message: 'Failed to generate question suggestions.' },
  })
