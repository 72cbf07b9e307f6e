import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { TextGeneration } from './use-text-generation.ts'

const words = {
  approved: 'approved this text.',
  accepted: 'corrected this text, and you accepted the correction.',
  proposed: 'suggested a correction of this text, and you haven’t decided on it.',
}

interface Props {
  name: string
  generation: Pick<TextGeneration, 'replaced' | 'confirm' | 'decline'>
}

/** Asks before a text that the guest has checked is replaced by a new one. */
export function ReplaceChecked({ name, generation: { replaced, confirm, decline } }: Props) {
  return (
    <ConfirmDialog
      opened={replaced !== null}
      title="Replace the text that the guest checked?"
      confirm="Replace it"
      onConfirm={confirm}
      onClose={decline}
    >
      {name} {replaced && words[replaced]} A new text is written from the answers and replaces it, without the
      guest’s words. The text as it is now stays in Versions.
    </ConfirmDialog>
  )
}
