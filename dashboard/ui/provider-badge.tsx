import { Badge } from '@mantine/core'
import { IconSparkles, IconTemplate } from '../icons/index.ts'

interface Props {
  provider: 'openai' | 'drafter'
  model: string | null
  /** A person has changed it since. */
  edited?: boolean
}

/** Who wrote a text. Template drafts are always labelled. */
export function ProviderBadge({ provider, model, edited = false }: Props) {
  const Glyph = provider === 'drafter' ? IconTemplate : IconSparkles
  return (
    <Badge variant="default" leftSection={<Glyph size={13} />}>
      {provider === 'drafter' ? 'Drafted by template' : (model ?? 'Language model')}
      {edited && ', edited'}
    </Badge>
  )
}
