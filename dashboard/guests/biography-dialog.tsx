import type { Guest, GuestCard } from '@cueroom/core/guests/guest.ts'
import { Badge, Button, Group, Skeleton, Stack, Text } from '@mantine/core'
import { Dialog } from '../ui/dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { InitialsAvatar } from '../ui/initials-avatar.tsx'
import { LinkedText } from '../ui/linked-text.tsx'
import { LoadFailure } from '../ui/states.tsx'
import { useSetPhoto } from './change-guests.queries.ts'
import type { Act } from './guest-actions.ts'
import { GuestStatus } from './guest-status.tsx'
import { useGuest } from './guests.queries.ts'
import { personLine } from '@cueroom/core/guests/person-line.ts'

interface Props {
  guest: GuestCard
  act: Act
  mayChange: boolean
  onClose: () => void
}

/** The full biography and other details of a guest. */
export function BiographyDialog({ guest, act, mayChange, onClose }: Props) {
  const whole = useGuest(guest.id)
  return (
    <Dialog onClose={onClose} title={guest.name} size="lg">
      <Stack>
        <Group gap="md" wrap="nowrap">
          <InitialsAvatar name={guest.name} photo={guest.photo} size={72} />
          <Stack gap={4} miw={0}>
            <Text size="sm" style={{ overflowWrap: 'anywhere' }}>
              {personLine(guest) || 'No title or company yet'}
            </Text>
            <GuestStatus guest={guest} />
            <PhotoButtons guest={guest} act={act} mayChange={mayChange} />
          </Stack>
        </Group>
        {whole.isPending && <BiographySkeleton />}
        {whole.isError && <LoadFailure what="biography" query={whole} />}
        {whole.data && <Known guest={whole.data} />}
        <DialogActions>
          <Button variant="subtle" color="red" mr="auto" onClick={() => act('erase', guest)}>
            Erase…
          </Button>
          <Button variant="default" onClick={() => act('responses', guest)}>
            View responses
          </Button>
          <Button onClick={() => act('edit', guest)} disabled={!mayChange} data-autofocus>
            Edit
          </Button>
        </DialogActions>
      </Stack>
    </Dialog>
  )
}

function PhotoButtons({ guest, act, mayChange }: Omit<Props, 'onClose'>) {
  const { mutate: setPhoto } = useSetPhoto()
  if (!mayChange) return null
  return (
    <Group gap={4} ml={-8}>
      <Button variant="subtle" size="compact-xs" onClick={() => act('photo', guest)}>
        {guest.photo ? 'Change photo' : 'Add a photo'}
      </Button>
      {guest.photo && (
        <Button
          variant="subtle"
          color="gray"
          c="dimmed"
          size="compact-xs"
          onClick={() => setPhoto({ id: guest.id, photo: null })}
        >
          Remove photo
        </Button>
      )}
    </Group>
  )
}

const Known = ({ guest }: { guest: Guest }) => (
  <>
    {guest.bio ? (
      <Text dir="auto" style={{ whiteSpace: 'pre-line', overflowWrap: 'anywhere' }} lh={1.65}>
        <LinkedText text={guest.bio} />
      </Text>
    ) : (
      <Text c="dimmed">No biography yet</Text>
    )}
    {guest.expertise.length > 0 && (
      <Group gap={6} role="list" aria-label="Expertise">
        {guest.expertise.map((subject, index) => (
          <Badge key={index} role="listitem" variant="default" fw={500} tt="none" maw="100%">
            {subject}
          </Badge>
        ))}
      </Group>
    )}
    {(guest.email || guest.phone) && (
      <Group gap="0 16px" c="dimmed" fz="sm" style={{ overflowWrap: 'anywhere' }}>
        {guest.email && <span>{guest.email}</span>}
        {guest.phone && <span>{guest.phone}</span>}
      </Group>
    )}
  </>
)

const BiographySkeleton = () => (
  <Stack gap="xs" role="status" aria-label="Loading the biography">
    {['100%', '96%', '99%', '62%'].map((width) => (
      <Skeleton key={width} h={14} w={width} />
    ))}
  </Stack>
)
