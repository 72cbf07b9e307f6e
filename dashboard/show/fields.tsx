import type { Choice, Choices } from '@cueroom/core/show/choice.ts'
import { settingFields, type SettingPath } from '@cueroom/core/show/setting-fields.ts'
import { Input, SegmentedControl, Text, Textarea, TextInput } from '@mantine/core'
import { type ComponentProps, memo } from 'react'
import { ChoiceSelect } from '../ui/choice-select.tsx'
import { TagsInput } from '../ui/tags-input.tsx'
import classes from './fields.module.css'
import { useSettingsFormContext } from './settings-form.ts'

interface FieldProps {
  /** Path of the value in the form. */
  path: string
  /** Label and description; by default those of its path. */
  as?: SettingPath
}

const explained = ({
  path,
  as = path as SettingPath,
}: FieldProps): { label: string; description: string } => ({
  label: settingFields[as].label,
  description: settingFields[as].about,
})

/** The form's handlers are equivalent in every render, so a field re-renders only if another prop changes. */
function isSame(before: object, after: object) {
  const shown = (props: object) => Object.entries(props).filter(([, value]) => typeof value !== 'function')
  const [one, other] = [new Map(shown(before)), new Map(shown(after))]
  return one.size === other.size && [...one].every(([name, value]) => Object.is(other.get(name), value))
}

const Line = memo(TextInput, isSame)
const Area = memo(Textarea, isSame)
const Tags = memo(TagsInput, isSame)

export function TextField({ path, as, ...input }: FieldProps & ComponentProps<typeof TextInput>) {
  const form = useSettingsFormContext()
  return <Line {...explained({ path, ...(as && { as }) })} {...form.getInputProps(path)} {...input} />
}

export function AreaField({ path, as, ...input }: FieldProps & ComponentProps<typeof Textarea>) {
  const form = useSettingsFormContext()
  return (
    <Area
      {...explained({ path, ...(as && { as }) })}
      minRows={2}
      maxRows={12}
      {...form.getInputProps(path)}
      {...input}
    />
  )
}

export function TagsField({ path, ...input }: FieldProps & ComponentProps<typeof TagsInput>) {
  const form = useSettingsFormContext()
  const { error, ...props } = form.getInputProps(path)
  // Problems of single tags have their own paths
  const inside = Object.keys(form.errors).find((key) => key.startsWith(`${path}.`))
  return (
    <Tags
      {...explained({ path })}
      maxTags={30}
      acceptValueOnBlur
      {...props}
      error={error ?? (inside && form.errors[inside])}
      {...input}
    />
  )
}

interface ChoiceProps<Value extends string> extends FieldProps {
  choices: Choices<Value>
}

/** A choice with a description of the selected value. Up to four options are shown side by side. */
export function ChoiceField<Value extends string>({ path, choices }: ChoiceProps<Value>) {
  const form = useSettingsFormContext()
  const { value, onChange } = form.getInputProps(path)
  return <ChoiceInput {...explained({ path })} choices={choices} value={value} onChange={onChange} />
}

interface ChoiceInputProps {
  label: string
  description: string
  choices: Choices<string>
  value: string
  onChange: (value: string | null) => void
}

const ChoiceInput = memo(function ChoiceInput(props: ChoiceInputProps) {
  const { label, description, choices, value, onChange } = props
  const options = Object.entries<Choice>(choices).map(([id, choice]) => ({ value: id, ...choice }))
  const chosen = (
    <Text size="sm" className={classes.chosen} role="status">
      {choices[value]?.about}
    </Text>
  )
  if (options.length <= 4) {
    return (
      <Input.Wrapper label={label} description={description} labelElement="div">
        <SegmentedControl
          fullWidth
          mt={6}
          aria-label={label}
          data={options}
          value={value}
          onChange={onChange}
          classNames={{ root: classes.segments, label: classes.segment }}
        />
        {chosen}
      </Input.Wrapper>
    )
  }
  return (
    <div>
      <ChoiceSelect
        label={label}
        description={description}
        choices={choices}
        value={value}
        onChange={onChange}
        allowDeselect={false}
      />
      {chosen}
    </div>
  )
}, isSame)
