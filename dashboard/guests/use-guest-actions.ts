import { copyText } from '@cueroom/core/browser/copy-text.ts'
import type { GuestCard } from '@cueroom/core/guests/guest.ts'
import { useCallback, useRef, useState } from 'react'
import { guestPage } from '../app/paths.ts'
import { toast } from '../ui/toasts.tsx'
import { useExtract, useSetPhoto, useSetStatus } from './change-guests.queries.ts'
import { useDeleteGuest } from './delete-guests.queries.ts'
import { useGuestCalendar } from './guest-calendar.queries.ts'
import { type Act, asksBeforeDeleting, type GuestAction } from './guest-actions.ts'
import { openStatus } from '@cueroom/core/guests/episode-status.ts'
import { useNavigate } from '../routing/routing.tsx'
import type { ChoosePhoto } from './photo-input.tsx'
import type { Selection } from './use-selection.ts'

type DialogKind = Extract<GuestAction, 'extract' | 'send' | 'date' | 'edit' | 'delete' | 'erase'>

interface OpenDialog {
  kind: DialogKind
  guest: GuestCard
}

/** Actions on guests, with stable identity so that cards don't re-render. */
export function useGuestActions({ toggle, toggleTo }: Pick<Selection, 'toggle' | 'toggleTo'>) {
  const [dialog, setDialog] = useState<OpenDialog | null>(null)
  const photoInput = useRef<ChoosePhoto>(null)
  const extraction = useExtract()
  const navigate = useNavigate()
  const { mutate: setStatus } = useSetStatus()
  const { mutate: setPhoto } = useSetPhoto()
  const { mutate: downloadCalendar } = useGuestCalendar()
  const { mutate: remove } = useDeleteGuest()
  const { mutate: extract } = extraction
  const act: Act = useCallback(
    (action, guest) => {
      const { id } = guest
      if (action === 'select') toggle(id)
      else if (action === 'select-to') toggleTo(id)
      else if (action === 'open') navigate(guestPage(id))
      else if (action === 'photo') photoInput.current?.(guest)
      else if (action === 'no-photo') setPhoto({ id, photo: null })
      else if (action === 'calendar') downloadCalendar(id)
      else if (action === 'copy-email') void copyEmail(guest.email ?? '')
      else if (action === 'delete-now' || (action === 'delete' && !asksBeforeDeleting(guest))) remove(guest)
      else if (action === 'done') setStatus({ id, episodeStatus: 'completed' })
      else if (action === 'not-done') setStatus({ id, episodeStatus: openStatus(guest) })
      else {
        setDialog({ kind: action, guest })
        if (action === 'extract') extract(id, { onError: () => setDialog(null) })
      }
    },
    [toggle, toggleTo, navigate, setPhoto, downloadCalendar, remove, setStatus, extract],
  )
  return { act, dialog, close: () => setDialog(null), extraction, photoInput }
}

async function copyEmail(email: string) {
  if (await copyText(email)) toast.success({ title: 'Email Copied', message: email })
  else toast.failure({ title: 'Failed to copy', message: email })
}
