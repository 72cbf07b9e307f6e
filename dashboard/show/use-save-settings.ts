import { ApiError } from '@cueroom/core/contract/client.ts'
import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import type { DateFormat } from '@cueroom/core/text/dates.ts'
import { useQueryClient } from '@tanstack/react-query'
import { reason, serverMessage, unlessConflict, useChange } from '../app/api.tsx'
import { showDatesIn } from '../ui/date-format.ts'
import { changedPaths } from '../ui/form-changes.ts'
import { settingsOf, type SettingsValues, valuesOf } from './settings-values.ts'

export interface Save {
  /** The settings the edit is based on; null before the first save. */
  saved: ShowSettings | null
  values: SettingsValues
}

interface Outcome {
  onSaved: (settings: ShowSettings, sent: SettingsValues) => void
  onRefused: (problems: Record<string, string>) => void
}

export const saveFailure = { title: 'Error', message: 'Failed to save settings. Please try again.' }

/** Groups with changes. The server keeps absent groups as they are. */
function changedGroups(before: SettingsValues, after: SettingsValues) {
  const changed = new Set(changedPaths(before, after).map((path) => path.split('.')[0]))
  return Object.fromEntries(Object.entries(settingsOf(after)).filter(([group]) => changed.has(group)))
}

/** Saves all settings the first time, later only changes. */
export function useSaveSettings({ onSaved, onRefused }: Outcome) {
  const queries = useQueryClient()
  const refuse = (error: ApiError) => {
    const details = error.problem.details ?? []
    onRefused(Object.fromEntries(details.map(({ path, message }) => [path, message])))
    return { ...saveFailure, reason: reason(error) ?? serverMessage(error) }
  }
  return useChange(
    (api, { saved, values }: Save) =>
      saved
        ? api.show.update({
            params: { id: saved.id },
            body: changedGroups(valuesOf(saved), values),
            ifMatch: saved.version,
          })
        : api.show.create({ body: settingsOf(values) }),
    {
      success: {
        title: 'Settings saved',
        message: 'Your show settings have been updated successfully.',
      },
      onSuccess: (settings, { values }) => {
        queries.setQueryData(['settings'], settings)
        showDatesIn(settings.dateFormat)
        queries.setQueryData<{ dateFormat?: DateFormat | undefined }>(
          ['session'],
          (session) => session && { ...session, dateFormat: settings.dateFormat },
        )
        onSaved(settings, values)
      },
      failure: (error) => {
        const refused = error instanceof ApiError && error.status === 400
        return refused ? refuse(error) : unlessConflict(saveFailure)(error)
      },
    },
  )
}
