import type { ContentType, TextState } from '@cueroom/core/content/content.ts'
import { isWorkedOn } from '@cueroom/core/content/worked-on.ts'
import { useState } from 'react'

/** A question about a text that someone worked on, before it is replaced. */
export function useReplaceQuestion(texts: readonly TextState[]) {
  const [asking, setAsking] = useState<{ replaced: TextState; write: () => void }>()
  const decline = () => setAsking(undefined)
  return {
    /** Writes, after a question where the text is one that someone worked on. */
    ask: (type: ContentType, write: () => void) => {
      const replaced = texts.find(({ contentType }) => contentType === type)
      if (replaced && isWorkedOn(replaced)) setAsking({ replaced, write })
      else write()
    },
    replaced: asking?.replaced ?? null,
    confirm: () => {
      decline()
      asking?.write()
    },
    decline,
  }
}
export type ReplaceAsking = Pick<ReturnType<typeof useReplaceQuestion>, 'replaced' | 'confirm' | 'decline'>
