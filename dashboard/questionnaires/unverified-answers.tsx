import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { Alert, Button, Group, Stack, Text } from '@mantine/core'
import { useState } from 'react'
import { IconMailQuestion } from '../icons/index.ts'
import { ConfirmDialog } from '../ui/confirm-dialog.tsx'
import { useAccept, useKeepAsGuest, useRemoveResponse } from './responses.queries.ts'

interface Props {
  response: QuestionnaireResponse
  mayChange: boolean
}

/** Lets the host decide on answers that anyone could have sent with a guest's email address. */
export function UnverifiedAnswers({ response, mayChange }: Props) {
  const { guestName, guestEmail } = response
  const accept = useAccept()
  const keep = useKeepAsGuest()
  const [deleting, setDeleting] = useState(false)
  const busy = accept.isPending || keep.isPending
  return (
    <Alert color="indigo" icon={<IconMailQuestion size={18} />} title="Are these from your guest?">
      <Stack gap="sm">
        <Text size="sm">
          They came without a personal link, from {guestEmail}
          {guestName ? `, the address of ${guestName}. ` : ', the address of a guest you deleted. '}
          Nothing about the guest has changed yet.
        </Text>
        <Group gap="xs">
          {guestName && (
            <Button
              variant="filled"
              size="xs"
              disabled={!mayChange || keep.isPending}
              loading={accept.isPending}
              onClick={() => accept.mutate(response)}
            >
              Accept for {guestName}
            </Button>
          )}
          <Button
            size="xs"
            disabled={!mayChange || accept.isPending}
            loading={keep.isPending}
            onClick={() => keep.mutate(response)}
          >
            Keep as a new guest
          </Button>
          <Button size="xs" variant="subtle" color="red" disabled={busy} onClick={() => setDeleting(true)}>
            Delete
          </Button>
        </Group>
      </Stack>
      <DeleteDialog response={response} opened={deleting} onClose={() => setDeleting(false)} />
    </Alert>
  )
}

interface DeleteProps {
  response: QuestionnaireResponse
  opened: boolean
  onClose: () => void
}

function DeleteDialog({ response, opened, onClose }: DeleteProps) {
  const removal = useRemoveResponse()
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title="Delete these answers"
      confirm="Delete"
      pending={removal.isPending}
      onConfirm={() => removal.mutate(response)}
    >
      You can’t undo this. If you aren’t sure, keep them as a new guest.
    </ConfirmDialog>
  )
}
