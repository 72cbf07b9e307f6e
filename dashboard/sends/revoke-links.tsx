import { Button } from '@mantine/core'
import { useState } from 'react'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useRevokeLinks } from './sends.queries.ts'

interface Props {
  guestId: number
  name: string
  size?: 'xs' | 'sm'
}

/** Ends the personal links that a guest has, after a question. */
export function RevokeLinks({ guestId, name, size = 'sm' }: Props) {
  const [asking, setAsking] = useState(false)
  const revoking = useRevokeLinks()
  const close = () => setAsking(false)
  return (
    <>
      <Button
        size={size}
        variant="subtle"
        color="red"
        aria-label={`Revoke personal links of ${name}`}
        onClick={() => setAsking(true)}
      >
        Revoke personal links
      </Button>
      <ConfirmDialog
        opened={asking}
        title="Revoke personal links?"
        confirm="Revoke links"
        pending={revoking.isPending}
        onConfirm={() => revoking.mutate(guestId, { onSuccess: close })}
        onClose={close}
      >
        {name}’s personal links to questionnaires stop working. Answers they already sent are kept. To give
        them a new link, send the questions again.
      </ConfirmDialog>
    </>
  )
}
