import { readAll } from '@cueroom/core/contract/pages.ts'
import type { NewQuestionnaire, Questionnaire } from '@cueroom/core/questionnaires/questionnaire.ts'
import { isConflict, serverMessage, useChange, useList, useRead } from '../app/api.tsx'
import { useSettings } from '../app/settings.queries.ts'
import { useSession } from '../app/session.queries.ts'
import { useDeleted } from '../deletions/deletions.queries.ts'

export const useQuestionnaires = (enabled = true) =>
  useList(['questionnaires'], ({ questionnaires }) => questionnaires.list, {}, { enabled })

/** Deleted questionnaires with unverified answers; `live` are those that are not deleted. */
export function useDeletedWaiting(live: readonly Questionnaire[], options: { enabled?: boolean } = {}) {
  const found = useRead(
    ['questionnaires', 'deleted'],
    (api, signal) => readAll(api.questionnaires.list, { query: { deleted: 'unverified' as const }, signal }),
    options,
  )
  return (found.data?.rows ?? []).filter(
    ({ id, unverifiedCount }) => unverifiedCount > 0 && live.every((each) => each.id !== id),
  )
}

/** The podcast name for a new questionnaire's title; undefined until loaded. */
export function usePodcastName(): string | undefined {
  const settings = useSettings()
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

/** The server's message, or what failed (specification 8). */
const failureOf = (done: 'create' | 'update' | 'duplicate' | 'delete') => (error: Error) => ({
  title: 'Error',
  message: serverMessage(error) || `Failed to ${done} questionnaire.`,
})

export const loadFailure = { title: 'Questionnaire not loaded', message: 'Failed to load the questionnaire.' }

/** Creates or updates a questionnaire. A version conflict opens a choice instead of an error. */
export const useSave = () =>
  useChange(
    (api, { id, version, body }: Saving) =>
      id
        ? api.questionnaires.update({
            params: { id },
            body,
            ...(version !== undefined && { ifMatch: version }),
          })
        : api.questionnaires.create({ body }),
    {
      refresh: ['questionnaires'],
      success: (_, { id }) => ({
        title: 'Success',
        message: `Questionnaire ${id ? 'updated' : 'created'} successfully.`,
      }),
      failure: (error, { id }) =>
        isConflict(error) ? undefined : failureOf(id ? 'update' : 'create')(error),
    },
  )

/** Adds an inactive copy. */
export const useDuplicate = () =>
  useChange((api, id: string) => api.questionnaires.duplicate({ params: { id } }), {
    refresh: ['questionnaires'],
    success: ({ title }) => ({
      title: 'Success',
      message: `“${title}” was added. Guests can't open it until you activate it.`,
    }),
    failure: failureOf('duplicate'),
  })

export function useDelete() {
  const deleted = useDeleted()
  return useChange((api, id: string) => api.questionnaires.remove({ params: { id } }), {
    refresh: ['questionnaires', 'deletions'],
    success: (deletion) =>
      deleted(deletion, { title: 'Success', message: 'Questionnaire deleted successfully.' }),
    failure: failureOf('delete'),
  })
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
