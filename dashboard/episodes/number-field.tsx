import { Anchor, NumberInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { useHighestNumber } from './episodes.queries.ts'

interface Props {
  label: string
  value?: number | ''
  error?: ReactNode
  onChange?: (value: number | string) => void
}

/** The number of an episode. Without one, that after the highest is suggested. */
export function NumberField({ value = '', onChange, ...input }: Props) {
  const highest = useHighestNumber().data?.[0]?.number ?? null
  const next = highest === null ? null : highest + 1
  return (
    <NumberInput
      clampBehavior="none"
      // In line with the field next to it
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      value={value}
      {...(onChange && { onChange })}
      {...input}
      description={
        next === null || value !== '' ? undefined : (
          <Anchor component="button" type="button" size="xs" onClick={() => onChange?.(next)}>
            Use {next}, the next one
          </Anchor>
        )
      }
    />
  )
}
