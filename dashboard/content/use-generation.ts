import type { ContentType, GeneratedContent } from '@cueroom/core/content/content.ts'
import { ApiError } from '@cueroom/core/contract/client.ts'
import { progressTick } from '@cueroom/core/content/progress.ts'
import { useMutation } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { reason, serverMessage, useApi } from '../app/api.tsx'
import { toast } from '../ui/toasts.tsx'
import { useProgress } from '../ui/use-progress.ts'
import { useShowLatest } from './content.queries.ts'

interface Wanted {
  guestId: number
  type: ContentType
  prompt: string
}

/** How long the full progress bar stays, in milliseconds (specification 4). */
const fullShown = 1_000

/** One generation at a time: simulated progress, streamed text and result. */
export function useGeneration() {
  const api = useApi()
  const latest = useShowLatest()
  const progress = useProgress(progressTick.content, fullShown)
  const [text, setText] = useState('')
  const abort = useRef<AbortController>(null)

  const generating = useMutation({
    mutationFn: ({ guestId, type, prompt }: Wanted) => {
      abort.current = new AbortController()
      return api.content.generate({
        body: { guestId, type, prompt },
        signal: abort.current.signal,
        onEvent: (event) => setText((written) => written + event.text),
      })
    },
    onMutate: () => {
      setText('')
      progress.start()
    },
    onSuccess: async (content: GeneratedContent) => {
      progress.finish()
      latest.show(content)
      toast.success({ title: 'Content Generated!' })
      await latest.refreshLists()
    },
    onError: (error) => {
      progress.reset()
      if (abort.current?.signal.aborted) return
      if (error instanceof ApiError && error.status === 401) return
      toast.failure({
        title: 'Generation Failed',
        message: 'Failed to generate content. Please try again.',
        reason: reason(error) ?? serverMessage(error),
      })
    },
  })

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
