import type { Choices } from '@cueroom/core/show/choice.ts'
import { type SelectProps, Text } from '@mantine/core'

/** A select option with its label above its description. */
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
