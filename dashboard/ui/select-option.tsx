import { CheckIcon, Group, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import classes from './select-option.module.css'

interface MarkedProps {
  /** Screen readers have it from the `aria-selected` of the option around this. */
  checked: boolean | undefined
  children: ReactNode
}

/** What an option shows, after the check mark that Mantine's own options have. */
export const MarkedOption = ({ checked, children }: MarkedProps) => (
  <Group gap={8} wrap="nowrap">
    {checked && <CheckIcon size={12} className={classes.mark} />}
    {children}
  </Group>
)

interface Props extends Omit<MarkedProps, 'children'> {
  label: string
  about: string | undefined
}

/** An option in two lines. */
export const SelectOption = ({ label, about, checked }: Props) => (
  <MarkedOption checked={checked}>
    <div>
      <Text size="sm" fw={550}>
        {label}
      </Text>
      <Text size="xs" className={classes.about}>
        {about}
      </Text>
    </div>
  </MarkedOption>
)
