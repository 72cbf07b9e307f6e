import type { ShowPrivacy } from '@cueroom/core/show/privacy.ts'
import { PrivacySection } from '@cueroom/dashboard/show/privacy-section.tsx'
import { SettingsFormProvider, useSettingsForm } from '@cueroom/dashboard/show/settings-form.ts'
import { valuesOf } from '@cueroom/dashboard/show/settings-values.ts'
import { expect, screen } from 'storybook/test'
import preview from '../.storybook/preview.tsx'
import { storedSettings } from '../content/generated-content.ts'

/** The section of the settings alone. */
function Section({ privacy }: { privacy: ShowPrivacy }) {
  const form = useSettingsForm({ initialValues: valuesOf({ ...storedSettings, privacy }) })
  return (
    <SettingsFormProvider form={form}>
      <PrivacySection />
    </SettingsFormProvider>
  )
}

const meta = preview.meta({ title: 'Dashboard/Show settings/Privacy', component: Section })

export const Untouched = meta.story({
  args: { privacy: {} },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('combobox', { name: 'Delete unused guests' }))
    await expect(await screen.findByRole('option', { name: 'After 6 months' })).toBeInTheDocument()
    await userEvent.keyboard('{Escape}')
  },
})

export const InTheHostsWords = meta.story({
  args: { privacy: { note: 'We delete everything a year after the recording.', retentionMonths: 12 } },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Privacy note')).toHaveValue(
      'We delete everything a year after the recording.',
    )
    await expect(canvas.getByRole('combobox', { name: 'Delete unused guests' })).toHaveValue(
      'After 12 months',
    )
  },
})
