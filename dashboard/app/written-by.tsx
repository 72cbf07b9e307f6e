import { Dimmed } from '../ui/dimmed.ts'
import { useSession } from './session.queries.ts'

/** Says who will write and from which material, before generating. */
export function WrittenBy({ from }: { from: string }) {
  const drafting = useSession().data?.drafting
  if (!drafting) return null
  return (
    <Dimmed size="xs">
      {drafting.provider === 'drafter'
        ? `Drafted by template from ${from}. No language model is connected.`
        : `Written by ${drafting.model ?? 'a language model'} from ${from}.`}
    </Dimmed>
  )
}
