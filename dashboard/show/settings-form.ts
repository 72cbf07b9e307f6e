import { createFormContext } from '@mantine/form'
import { type FormErrors, lazyValidation } from '../ui/lazy-validation.ts'
import { settingsOf, type SettingsValues } from './settings-values.ts'
import { notAPrice, readPrice } from './typed-price.ts'

export const packagesPath = 'sponsorshipSettings.sponsorshipPackages'

/** The one form of all sections. */
export const [SettingsFormProvider, useSettingsFormContext, useSettingsForm] =
  createFormContext<SettingsValues>()

const validateSettings = lazyValidation(
  async () => (await import('@cueroom/core/show/show-settings.ts')).NewShowSettings,
)

/** Validation errors by field path. */
export const validate = async (values: SettingsValues): Promise<FormErrors> => ({
  ...(await validateSettings(settingsOf(values))),
  ...priceErrors(values),
})

// What isn't a price is no number that a schema could refuse
const priceErrors = ({
  sponsorshipSettings: { sponsorshipPackages: packages },
}: SettingsValues): FormErrors =>
  Object.fromEntries(
    packages.flatMap(({ price }, place) =>
      price && readPrice(price) === undefined ? [[`${packagesPath}.${place}.price`, notAPrice]] : [],
    ),
  )
