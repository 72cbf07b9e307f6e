import { trashDays } from '@cueroom/core/deletions/trash.ts'
import { counted } from '@cueroom/core/text/format.ts'
import type { ErasureReceipt } from '@cueroom/core/erasures/erasures.contract.ts'
import { receiptLines } from '@cueroom/core/erasures/receipt-lines.ts'
import { List, Modal, Stack, Text } from '@mantine/core'
import type { ReactNode } from 'react'
import { Dimmed } from '../ui/dimmed.ts'
import { dayAndTime } from '../ui/text.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { DoneAction } from '../ui/dialog-actions.tsx'
import { useEraseDeletion, useEraseGuest, useRefreshGuests } from './deletions.queries.ts'

interface Props {
  /** What is erased, as the list names it. */
  what: string
  onClose: () => void
}

/** Asks whether to erase a deletion now, and then shows the receipt. */
export function EraseDeletionDialog({ deletionId, ...props }: Props & { deletionId: string }) {
  const erasing = useEraseDeletion()
  return (
    <EraseDialog erasing={erasing} onConfirm={() => erasing.mutate(deletionId)} typed="erase" {...props}>
      This erases everything about it in this show: answers, texts, photos, import rows and invitations. Names
      and addresses of erased guests are blacked out in your other texts. You can’t undo this.
    </EraseDialog>
  )
}

/** Asks whether to erase a guest now, without Recently deleted, and then shows the receipt. */
export function EraseGuestDialog({ id, what, onClose }: Props & { id: number }) {
  const erasing = useEraseGuest()
  const refreshGuests = useRefreshGuests()
  const close = () => {
    if (erasing.data) refreshGuests()
    onClose()
  }
  return (
    <EraseDialog
      erasing={erasing}
      onConfirm={() => erasing.mutate(id)}
      typed={what}
      what={what}
      onClose={close}
    >
      This erases everything about this guest in this show: answers, texts, photos, import rows and
      invitations. Their name and addresses are blacked out in your other texts. You can’t undo this. If you
      might want the guest back within {trashDays} days, delete them instead.
    </EraseDialog>
  )
}

interface EraseProps extends Props {
  /** Text to type first: the guest's name, to prevent erasing the wrong guest. */
  typed: string
  erasing: Pick<ReturnType<typeof useEraseGuest>, 'data' | 'isPending'>
  onConfirm: () => void
  children: ReactNode
}

const EraseDialog = ({ what, typed, erasing, onConfirm, onClose, children }: EraseProps) =>
  erasing.data ? (
    <ReceiptDialog receipt={erasing.data} onClose={onClose} />
  ) : (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Erase now: ${what}`}
      confirm="Erase now"
      typed={typed}
      pending={erasing.isPending}
      onConfirm={onConfirm}
    >
      {children}
    </ConfirmDialog>
  )

function ReceiptDialog({
  receipt: { id, erasedAt, by, counts, alike },
  onClose,
}: {
  receipt: ErasureReceipt
  onClose: () => void
}) {
  return (
    <Modal opened onClose={onClose} title="Erased">
      <Stack>
        <List size="sm">
          {receiptLines(counts).map((line) => (
            <List.Item key={line}>{line}</List.Item>
          ))}
        </List>
        {alike.length > 0 && (
          <Text size="sm">
            You still have {counted(alike.length, 'guest')} with the same name or email. Delete and erase them
            too if they are the same person.
          </Text>
        )}
        <Dimmed>
          {dayAndTime(erasedAt)} by {by}. Receipt {id}
        </Dimmed>
        <DoneAction onClose={onClose} />
      </Stack>
    </Modal>
  )
}
