import type { ContentType, TextState } from '@cueroom/core/content/content.ts'
import { isWorkedOn } from '@cueroom/core/content/worked-on.ts'
import { useState } from 'react'
import { useLatestText } from './content.queries.ts'
import { isTextEdited } from './use-generation.ts'

/** Writes a text; `onError` hears why it wasn't. */
type Write = (options: { replaceEdited: boolean; onError: (error: Error) => void }) => void

/** A question about a text that someone worked on, before it is replaced. */
export function useReplaceQuestion(texts: readonly TextState[]) {
  const latest = useLatestText()
  const [asking, setAsking] = useState<{ type: ContentType; write: Write }>()
  const textOf = (type: ContentType) => texts.find(({ contentType }) => contentType === type)
  const decline = () => setAsking(undefined)
  return {
    /** Writes, after a question where the text is one that someone worked on, also since it was loaded. */
    ask: (type: ContentType, write: Write) => {
      const replaced = textOf(type)
      if (replaced && isWorkedOn(replaced)) return setAsking({ type, write })
      const onError = async (error: Error) => {
        if (!isTextEdited(error)) return
        await latest.refresh()
        setAsking({ type, write })
      }
      write({ replaceEdited: false, onError: (error) => void onError(error) })
    },
    /** The text in question. */
    replaced: (asking && textOf(asking.type)) ?? null,
    confirm: () => {
      decline()
      asking?.write({ replaceEdited: true, onError: () => {} })
    },
    decline,
  }
}
export type ReplaceAsking = Pick<ReturnType<typeof useReplaceQuestion>, 'replaced' | 'confirm' | 'decline'>
