import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { lazyDialog } from '../ui/lazy.tsx'
import type { useGuestActions } from './use-guest-actions.ts'

export const InterviewDialog = lazyDialog(
  async () => (await import('./interview-dialog.tsx')).InterviewDialog,
)
export const SendDialog = lazyDialog(async () => (await import('../sends/send-dialog.tsx')).SendDialog)
const EditDialog = lazyDialog(async () => (await import('./edit-dialog.tsx')).EditDialog)
const ExtractDialog = lazyDialog(async () => (await import('./extract-dialog.tsx')).ExtractDialog)
const DeleteGuestDialog = lazyDialog(
  async () => (await import('./delete-guest-dialog.tsx')).DeleteGuestDialog,
)
const EraseGuestDialog = lazyDialog(
  async () => (await import('../deletions/erase-dialog.tsx')).EraseGuestDialog,
)

type Props = Omit<ReturnType<typeof useGuestActions>, 'photoInput'> & { guests: readonly GuestCard[] }

/** The dialog for whichever action and guest was chosen; shared by all cards. */
export function GuestDialogs({ guests, dialog, close, act, extraction }: Props) {
  if (!dialog) return null
  const guest = guests.find(({ id }) => id === dialog.guest.id) ?? dialog.guest
  const { kind } = dialog
  const shared = { guest, onClose: close }
  return (
    <>
      {kind === 'edit' && <EditDialog {...shared} act={act} />}
      {kind === 'send' && <SendDialog guests={[guest]} onClose={close} />}
      {kind === 'date' && <InterviewDialog {...shared} />}
      {kind === 'delete' && <DeleteGuestDialog {...shared} act={act} />}
      {kind === 'erase' && <EraseGuestDialog id={guest.id} what={guest.name} onClose={close} />}
      {kind === 'extract' && <ExtractDialog {...shared} extraction={extraction.data} />}
    </>
  )
}
