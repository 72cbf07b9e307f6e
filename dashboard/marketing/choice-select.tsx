import type { Choice, Choices } from '@cueroom/core/show/choice.ts'
import { Select, type SelectProps } from '@mantine/core'
import { choiceOptions } from '../ui/choice-option.tsx'

/** A clear button for everybody: as it comes it is out of reach for keyboard, screen reader and, in a section, pointer. */
export const clearable = (label: string) => ({
  'aria-label': `Clear ${label}`,
  'aria-hidden': false,
  tabIndex: 0,
  style: { minWidth: 24, minHeight: 24, pointerEvents: 'auto' } as const,
})

interface Props<Value extends string> extends Omit<SelectProps, 'data'> {
  choices: Choices<Value>
}

/** A choice whose values are explained where they are chosen. */
export function ChoiceSelect<Value extends string>({ choices, ...select }: Props<Value>) {
  const options = Object.entries<Choice>(choices).map(([value, { label }]) => ({ value, label }))
  return (
    <Select
      {...select}
      data={options}
      {...choiceOptions(choices)}
      clearButtonProps={clearable(String(select.label))}
    />
  )
}
