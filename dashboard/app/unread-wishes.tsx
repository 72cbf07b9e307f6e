import { unreadNote, wishesOf } from '@cueroom/core/content/wishes.ts'
import { Dimmed } from '../ui/dimmed.ts'
import { useSession } from './session.queries.ts'

/** Warns while typing about instructions that a template can't follow; renders nothing if a model writes. */
export function UnreadWishes({ instructions }: { instructions: string }) {
  const isTemplate = useSession().data?.drafting.provider === 'drafter'
  const note = isTemplate ? unreadNote(wishesOf(instructions)) : null
  return (
    <Dimmed size="xs" role="status" style={{ overflowWrap: 'anywhere' }}>
      {note}
    </Dimmed>
  )
}
