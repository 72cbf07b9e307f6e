import type { TextState } from '@cueroom/core/content/content.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import type { ReplaceAsking } from './use-replace-question.ts'

const checkWords: Record<NonNullable<TextState['factCheck']>, string> = {
  approved: 'approved this text.',
  accepted: 'corrected this text, and you accepted the correction.',
  acceptedPart: 'corrected this text, and you accepted part of the correction.',
  proposed: 'suggested a correction to this text that you haven’t reviewed.',
}

interface Props {
  name: string
  asking: ReplaceAsking
}

/** Asks before replacing a text that the host edited or the guest checked. */
export function ReplaceQuestion({ name, asking: { replaced, confirm, decline } }: Props) {
  const check = replaced?.factCheck
  return (
    <ConfirmDialog
      opened={replaced !== null}
      title={check ? 'Replace the text that the guest checked?' : 'Replace the text that was edited?'}
      confirm="Replace it"
      onConfirm={confirm}
      onClose={decline}
    >
      {check ? `${name} ${checkWords[check]}` : 'This text was edited by hand.'} The new text is written from
      the answers and doesn’t include {check ? 'the guest’s words' : 'your changes'}. The current text stays
      in Versions.
    </ConfirmDialog>
  )
}
