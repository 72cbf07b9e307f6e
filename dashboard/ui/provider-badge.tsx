import { Badge } from '@mantine/core'
import { IconSparkles, IconTemplate } from '@tabler/icons-react'

/** Who wrote a text. Template drafts are always labelled. */
export function ProviderBadge({ provider, model }: { provider: 'openai' | 'drafter'; model: string | null }) {
  const Glyph = provider === 'drafter' ? IconTemplate : IconSparkles
  return (
    <Badge variant="default" fw={500} tt="none" leftSection={<Glyph size={13} aria-hidden />}>
      {provider === 'drafter' ? 'Drafted by template' : (model ?? 'Language model')}
    </Badge>
  )
}
