import type { ContentType } from '@cueroom/core/content/content.ts'
import { progressTick } from '@cueroom/core/content/progress.ts'
import { textEdited } from '@cueroom/core/content/worked-on.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reason, serverMessage, useChange } from '../app/api.tsx'
import { useProgress } from '../ui/use-progress.ts'
import { useLatestText } from './content.queries.ts'

interface GenerateInput {
  guestId: number
  type: ContentType
  prompt: string
  /** The host agreed to replace a text that someone worked on. */
  replaceEdited: boolean
}

/** How long the full progress bar stays, in milliseconds (specification 4). */
const fullShown = 1_000

/** Whether someone worked on the text since this screen loaded it: the question whether to replace it follows. */
export const isTextEdited = (error: Error) => error instanceof ApiError && error.problem.code === textEdited

/** One generation at a time: simulated progress, streamed text and result. */
export function useGeneration() {
  const latest = useLatestText()
  const progress = useProgress(progressTick.content, fullShown)
  const [text, setText] = useState('')
  const abort = useRef<AbortController>(null)

  const generating = useChange(
    (api, { replaceEdited, ...wanted }: GenerateInput) => {
      abort.current = new AbortController()
      return api.content.generate({
        body: { ...wanted, ...(replaceEdited && { replaceEdited }) },
        signal: abort.current.signal,
        onEvent: (event) => setText((written) => written + event.text),
      })
    },
    {
      apply: () => {
        setText('')
        progress.start()
        return progress.reset
      },
      success: { title: 'Content Generated!' },
      onSuccess: async (content) => {
        progress.finish()
        latest.show(content)
        await latest.refreshLists()
      },
      failure: (error) =>
        abort.current?.signal.aborted || isTextEdited(error)
          ? undefined
          : {
              title: 'Generation Failed',
              message: 'Failed to generate content. Please try again.',
              reason: reason(error) ?? serverMessage(error),
            },
    },
  )

  const cancel = useCallback(() => abort.current?.abort(), [])
  useEffect(() => cancel, [cancel])
  return {
    start: generating.mutate,
    cancel,
    generating: generating.isPending,
    /** The text streamed so far. */
    written: generating.isPending ? text : '',
    progress: progress.percent,
  }
}
