import type { ContentType, TextState } from '@cueroom/core/content/content.ts'
import { useState } from 'react'
import { useSession } from '../app/session.queries.ts'
import { useGeneration } from '../content/use-generation.ts'
import { readInstructions } from '../content/use-instructions.ts'
import { useReplaceQuestion } from '../content/use-replace-question.ts'

/** Generation for one guest; at most one text at a time. */
export function useTextGeneration(guestId: number, texts: readonly TextState[]) {
  const generation = useGeneration()
  const tenantId = useSession().data?.tenant.id ?? ''
  const [type, setType] = useState<ContentType>()
  const asking = useReplaceQuestion(texts)
  const write = (wanted: ContentType) => {
    setType(wanted)
    generation.start({ guestId, type: wanted, prompt: readInstructions(tenantId, wanted) })
  }
  return {
    ...generation,
    /** The text being written. */
    type: generation.generating ? type : undefined,
    start: (wanted: ContentType) => {
      if (!generation.generating) asking.ask(wanted, () => write(wanted))
    },
    /** The question before a text that someone worked on is replaced. */
    asking,
  }
}
export type TextGeneration = ReturnType<typeof useTextGeneration>
