import type { Choices } from '@cueroom/core/show/choice.ts'
import { type SelectProps, Text } from '@mantine/core'

/** How a select shows choices whose values are explained: the name above what it is about. */
export const choiceOptions = <Value extends string>(choices: Choices<Value>) =>
  ({
    checkIconPosition: 'right',
    maxDropdownHeight: 340,
    renderOption: ({ option }) => (
      <div>
        <Text size="sm" fw={550}>
          {option.label}
        </Text>
        <Text size="xs" c="dimmed">
          {choices[option.value as Value].about}
        </Text>
      </div>
    ),
  }) satisfies SelectProps
