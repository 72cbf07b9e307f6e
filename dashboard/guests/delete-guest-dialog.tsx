import { trashDays } from '@cueroom/core/deletions/trash.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { List, Skeleton, Stack } from '@mantine/core'
import { useShowTimeZone } from '../app/settings.queries.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { recordingTime } from '../ui/text.ts'
import { useDeletionEffects } from './delete-guests.queries.ts'
import type { Act } from './guest-actions.ts'

interface Props {
  guest: GuestCard
  act: Act
  onClose: () => void
}

/** Asked before a guest whose recording is ahead is deleted: it names what else changes. */
export function DeleteGuestDialog({ guest, act, onClose }: Props) {
  const timeZone = useShowTimeZone()
  const remove = () => {
    onClose()
    act('delete-now', guest)
  }
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Delete ${guest.name}?`}
      confirm="Delete guest"
      onConfirm={remove}
    >
      <Stack gap="xs">
        <span>
          {guest.name} is due to record on {recordingTime(guest.interviewDate ?? '', timeZone)}. You can undo
          this, and Recently deleted keeps everything for {trashDays} days.
        </span>
        <Effects guest={guest} />
      </Stack>
    </ConfirmDialog>
  )
}

function Effects({ guest }: Pick<Props, 'guest'>) {
  const effects = useDeletionEffects(guest.id)
  if (effects.isError)
    return (
      <span>Their part is removed from the run of show of their episodes, and their page stops working.</span>
    )
  if (!effects.data) return <Skeleton h={44} role="status" aria-label="Checking what else changes" />
  const { episodes, hasPage } = effects.data
  return (
    <List size="sm" spacing={4}>
      {episodes.map(({ id, title, sharedWith }) => (
        <List.Item key={id}>
          Their part is removed from the run of show of “{title}”
          {sharedWith.length > 0 && `, including for people you shared it with: ${sharedWith.join(', ')}`}.
        </List.Item>
      ))}
      {hasPage && <List.Item>Their private page stops working.</List.Item>}
    </List>
  )
}
