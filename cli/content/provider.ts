import type { GeneratedContent } from '@cueroom/core/content/content.ts'

/** Who wrote a text. A draft by template never passes for a model's. */
export const writtenBy = ({ provider, model }: Pick<GeneratedContent, 'provider' | 'model'>) =>
  provider === 'drafter' ? 'Drafted by template' : `Written by ${model ?? 'a model'}`
