import type { GuestCopyFormat } from '@cueroom/core/exports/guest-copy.ts'
import type { GuestPage } from '@cueroom/core/guest-pages/guest-page.ts'
import type { Guest } from '@cueroom/core/guests/guest.ts'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { type ReactNode, useState } from 'react'
import { useChange } from '../app/api.tsx'
import { EraseGuestDialog } from '../deletions/erase-dialog.tsx'
import { IconDownload, IconEraser, IconInfoCircle } from '../icons/index.ts'
import { saveDownload } from '../ui/download.ts'
import { day } from '../ui/text.ts'
import { useDataSent } from './guest-link.queries.ts'

interface Props {
  guest: Guest
  requests: GuestPage['requests']
}

const copies: { format: GuestCopyFormat; text: string }[] = [
  { format: 'docx', text: 'Download their data (Word)' },
  { format: 'json', text: 'As JSON' },
]

/** What a guest can ask for: a copy of everything about them, and erasure. */
export function DataPanel({ guest, requests }: Props) {
  const [erasing, setErasing] = useState(false)
  const exporting = useChange(
    (api, format: GuestCopyFormat) => api.exports.guest({ params: { id: guest.id }, query: { format } }),
    {
      onSuccess: saveDownload,
      failure: { title: 'Export failed', message: "Couldn't download the data. Please try again." },
    },
  )
  const sent = useDataSent(guest.id)
  return (
    <Stack gap="sm" align="flex-start">
      {requests.data && (
        <Asked what={`${guest.name} asked for a copy of their data on ${day(requests.data)}`}>
          Download it below and send it to {guest.email ?? 'them'}.
          <Button mt="xs" display="block" loading={sent.isPending} onClick={() => sent.mutate()}>
            Mark as sent
          </Button>
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
      <Text c="dimmed" size="sm">
        The copy contains their profile, answers, texts and consent, but nothing of your own: no notes,
        instructions for texts, run of show or emails to sponsors.
      </Text>
      <Group gap="xs">
        {copies.map(({ format, text }) => (
          <Button
            key={format}
            leftSection={<IconDownload size={16} />}
            loading={exporting.isPending && exporting.variables === format}
            disabled={exporting.isPending}
            onClick={() => exporting.mutate(format)}
          >
            {text}
          </Button>
        ))}
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
