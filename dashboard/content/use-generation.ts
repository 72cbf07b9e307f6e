import type { ContentType } from '@cueroom/core/content/content.ts'
import { progressTick } from '@cueroom/core/content/progress.ts'
import { textEdited } from '@cueroom/core/content/worked-on.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import { useState } from 'react'
import { reason, serverMessage } from '../app/api.tsx'
import { useCancelableChange } from '../app/use-cancelable-change.ts'
import { useLatestText } from './content.queries.ts'

interface GenerateInput {
  guestId: number
  type: ContentType
  prompt: string
  /** The host agreed to replace an edited or checked text. */
  replaceEdited: boolean
}

/**
 * Whether the text was edited or checked after this screen loaded it; then the host is asked whether to
 * replace it.
 */
export const isTextEdited = (error: Error) => error instanceof ApiError && error.problem.code === textEdited

/** Generates a text, which is shown while it streams in. */
export function useGeneration() {
  const latest = useLatestText()
  const [text, setText] = useState('')
  const { start, cancel, generating, progress, failed } = useCancelableChange({
    call: (api, { replaceEdited, ...wanted }: GenerateInput, signal) =>
      api.content.generate({
        body: { ...wanted, ...(replaceEdited && { replaceEdited }) },
        signal,
        onEvent: (event) => setText((written) => written + event.text),
      }),
    tick: progressTick.content,
    onStart: () => setText(''),
    onSuccess: async (content) => {
      latest.show(content)
      await latest.refreshLists()
    },
    success: { title: 'Content Generated!' },
    failure: (error) =>
      isTextEdited(error)
        ? undefined
        : {
            title: 'Generation Failed',
            message: 'Failed to generate content. Please try again.',
            reason: reason(error) ?? serverMessage(error),
          },
  })
  return {
    start,
    cancel,
    generating,
    /** The text streamed so far. */
    written: generating ? text : '',
    progress,
    /** Why the text of that guest and type isn’t new. */
    failureOf: (guestId: number, type: ContentType) =>
      failed?.input.guestId === guestId && failed.input.type === type && !isTextEdited(failed.error)
        ? failed.error
        : null,
  }
}
