import { Alert, Button, Stack } from '@mantine/core'
import { day } from '../ui/text.ts'
import { useCancelErasure } from './account.queries.ts'

/** Says when the show is erased, and keeps it. */
export function ErasureNotice({ eraseAt }: { eraseAt: string }) {
  const keeping = useCancelErasure()
  return (
    <Alert color="red" title={`We erase this show on ${day(eraseAt)}`}>
      <Stack align="flex-start" gap="sm">
        Until then, everything works as before.
        <Button loading={keeping.isPending} onClick={() => keeping.mutate()}>
          Keep this show
        </Button>
      </Stack>
    </Alert>
  )
}
