import { archiveContents } from '@cueroom/core/archives/archive-contents.ts'
import { Button, Group, List, Stack, Text } from '@mantine/core'
import { Dialog } from '../ui/dialog.tsx'
import { dayAndTime } from '../ui/text.ts'
import { type CheckedArchive, useRestoreArchive } from './archives.queries.ts'

/** Shows what restoring a file would write, and asks for confirmation. */
export function RestoreDialog({ archive, onClose }: { archive: CheckedArchive; onClose: () => void }) {
  const restoring = useRestoreArchive()
  const { show, createdAt, file, isRestored } = archive
  return (
    <Dialog onClose={onClose} title={isRestored ? 'Already restored' : 'Restore this export?'}>
      <Stack gap="md">
        <Text size="sm">
          {show}, exported {dayAndTime(createdAt)}.
        </Text>
        {isRestored ? (
          <Text size="sm">You already restored this file. There is nothing to do.</Text>
        ) : (
          <div>
            <Text size="sm">This adds to your show:</Text>
            <List size="sm" mt={4} aria-label="What is restored">
              {archiveContents(archive).map((line) => (
                <List.Item key={line}>{line}</List.Item>
              ))}
            </List>
          </div>
        )}
        <Group justify="flex-end" gap="sm">
          <Button onClick={onClose}>{isRestored ? 'Close' : 'Cancel'}</Button>
          {!isRestored && (
            <Button
              variant="filled"
              loading={restoring.isPending}
              onClick={() => restoring.mutate(file, { onSuccess: onClose })}
              data-autofocus
            >
              Restore
            </Button>
          )}
        </Group>
      </Stack>
    </Dialog>
  )
}
