import { Button, Group, Progress } from '@mantine/core'
import { IconPlayerStop, IconSparkles } from '../icons/index.ts'

interface Props {
  label: string
  onStart: () => void
  onCancel: () => void
  /** This text is being written. */
  writing: boolean
  disabled: boolean
  progress: number
  /** If there is already a text. */
  quiet?: boolean
}

/** Starts a generation, shows its progress, and cancels it. */
export const GenerateButtons = ({ label, onStart, onCancel, writing, disabled, progress, quiet }: Props) => (
  <>
    {progress > 0 && <Progress value={progress} aria-label="Progress" transitionDuration={200} />}
    <Group gap="sm" wrap="nowrap">
      <Button
        flex={quiet === undefined ? 1 : undefined}
        variant={quiet ? 'default' : 'filled'}
        leftSection={<IconSparkles size={17} />}
        disabled={disabled}
        onClick={onStart}
      >
        {writing ? 'Generating…' : label}
      </Button>
      {writing && (
        <Button leftSection={<IconPlayerStop size={16} />} onClick={onCancel}>
          Cancel
        </Button>
      )}
    </Group>
  </>
)
