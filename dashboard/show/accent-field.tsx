import { readableOn } from '@cueroom/core/show/accent.ts'
import { settingFields } from '@cueroom/core/show/setting-fields.ts'
import { ColorInput, ColorSwatch, Text } from '@mantine/core'
import classes from './fields.module.css'
import { useSettingsFormContext } from './settings-form.ts'

const { label, about } = settingFields.accent
const swatches = ['#3b4cca', '#0b6e4f', '#b3261e', '#8a3ffc', '#c2410c', '#0f766e', '#1d2433']
const isColour = /^#[\da-f]{6}$/i

/** The accent colour of the show's public pages, with sample text on it. */
export function AccentField() {
  const form = useSettingsFormContext()
  const { value, ...input } = form.getInputProps('accent') as { value: string }
  return (
    <div>
      <ColorInput
        eyeDropperButtonProps={{ 'aria-label': 'Pick a colour from the screen' }}
        label={label}
        description={about}
        placeholder={swatches[0]}
        leftSection={isColour.test(value) ? undefined : <ColorSwatch color={swatches[0]!} size={18} />}
        swatches={swatches}
        value={value}
        {...input}
      />
      {isColour.test(value) && (
        <Text size="sm" className={classes.accent} style={{ background: value, color: readableOn(value) }}>
          Submit Responses
        </Text>
      )}
    </div>
  )
}
