import type { PreviewChunk } from '@cueroom/core/content/preview.ts'
import type { NewShowSettings } from '@cueroom/core/show/show-settings.ts'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { tellFailure, useApi } from '../app/api.tsx'

/** Both texts of one guest as streamed so far. */
export type WrittenSoFar = Partial<Record<PreviewChunk['version'], string>>

interface Wanted {
  guestIds: number[]
  tried: NewShowSettings
}

const none: ReadonlyMap<number, WrittenSoFar> = new Map()

/** Previews introductions with unsaved settings; partial texts are kept per guest until complete. */
export function useRehearsal() {
  const api = useApi()
  const abort = useRef<AbortController>(null)
  const [written, setWritten] = useState(none)
  useEffect(() => () => abort.current?.abort(), [])
  const add = ({ guestId, version, text }: PreviewChunk) =>
    setWritten((before) => {
      const texts = before.get(guestId)
      return new Map(before).set(guestId, { ...texts, [version]: (texts?.[version] ?? '') + text })
    })
  const rehearsal = useMutation({
    mutationFn: ({ guestIds, tried }: Wanted) => {
      abort.current = new AbortController()
      // Pictures and colours don't affect texts
      const { showLogo: _logo, accent: _accent, hosts, ...settings } = tried
      const faceless = hosts?.map((host) => ({ ...host, photo: null }))
      const body = { ...settings, guestIds, ...(faceless && { hosts: faceless }) }
      return api.content.preview({ body, signal: abort.current.signal, onEvent: add })
    },
    onMutate: () => setWritten(none),
    onError: (error) => {
      if (abort.current?.signal.aborted) return
      tellFailure(error, {
        title: 'Generation Failed',
        message: 'Failed to generate content. Please try again.',
      })
    },
  })
  return { ...rehearsal, written }
}
