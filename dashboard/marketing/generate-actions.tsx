import { Button, Group, Progress, Stack } from '@mantine/core'
import { IconPlayerStop, IconSparkles } from '../icons/index.ts'
import columns from '../ui/two-columns.module.css'
import { WrittenBy } from '../app/written-by.tsx'

interface Props {
  action: string
  making: { generating: boolean; progress: number; cancel: () => void }
}

/** The Generate button with its progress bar, sticky below the fields. */
export const GenerateActions = ({ action, making: { generating, progress, cancel } }: Props) => (
  <Stack className={columns.actions} gap="sm">
    {progress > 0 && <Progress value={progress} aria-label="Progress" transitionDuration={150} />}
    <Group gap="sm" wrap="nowrap">
      <Button
        variant="filled"
        type="submit"
        flex={1}
        leftSection={<IconSparkles size={17} />}
        disabled={generating}
      >
        {generating ? 'Generating…' : action}
      </Button>
      {generating && (
        <Button leftSection={<IconPlayerStop size={16} />} onClick={cancel}>
          Cancel
        </Button>
      )}
    </Group>
    <WrittenBy from="your show settings" />
  </Stack>
)
