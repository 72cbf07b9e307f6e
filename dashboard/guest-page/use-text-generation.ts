import type { ContentType, TextState } from '@cueroom/core/content/content.ts'
import { useState } from 'react'
import { useSession } from '../app/session.queries.ts'
import { useGeneration } from '../content/use-generation.ts'
import { readInstructions } from '../content/use-instructions.ts'

/** Generation for one guest; at most one text at a time. */
export function useTextGeneration(guestId: number, texts: readonly TextState[]) {
  const generation = useGeneration()
  const tenantId = useSession().data?.tenant.id ?? ''
  const [type, setType] = useState<ContentType>()
  const [asking, setAsking] = useState<ContentType>()
  const checkOf = (wanted: ContentType | undefined) =>
    texts.find(({ contentType }) => contentType === wanted)?.factCheck ?? null
  const write = (wanted: ContentType) => {
    setAsking(undefined)
    setType(wanted)
    generation.start({ guestId, type: wanted, prompt: readInstructions(tenantId, wanted) })
  }
  return {
    ...generation,
    /** The text being written. */
    type: generation.generating ? type : undefined,
    start: (wanted: ContentType) => {
      if (generation.generating) return
      if (checkOf(wanted)) setAsking(wanted)
      else write(wanted)
    },
    /** What the guest said of the text that would be replaced; the host is asked first. */
    replaced: checkOf(asking),
    confirm: () => asking && write(asking),
    decline: () => setAsking(undefined),
  }
}
export type TextGeneration = ReturnType<typeof useTextGeneration>
