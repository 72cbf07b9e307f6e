import type { Choice, Choices } from '@cueroom/core/show/choice.ts'
import { Select, type SelectProps } from '@mantine/core'
import { choiceOptions } from '../ui/choice-option.tsx'

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

/** A select whose options have descriptions. */
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
