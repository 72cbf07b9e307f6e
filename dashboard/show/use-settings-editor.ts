import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import { useState } from 'react'
import { useApi } from '../app/api.tsx'
import { useLatestVersion } from '../app/use-latest-version.ts'
import { changedPaths, mergeForms } from '../ui/form-changes.ts'
import { useSettingsForm, validate } from './settings-form.ts'
import { type SettingsValues, valuesOf } from './settings-values.ts'
import { saveFailure, useSaveSettings } from './use-save-settings.ts'

/** Editing state of the settings. */
export function useSettingsEditor(
  settings: ShowSettings | null,
  showName: string,
  onRefused: (paths: string[]) => void,
) {
  const [saved, setSaved] = useState(settings)
  const base = valuesOf(saved, showName)
  const form = useSettingsForm({ initialValues: base, validate })

  const api = useApi()
  const latest = useLatestVersion(async () => (await api.show.settings()) ?? undefined, saveFailure)
  const theirs = latest.latest
  const saving = useSaveSettings({
    onSaved: (stored, sent) => {
      setSaved(stored)
      latest.clear()
      // Keeps what was typed while saving
      form.setValues((current) => mergeForms(sent, current as SettingsValues, valuesOf(stored)))
    },
    onRefused: (problems) => {
      form.setErrors(problems)
      onRefused(Object.keys(problems))
    },
  })
  const send = (from: ShowSettings | null, values: SettingsValues) => {
    if (!saving.isPending) saving.mutate({ saved: from, values }, { onError: latest.onError })
  }
  const submit = form.onSubmit(
    (values) => send(saved, values),
    (problems) => onRefused(Object.keys(problems)),
  )
  const restart = (from: ShowSettings, values: SettingsValues) => {
    setSaved(from)
    latest.clear()
    form.setValues(values)
  }
  return {
    form,
    submit,
    saving: saving.isPending || form.submitting,
    isNew: saved === null,
    /** Paths of unsaved settings. */
    changed: changedPaths(base, form.values),
    discard: () => {
      form.setValues(base)
      form.clearErrors()
    },
    /** The other saved version, from a version conflict until the host has chosen. */
    conflict: theirs && {
      base,
      mine: form.values,
      theirs: valuesOf(theirs),
      onOverwrite: (values: SettingsValues) => {
        restart(theirs, values)
        send(theirs, values)
      },
      onLoadLatest: () => restart(theirs, valuesOf(theirs)),
      onClose: latest.clear,
    },
  }
}
