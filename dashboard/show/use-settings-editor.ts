import type { ShowSettings } from '@cueroom/core/show/show-settings.ts'
import { useState } from 'react'
import { changedPaths, withMine } from './setting-changes.ts'
import { useSettingsForm, validate } from './settings-form.ts'
import { type SettingsValues, valuesOf } from './settings-values.ts'
import { useSaveSettings } from './use-save-settings.ts'

/** Versions of the settings: when the edit started, as typed, and as saved by someone else. */
export interface Conflict {
  base: SettingsValues
  mine: SettingsValues
  theirs: SettingsValues
}

/** Editing state of the settings. */
export function useSettingsEditor(
  settings: ShowSettings | null,
  showName: string,
  onRefused: (paths: string[]) => void,
) {
  const [saved, setSaved] = useState(settings)
  const [conflicting, setConflicting] = useState<ShowSettings | null>(null)
  const base = valuesOf(saved, showName)
  const form = useSettingsForm({ initialValues: base, validate })

  const saving = useSaveSettings({
    onSaved: (stored, sent) => {
      setSaved(stored)
      setConflicting(null)
      // Keeps what was typed while saving
      form.setValues((current) => withMine(sent, current as SettingsValues, valuesOf(stored)))
    },
    onConflict: setConflicting,
    onRefused: (problems) => {
      form.setErrors(problems)
      onRefused(Object.keys(problems))
    },
  })
  const send = (from: ShowSettings | null, values: SettingsValues) => {
    if (!saving.isPending) saving.mutate({ saved: from, values })
  }
  const submit = form.onSubmit(
    (values) => send(saved, values),
    (problems) => onRefused(Object.keys(problems)),
  )
  const merged = (theirs: ShowSettings) => withMine(base, form.values, valuesOf(theirs))
  const restart = (from: ShowSettings, values: SettingsValues) => {
    setSaved(from)
    setConflicting(null)
    form.setValues(values)
  }
  return {
    form,
    submit,
    save: () => {
      if (!form.submitting) submit()
    },
    saving: saving.isPending || form.submitting,
    isNew: saved === null,
    /** Paths of unsaved settings. */
    changed: changedPaths(base, form.values),
    discard: () => {
      form.setValues(base)
      form.clearErrors()
    },
    conflict: conflicting && { base, mine: form.values, theirs: valuesOf(conflicting) },
    keepMine: () => {
      if (!conflicting) return
      const values = merged(conflicting)
      restart(conflicting, values)
      send(conflicting, values)
    },
    takeTheirs: () => conflicting && restart(conflicting, valuesOf(conflicting)),
    closeConflict: () => setConflicting(null),
  }
}
