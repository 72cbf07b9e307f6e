import { createFormContext } from '@mantine/form'
import { lazyValidation } from '../ui/lazy-validation.ts'
import { settingsOf, type SettingsValues } from './settings-values.ts'

/** The one form of all sections. */
export const [SettingsFormProvider, useSettingsFormContext, useSettingsForm] =
  createFormContext<SettingsValues>()

const validateSettings = lazyValidation(
  async () => (await import('@cueroom/core/show/show-settings.ts')).NewShowSettings,
)

/** Validation errors by field path. */
export const validate = (values: SettingsValues) => validateSettings(settingsOf(values))
