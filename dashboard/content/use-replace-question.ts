import type { ContentType, TextState } from '@cueroom/core/content/content.ts'
import { isWorkedOn } from '@cueroom/core/content/worked-on.ts'
import { useState } from 'react'
import { useLatestText } from './content.queries.ts'
import { isTextEdited } from './use-generation.ts'

/** Writes a text; `onError` gets the reason if it fails. */
type Write = (options: { replaceEdited: boolean; onError: (error: Error) => void }) => void

/** The question shown before an edited or checked text is replaced. */
export function useReplaceQuestion(texts: readonly TextState[]) {
  const latest = useLatestText()
  const [asking, setAsking] = useState<{ type: ContentType; write: Write }>()
  const textOf = (type: ContentType) => texts.find(({ contentType }) => contentType === type)
  const decline = () => setAsking(undefined)
  return {
    /** Writes the text, after asking if it was edited or checked, even after it was loaded. */
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
