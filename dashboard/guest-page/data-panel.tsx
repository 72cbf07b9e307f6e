import type { Guest } from '@cueroom/core/guests/guest.ts'
import { Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { useChange } from '../app/api.tsx'
import { EraseGuestDialog } from '../deletions/erase-dialog.tsx'
import { IconDownload, IconEraser } from '../icons/index.ts'
import { saveDownload } from '../ui/download.ts'

/** What a guest can ask for: a copy of everything about them, and erasure. */
export function DataPanel({ guest }: { guest: Guest }) {
  const [erasing, setErasing] = useState(false)
  const exporting = useChange((api) => api.exports.guest({ params: { id: guest.id } }), {
    onSuccess: saveDownload,
    failure: { title: 'Export Failed', message: "Couldn't download the data. Please try again." },
  })
  return (
    <Stack gap="sm" align="flex-start">
      <Text c="dimmed">
        {guest.name} can ask for a copy of their data or for erasure on their page. Requests reach your inbox.
      </Text>
      <Group gap="xs">
        <Button
          leftSection={<IconDownload size={16} />}
          loading={exporting.isPending}
          onClick={() => exporting.mutate()}
        >
          Download their data
        </Button>
        <Button
          c="var(--mantine-color-error)"
          leftSection={<IconEraser size={16} />}
          onClick={() => setErasing(true)}
        >
          Erase this guest
        </Button>
      </Group>
      {erasing && <EraseGuestDialog id={guest.id} what={guest.name} onClose={() => setErasing(false)} />}
    </Stack>
  )
}
