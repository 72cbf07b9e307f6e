import { ApiError } from '@cueroom/core/contract/client.ts'
import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { reason, serverMessage, tellFailure, useApi } from '../app/api.tsx'
import { settingsPath } from '../app/query-keys.ts'
import { toast } from '../ui/toasts.tsx'
import { changesOf } from './setting-changes.ts'
import { settingsOf, type SettingsValues, valuesOf } from './settings-values.ts'

export interface Save {
  /** The settings the edit is based on; null before the first save. */
  saved: ShowSettings | null
  values: SettingsValues
}

interface Outcome {
  onSaved: (settings: ShowSettings, sent: SettingsValues) => void
  /** The current settings after a version conflict. */
  onConflict: (theirs: ShowSettings) => void
  onRefused: (problems: Record<string, string>) => void
}

const failure = { title: 'Error', message: 'Failed to save settings. Please try again.' }

/** Saves all settings the first time, later only changes. */
export function useSaveSettings({ onSaved, onConflict, onRefused }: Outcome) {
  const api = useApi()
  const queries = useQueryClient()
  const current = async () => {
    try {
      return await api.show.settings()
    } catch (error) {
      tellFailure(error, failure)
      return null
    }
  }
  return useMutation({
    mutationFn: ({ saved, values }: Save) =>
      saved
        ? api.show.update({
            params: { id: saved.id },
            body: changesOf(valuesOf(saved), values),
            ifMatch: saved.version,
          })
        : api.show.create({ body: settingsOf(values) }),
    onSuccess: (settings, { values }) => {
      queries.setQueryData([settingsPath], settings)
      toast.success({
        title: 'Settings saved',
        message: 'Your show settings have been updated successfully.',
      })
      onSaved(settings, values)
    },
    onError: async (error) => {
      if (error instanceof ApiError && error.status === 409) {
        const theirs = await current()
        if (theirs) onConflict(theirs)
        return
      }
      if (error instanceof ApiError && error.status === 400) {
        const details = error.problem.details ?? []
        onRefused(Object.fromEntries(details.map(({ path, message }) => [path, message])))
        toast.failure({ ...failure, reason: reason(error) ?? serverMessage(error) })
        return
      }
      tellFailure(error, failure)
    },
  })
}
