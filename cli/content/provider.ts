import type { GeneratedContent } from '@cueroom/core/content/content.ts'

/** Who wrote a text. Template drafts are always labelled. */
export const writtenBy = ({ provider, model }: Pick<GeneratedContent, 'provider' | 'model'>) =>
  provider === 'drafter' ? 'Drafted by template' : `Written by ${model ?? 'a model'}`
