import { Dimmed } from '../ui/dimmed.ts'
import { lazyPart } from '../ui/lazy.tsx'
import { useSession } from './session.queries.ts'

const UnreadNote = lazyPart<{ instructions: string }>(
  'warning',
  async () => (await import('./unread-note.ts')).UnreadNote,
  () => null,
)

/** Warns while typing about instructions that a template can't follow; renders nothing if a model writes. */
export function UnreadWishes({ instructions }: { instructions: string }) {
  const isTemplate = useSession().data?.drafting.provider === 'drafter'
  return (
    <Dimmed component="div" size="xs" role="status" style={{ overflowWrap: 'anywhere' }}>
      {isTemplate && instructions !== '' && <UnreadNote instructions={instructions} />}
    </Dimmed>
  )
}
