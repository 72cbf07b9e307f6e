import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { lazy, Suspense } from 'react'
import type { useGuestActions } from './use-guest-actions.ts'

const EditDialog = lazy(async () => ({ default: (await import('./edit-dialog.tsx')).EditDialog }))
const InterviewDialog = lazy(async () => ({
  default: (await import('./interview-dialog.tsx')).InterviewDialog,
}))
const ExtractDialog = lazy(async () => ({ default: (await import('./extract-dialog.tsx')).ExtractDialog }))
const SendDialog = lazy(async () => ({ default: (await import('../sends/send-dialog.tsx')).SendDialog }))
const EraseGuestDialog = lazy(async () => ({
  default: (await import('../deletions/erase-dialog.tsx')).EraseGuestDialog,
}))

type Props = Omit<ReturnType<typeof useGuestActions>, 'photoInput'> & { guests: readonly GuestCard[] }

/** The dialog for whichever action and guest was chosen; shared by all cards. */
export function GuestDialogs({ guests, dialog, close, act, extraction }: Props) {
  if (!dialog) return null
  const guest = guests.find(({ id }) => id === dialog.guest.id) ?? dialog.guest
  const { kind } = dialog
  const shared = { guest, onClose: close }
  return (
    <Suspense>
      {kind === 'edit' && <EditDialog {...shared} act={act} />}
      {kind === 'send' && <SendDialog guests={[guest]} onClose={close} />}
      {kind === 'date' && <InterviewDialog {...shared} />}
      {kind === 'erase' && <EraseGuestDialog id={guest.id} what={guest.name} onClose={close} />}
      {kind === 'extract' && <ExtractDialog {...shared} extraction={extraction.data} />}
    </Suspense>
  )
}
