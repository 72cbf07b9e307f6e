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
  return {
    ...generation,
    /** The text being written. */
    type: generation.generating ? type : undefined,
    start: (wanted: ContentType) => {
      if (generation.generating) return
      asking.ask(wanted, ({ replaceEdited, onError }) => {
        setType(wanted)
        const prompt = readInstructions(tenantId, wanted, guestId)
        generation.start({ guestId, type: wanted, prompt, replaceEdited }, { onError })
      })
    },
    /** The question before a text that someone worked on is replaced. */
    asking,
  }
}
export type TextGeneration = ReturnType<typeof useTextGeneration>
