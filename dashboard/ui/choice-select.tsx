import type { Choice, Choices } from '@cueroom/core/show/choice.ts'
import { Select, type SelectProps } from '@mantine/core'
import { useState } from 'react'
import { SelectOption } from './select-option.tsx'

/** An accessible clear button: Mantine's own can't be reached by keyboard or screen reader. */
export const clearable = (label: string) => ({
  'aria-label': `Clear ${label}`,
  'aria-hidden': false,
  tabIndex: 0,
  style: { minWidth: 24, minHeight: 24, pointerEvents: 'auto' } as const,
})

interface Props<Value extends string> extends Omit<SelectProps, 'data'> {
  choices: Choices<Value>
}

/**
 * A select whose options have a label above a description. They are drawn when the field is first focused: before it
 * opens, so that the keyboard finds what is chosen, and not with the form, of whose work they would be a fifth.
 */
export function ChoiceSelect<Value extends string>({ choices, onFocus, ...select }: Props<Value>) {
  const [wanted, setWanted] = useState(false)
  const options = Object.entries<Choice>(choices).map(([value, { label }]) => ({ value, label }))
  return (
    <Select
      {...select}
      data={options}
      maxDropdownHeight={340}
      comboboxProps={{ keepMounted: wanted }}
      onFocus={(event) => {
        setWanted(true)
        onFocus?.(event)
      }}
      renderOption={({ option: { label, value }, checked }) => (
        <SelectOption label={label} about={choices[value as Value].about} checked={checked} />
      )}
      clearButtonProps={clearable(String(select.label))}
    />
  )
}
