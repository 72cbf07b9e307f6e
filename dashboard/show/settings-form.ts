import { NewShowSettings } from '@cueroom/core/show/show-settings.ts'
import { createFormContext, schemaResolver } from '@mantine/form'
import { settingsOf, type SettingsValues } from './settings-values.ts'

/** The one form of all sections. */
export const [SettingsFormProvider, useSettingsFormContext, useSettingsForm] =
  createFormContext<SettingsValues>()

const validateSettings = schemaResolver(NewShowSettings, { sync: true })

/** What the server would refuse, by the path of the field. */
export const validate = (values: SettingsValues) => validateSettings(settingsOf(values))
