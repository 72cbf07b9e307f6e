import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { Group, Modal, Skeleton, Stack, Text } from '@mantine/core'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { useGuest } from './guests.queries.ts'
import { personLine } from './person-line.ts'

export function BiographyDialog({ guest, onClose }: { guest: GuestCard; onClose: () => void }) {
  const whole = useGuest(guest.id)
  return (
    <Modal opened onClose={onClose} title={guest.name} size="lg">
      <Stack>
        <Group gap="sm" wrap="nowrap">
          <InitialsAvatar name={guest.name} photo={guest.photo} />
          <Text c="dimmed" size="sm">
            {personLine(guest)}
          </Text>
        </Group>
        {whole.isPending && <BiographySkeleton />}
        {whole.isError && <LoadFailure what="biography" retry={whole.refetch} retrying={whole.isFetching} />}
        {whole.data && (
          <Text style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} lh={1.65}>
            {whole.data.bio}
          </Text>
        )}
      </Stack>
    </Modal>
  )
}

const BiographySkeleton = () => (
  <Stack gap="xs" role="status" aria-label="Loading the biography">
    {['100%', '96%', '99%', '62%'].map((width) => (
      <Skeleton key={width} h={14} w={width} />
    ))}
  </Stack>
)
