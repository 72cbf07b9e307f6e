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
        The personal links to questionnaires that {name} has stop working. What they sent is kept. Send the
        questions again to give them a new link.
      </ConfirmDialog>
    </>
  )
}
