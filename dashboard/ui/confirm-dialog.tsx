import { Modal, Stack, Text, TextInput } from '@mantine/core'
import { type FormEvent, type ReactNode, useState } from 'react'
import { FormActions } from './dialog-actions.tsx'

interface Props {
  opened: boolean
  onClose: () => void
  title: string
  children: ReactNode
  /** Label of the confirm button. */
  confirm: string
  onConfirm: () => void
  /** What to type first, a word or a name, for actions that are hard to undo. */
  typed?: string
  pending?: boolean
  /** Nothing is taken away: the confirm button isn't red. */
  harmless?: boolean
}

export const ConfirmDialog = ({ opened, onClose, title, ...rest }: Props) => (
  <Modal opened={opened} onClose={onClose} title={title}>
    <ConfirmBody onClose={onClose} {...rest} />
  </Modal>
)

/** Typed words are compared without regard to capitals, spaces and how accents are composed. */
const plain = (text: string) => text.normalize('NFKC').trim().replace(/\s+/gu, ' ').toLowerCase()

function ConfirmBody({
  onClose,
  children,
  confirm,
  onConfirm,
  typed,
  pending = false,
  harmless = false,
}: Omit<Props, 'opened' | 'title'>) {
  const [text, setText] = useState('')
  const ready = !typed || plain(text) === plain(typed)
  const submit = (event: FormEvent) => {
    event.preventDefault()
    // React bubbles submit through portals, to forms around the dialog
    event.stopPropagation()
    if (ready) onConfirm()
  }
  return (
    <form onSubmit={submit}>
      <Stack>
        <Text size="sm" component="div">
          {children}
        </Text>
        {typed && (
          <TextInput
            label={`Type “${typed}” to confirm`}
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
            autoComplete="off"
            data-autofocus
          />
        )}
        <FormActions
          submit={confirm}
          destructive={!harmless}
          disabled={!ready}
          saving={pending}
          onClose={onClose}
        />
      </Stack>
    </form>
  )
}
