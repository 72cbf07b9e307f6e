import type { QuestionnaireResponse } from '@cueroom/core/questionnaires/submission.ts'
import { Badge, Button } from '@mantine/core'
import { IconLock, IconLockOpen } from '../icons/index.ts'
import { useLock } from './responses.queries.ts'

export const LockedBadge = () => (
  <Badge ml="xs" size="sm" color="gray">
    Locked
  </Badge>
)

/** Guests with a personal link can change their answers until the host locks them. */
export function LockButton({ response }: { response: QuestionnaireResponse }) {
  const lock = useLock()
  const locked = !response.lockedAt
  return (
    <Button
      leftSection={locked ? <IconLock size={17} /> : <IconLockOpen size={17} />}
      loading={lock.isPending}
      onClick={() => lock.mutate({ response, locked })}
    >
      {locked ? 'Lock answers' : 'Unlock answers'}
    </Button>
  )
}
