import { fastestPace, slowestPace } from '@cueroom/core/show/reading-time.ts'
import { settingFields } from '@cueroom/core/show/setting-fields.ts'
import { NumberInput } from '@mantine/core'
import { useSettingsFormContext } from './settings-form.ts'

const path = 'contentStyles.wordsPerMinute'

/** The host's reading pace in words per minute. */
export function ReadingPaceField() {
  const form = useSettingsFormContext()
  const { label, about } = settingFields[path]
  return (
    <NumberInput
      label={label}
      description={about}
      maw={320}
      min={slowestPace}
      max={fastestPace}
      {...form.getInputProps(path)}
    />
  )
}
