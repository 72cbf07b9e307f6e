import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { counted, numberText } from '@cueroom/core/text/format.ts'
import type { EpisodeStatus } from '@cueroom/core/guests/guest.ts'
import { Button, Menu } from '@mantine/core'
import { useState } from 'react'
import { screens } from '../app/paths.ts'
import { IconSend, IconSparkles, IconTrash } from '../icons/index.ts'
import { BulkBar, BulkButton, BulkDone, BulkMenu } from '../ui/bulk-bar.tsx'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { lazyDialog } from '../ui/lazy.tsx'
import { useSetStatusOfMany } from './change-guests.queries.ts'
import { useDeleteGuests } from './delete-guests.queries.ts'
import { statusLabels } from '@cueroom/core/guests/episode-status.ts'
import { useNavigate } from '../routing/routing.tsx'
import { asksBeforeDeleting } from './guest-actions.ts'
import { SendDialog } from './guest-dialogs.tsx'
import { selectable } from './guests.queries.ts'
import type { Selection } from './use-selection.ts'

const BatchDialog = lazyDialog(async () => (await import('../batches/batch-dialog.tsx')).BatchDialog)

interface Props {
  selection: Selection
  mayChange: boolean
}

/** Bulk actions for the selected guests. */
export function GuestBulkBar({ selection, mayChange }: Props) {
  const { guests, count, most, reading } = selection
  const statuses = useSetStatusOfMany()
  const deletion = useDeleteGuests()
  const [confirming, setConfirming] = useState(false)
  const [generating, setGenerating] = useState(false)
  const [sending, setSending] = useState(false)
  const navigate = useNavigate()
  // An action is for all who are selected: it waits until they have loaded
  const none = count === 0 || reading
  const ahead = guests.filter(asksBeforeDeleting).length
  const setStatus = (episodeStatus: EpisodeStatus) => {
    statuses.mutate({ guests, episodeStatus })
    selection.clear()
  }
  const remove = () => {
    deletion.mutate(guests)
    setConfirming(false)
    selection.clear()
  }

  return (
    <BulkBar what="guests" count={count}>
      {(reading || count < (most ?? selectable)) && (
        <Button variant="subtle" size="compact-md" fz="sm" loading={reading} onClick={selection.all}>
          {most === undefined || most === selectable
            ? `Select the first ${numberText(selectable)}`
            : `Select all ${numberText(most)}`}
        </Button>
      )}
      <BulkMenu name="Set status" disabled={none || !mayChange}>
        {Object.entries(statusLabels).map(([status, label]) => (
          <Menu.Item key={status} onClick={() => setStatus(status as EpisodeStatus)}>
            {label}
          </Menu.Item>
        ))}
      </BulkMenu>
      <BulkButton icon={IconSparkles} disabled={none || !mayChange} onClick={() => setGenerating(true)}>
        Generate
      </BulkButton>
      <BulkButton icon={IconSend} disabled={none || !mayChange} onClick={() => setSending(true)}>
        Send questions
      </BulkButton>
      <BulkButton icon={IconTrash} destructive disabled={none} onClick={() => setConfirming(true)}>
        Delete
      </BulkButton>
      <BulkDone onClick={selection.clear} />
      {sending && <SendDialog guests={guests} onClose={() => setSending(false)} />}
      {generating && (
        <BatchDialog
          guestIds={guests.map(({ id }) => id)}
          onClose={() => setGenerating(false)}
          onStarted={() => navigate(screens.batches.path)}
        />
      )}
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        title={`Delete ${counted(guests.length, 'guest')}`}
        confirm={`Delete ${counted(guests.length, 'guest')}`}
        onConfirm={remove}
      >
        This also deletes their answers, photos and generated texts. You can undo it, and Recently deleted
        keeps everything for {trashDays} days.
        {ahead > 0 &&
          ` They have ${counted(ahead, 'upcoming recording')}. Their parts are removed from the runs of show, including shared ones, and their private pages stop working.`}
      </ConfirmDialog>
    </BulkBar>
  )
}
