import type { ErasureReceipt } from '@cueroom/core/erasures/erasures.contract.ts'
import { receiptLines } from '@cueroom/core/erasures/receipt-lines.ts'
import { Button, List, Modal, Stack, Text } from '@mantine/core'
import { dayAndTime } from '../ui/text.ts'
import { counted } from '@cueroom/core/text/counted.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { DialogActions } from '../ui/dialog-actions.tsx'
import { useEraseDeletion } from './deletions.queries.ts'

interface Props {
  deletionId: string
  /** What is erased, as the list names it. */
  what: string
  onClose: () => void
}

/** Asks whether to erase a deletion now, and then shows the receipt. */
export function EraseDialog({ deletionId, what, onClose }: Props) {
  const erasing = useEraseDeletion()
  if (erasing.data) return <ReceiptDialog receipt={erasing.data} onClose={onClose} />
  return (
    <ConfirmDialog
      opened
      onClose={onClose}
      title={`Erase now: ${what}`}
      confirm="Erase Now"
      typed="erase"
      pending={erasing.isPending}
      onConfirm={() => erasing.mutate(deletionId)}
    >
      This erases everything about it in this show: answers, texts, photos, import rows and invitations. Names
      and addresses of erased guests are blacked out in your other texts. You can’t undo this.
    </ConfirmDialog>
  )
}

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
        <Text size="sm" c="dimmed">
          {dayAndTime(erasedAt)} by {by}. Receipt {id}
        </Text>
        <DialogActions>
          <Button onClick={onClose}>Done</Button>
        </DialogActions>
      </Stack>
    </Modal>
  )
}
