import type { ContentType } from '@cueroom/core/content/content.ts'
import { useState } from 'react'
import { useSession } from '../app/session.queries.ts'
import { useGeneration } from '../content/use-generation.ts'
import { readInstructions } from '../content/use-instructions.ts'

/** Generation for one guest; at most one text at a time. */
export function useTextGeneration(guestId: number) {
  const generation = useGeneration()
  const tenantId = useSession().data?.tenant.id ?? ''
  const [type, setType] = useState<ContentType>()
  return {
    ...generation,
    /** The text being written. */
    type: generation.generating ? type : undefined,
    start: (wanted: ContentType) => {
      if (generation.generating) return
      setType(wanted)
      generation.start({ guestId, type: wanted, prompt: readInstructions(tenantId, wanted) })
    },
  }
}
export type TextGeneration = ReturnType<typeof useTextGeneration>
