import { dateFormatExample } from '@cueroom/core/show/date-format.ts'
import { settingFields } from '@cueroom/core/show/setting-fields.ts'
import { dateFormats } from '@cueroom/core/text/dates.ts'
import { Select } from '@mantine/core'
import { useSettingsFormContext } from './settings-form.ts'

const choices = dateFormats.map((value) => ({ value, label: dateFormatExample(value) }))

/** How the show writes dates and times: each choice is an example of itself. */
export function DateFormatField() {
  const form = useSettingsFormContext()
  const { label, about } = settingFields.dateFormat
  return (
    <Select
      label={label}
      description={about}
      data={choices}
      allowDeselect={false}
      {...form.getInputProps('dateFormat')}
    />
  )
}
