import { Group, Stack, Text, TextInput } from '@mantine/core'
import type { ReactNode } from 'react'
import { CopyButton } from '../ui/copy-button.tsx'
import { DoneAction } from '../ui/dialog-actions.tsx'
import classes from './account.module.css'

interface Props {
  label: string
  value: string
  /** Accessible name of the button that copies it. */
  copy: string
  onClose: () => void
  /** What it is for. */
  children: ReactNode
}

/** A secret that can't be shown again. */
export const ShownOnce = ({ label, value, copy, onClose, children }: Props) => (
  <Stack>
    <Text size="sm">{children}</Text>
    <Group gap="xs" align="flex-end">
      <TextInput
        label={label}
        classNames={{ root: classes.key ?? '' }}
        readOnly
        value={value}
        onFocus={(event) => event.currentTarget.select()}
      />
      <CopyButton text={value} name={copy} />
    </Group>
    <DoneAction onClose={onClose} />
  </Stack>
)
