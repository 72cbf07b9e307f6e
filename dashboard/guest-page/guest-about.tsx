import type { Guest } from '@cueroom/core/guests/guest.ts'
import { Badge, Button, Group, Stack, Text } from '@mantine/core'
import { LinkedText } from '../ui/linked-text.tsx'
import classes from './guest-page.module.css'

interface Props {
  guest: Guest
  mayChange: boolean
  onEdit: () => void
}

/** The whole biography, and what the guest can speak about. */
export const GuestAbout = ({ guest, mayChange, onEdit }: Props) => (
  <Stack>
    {guest.bio ? (
      <div className={classes.biography} dir="auto" role="group" aria-label="Biography">
        <LinkedText text={guest.bio} />
      </div>
    ) : (
      <Text c="dimmed">No biography yet</Text>
    )}
    {guest.expertise.length > 0 && (
      <Group gap={6} role="list" aria-label="Expertise">
        {guest.expertise.map((subject, index) => (
          <Badge key={index} role="listitem" variant="default" maw="100%">
            {subject}
          </Badge>
        ))}
      </Group>
    )}
    <Group>
      <Button disabled={!mayChange} onClick={onEdit}>
        Edit
      </Button>
    </Group>
  </Stack>
)
