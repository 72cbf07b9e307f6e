import { retentionChoices } from '@cueroom/core/show/retention-choices.ts'
import { settingFields } from '@cueroom/core/show/setting-fields.ts'
import { Select, Stack } from '@mantine/core'
import { AreaField } from './fields.tsx'
import { useSettingsFormContext } from './settings-form.ts'

const choices = [
  { value: '', label: 'Never' },
  ...retentionChoices.map((months) => ({ value: String(months), label: `After ${months} months` })),
]

/** What guests read about their data, and how long unused ones are kept. */
export function PrivacySection() {
  const form = useSettingsFormContext()
  const { label, about } = settingFields['privacy.retentionMonths']
  return (
    <Stack gap="lg">
      <AreaField path="privacy.note" minRows={3} maxLength={1_000} />
      <Select
        label={label}
        description={about}
        data={choices}
        allowDeselect={false}
        maw={360}
        {...form.getInputProps('privacy.retentionMonths')}
      />
    </Stack>
  )
}
