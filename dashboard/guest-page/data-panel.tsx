import type { GuestPage } from '@cueroom/core/guest-pages/guest-page.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useChange } from '../app/api.tsx'
import { EraseGuestDialog } from '../deletions/erase-dialog.tsx'
import { IconDownload, IconEraser, IconInfoCircle } from '../icons/index.ts'
import { saveDownload } from '../ui/download.ts'
import { day } from '../ui/text.ts'

interface Props {
  guest: Guest
  requests: GuestPage['requests']
}

/** What a guest can ask for: a copy of everything about them, and erasure. */
export function DataPanel({ guest, requests }: Props) {
  const [erasing, setErasing] = useState(false)
  const exporting = useChange((api) => api.exports.guest({ params: { id: guest.id } }), {
    onSuccess: saveDownload,
    failure: { title: 'Export Failed', message: "Couldn't download the data. Please try again." },
  })
  return (
    <Stack gap="sm" align="flex-start">
      {requests.data && (
        <Asked what={`${guest.name} asked for a copy of their data on ${day(requests.data)}`}>
          Download it below and send it to {guest.email ?? 'them'}.
        </Asked>
      )}
      {requests.erasure && (
        <Asked what={`${guest.name} asked you to erase their data on ${day(requests.erasure)}`}>
          Erase them below. The receipt says how much was erased, but not whose data it was.
        </Asked>
      )}
      {!requests.data && !requests.erasure && (
        <Text c="dimmed">
          {guest.name} can ask for a copy of their data or for erasure on their page. Requests reach your
          inbox and are shown here.
        </Text>
      )}
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

const Asked = ({ what, children }: { what: string; children: ReactNode }) => (
  <Alert variant="light" color="yellow" icon={<IconInfoCircle />} w="100%">
    <Text fw={600} size="sm">
      {what}
    </Text>
    {children}
  </Alert>
)
